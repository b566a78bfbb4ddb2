import type { Query } from '@msw/data'
import { Counter, Index, Unique, type AmountsOf, type DerivedIndex, type Id, type KeyOf, type Row } from './derivedIndex.ts'
import { IndexedQuery, keyBy, type Scalar } from './query.ts'

/** A field with a single value, or one in an object: `virtualAccount.accountNumber`. */
type Field<R> = { [Name in keyof R & string]: FieldAt<Name, NonNullable<R[Name]>> }[keyof R & string]
type FieldAt<Name extends string, Value> = Value extends Scalar
  ? Name
  : Value extends readonly unknown[]
    ? never
    : `${Name}.${keyof Value & string}`

/** What a collection can look up without reading all of its records. Each part is built when it is first used. */
export interface LookUpOptions<R, C extends string> {
  /** Fields that no two records may have in common, which also answer queries; or another key that no two may have. */
  readonly unique?: readonly (readonly Field<R>[] | KeyOf<R>)[]
  /** Fields that a query compares with one value each. */
  readonly index?: readonly (readonly Field<R>[])[]
  /** Amounts of each record, summed by key. */
  readonly counters?: { readonly [Name in C]: AmountsOf<R> }
}

/** The ids of the records that can match a query, ascending; `isWhole`: they all do. */
interface MatchingIds<I> {
  readonly ids: readonly I[]
  readonly isWhole: boolean
}

/** A unique key or index, and the key of a query that it answers. */
interface Entry<R extends Row> {
  readonly index: Unique<R> | Index<R>
  /** The number of fields. */
  readonly size: number
  readonly keyIn?: (equals: object) => Scalar | undefined
}

/** The unique keys, indexes and counters of a collection. */
export class LookUps<R extends Row, C extends string> {
  readonly #records: ReadonlyMap<Scalar, R>
  readonly #entries: readonly Entry<R>[]
  readonly #uniques: readonly Unique<R>[]
  readonly #counters: ReadonlyMap<string, Counter<R>>
  readonly #all: readonly DerivedIndex<R, unknown>[]

  constructor(records: Map<Id, R>, { unique = [], index = [], counters }: LookUpOptions<R, C>) {
    this.#records = records
    const uniques = unique.map((by) =>
      typeof by === 'function' ? { index: new Unique(records, by), size: 0 } : entryOf(new Unique(records, keyOf(by)), by),
    )
    const indexes = index.map((by) => entryOf(new Index(records, keyOf(by)), by))
    const sums = Object.entries<AmountsOf<R>>(counters ?? {})
    this.#entries = [...uniques, ...indexes]
    this.#uniques = uniques.map(({ index }) => index)
    this.#counters = new Map(sums.map(([name, amountsOf]) => [name, new Counter(records, amountsOf)]))
    this.#all = [...this.#entries.map(({ index }) => index), ...this.#counters.values()]
  }

  /** Follows a record that is added, changed or removed. */
  replace(before: R | undefined, after: R | undefined): void {
    for (const index of this.#all) index.replace(before, after)
  }

  clear(): void {
    for (const index of this.#all) index.clear()
  }

  /** The id of another record with a unique key of this one. */
  findConflict(record: R): R['id'] | undefined {
    for (const index of this.#uniques) {
      const owner = index.idOf(index.keyOf(record))
      if (owner !== undefined && owner !== record.id) return owner
    }
    return undefined
  }

  sum(counter: C, key: Id): number {
    return this.#counters.get(counter)?.sum(key) ?? 0
  }

  /** Undefined if neither the id, nor a unique key, nor an index answers the query. */
  answer(query: Query<R>): MatchingIds<R['id']> | undefined {
    const indexed = query instanceof IndexedQuery ? query.indexed : undefined
    if (!indexed) return undefined
    if (indexed.isEmpty) return { ids: [], isWhole: true }
    const { equals, size, isWhole } = indexed
    const { id } = equals
    if (id !== undefined) {
      const record = this.#records.get(id)
      return { ids: record ? [record.id] : [], isWhole: isWhole && size === 1 }
    }
    for (const entry of this.#entries) {
      const key = entry.keyIn?.(equals)
      if (key !== undefined) return { ids: entry.index.ids(key), isWhole: isWhole && size === entry.size }
    }
    return undefined
  }
}

function entryOf<I>(index: I, fields: readonly string[]) {
  return { index, size: fields.length, keyIn: keyBy(fields.map((field) => (equals) => Reflect.get(equals, field))) }
}

/** The key of a record by the values of fields, which may be in an object; undefined where that is missing. */
function keyOf(fields: readonly string[]): (record: object) => Scalar | undefined {
  return keyBy(
    fields.map((field) => {
      const [first = '', second] = field.split('.')
      if (second === undefined) return (record) => Reflect.get(record, first)
      return (record) => Reflect.get(Object(Reflect.get(record, first)), second)
    }),
  )
}

import type { PredicateFunction, Query } from '@msw/data'
import { Counter, Index, Unique, type AmountsOf, type DerivedIndex, type Id, type KeyOf, type Row } from './derivedIndex.ts'
import { IndexedQuery, keyOfValues, valueAt, type Scalar } from './query.ts'

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
  /** Fields that a query compares with one value each, or a predicate that it passes to `where`. */
  readonly index?: readonly (readonly Field<R>[] | PredicateFunction<R>)[]
  /** Amounts of each record, summed by key. */
  readonly counters?: { readonly [Name in C]: AmountsOf<R> }
}

/** The ids of the records that can match a query, ascending; `isWhole`: they all do. */
interface Answer<I> {
  readonly ids: readonly I[]
  readonly isWhole: boolean
}

/** A declared key or predicate, and what is derived by it. */
interface Entry<R extends Row> {
  readonly by: readonly string[] | KeyOf<R> | PredicateFunction<R>
  readonly index: Unique<R> | Index<R>
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
    const uniques = unique.map((by) => ({ by, index: new Unique(records, typeof by === 'function' ? by : keyOf(by)) }))
    const indexes = index.map((by) => ({ by, index: new Index(records, typeof by === 'function' ? flagOf(by) : keyOf(by)) }))
    const sums = Object.entries<AmountsOf<R>>(counters ?? {})
    this.#entries = [...uniques, ...indexes]
    this.#uniques = uniques.map(({ index }) => index)
    this.#counters = new Map(sums.map(([name, amountsOf]) => [name, new Counter(records, amountsOf)]))
    this.#all = [...this.#entries.map(({ index }) => index), ...this.#counters.values()]
  }

  add(record: R): void {
    for (const index of this.#all) index.add(record)
  }

  remove(record: R): void {
    for (const index of this.#all) index.remove(record)
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
  answer(query: Query<R>): Answer<R['id']> | undefined {
    const known = query instanceof IndexedQuery ? query.known : undefined
    if (!known) return undefined
    if (known.isEmpty) return { ids: [], isWhole: true }
    const { equals, predicates, isWhole } = known
    const { id } = equals
    if (id !== undefined) {
      const record = this.#records.get(id)
      return { ids: record ? [record.id] : [], isWhole: isWhole && countOf(equals) === 1 && predicates.length === 0 }
    }
    for (const { by, index } of this.#entries) {
      if (typeof by !== 'function') {
        const key = keyOfValues(by.map((field) => equals[field]))
        if (key === undefined) continue
        return { ids: index.ids(key), isWhole: isWhole && countOf(equals) === by.length && predicates.length === 0 }
      }
      if (index instanceof Index && predicates.some((predicate) => predicate === by))
        return { ids: index.ids(true), isWhole: isWhole && countOf(equals) === 0 && predicates.length === 1 }
    }
    return undefined
  }
}

const countOf = (object: object) => Object.keys(object).length

function keyOf<R extends object>(fields: readonly string[]): KeyOf<R> {
  const paths = fields.map((field) => field.split('.'))
  return (record) => keyOfValues(paths.map((steps) => valueAt(record, steps)))
}

/** The key of the records that match a predicate; the others have none. */
const flagOf =
  <R>(predicate: PredicateFunction<R>): KeyOf<R> =>
  (record) =>
    predicate(record) ? true : undefined

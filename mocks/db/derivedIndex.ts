import type { Query } from '@msw/data'
import { IndexedQuery, keyBy, type Scalar } from './query.ts'

/** Data that a collection derives from its records: the record of a unique key, the records that share a key, sums. */
export type Id = string | number
export type Row = { readonly id: Id }
/** A record's key; undefined for none. */
export type KeyOf<R> = (record: R) => Scalar | undefined
export type AmountsOf<R> = (record: R) => Iterable<readonly [key: Id, amount: number]>

/**
 * Built from all records on its first use and updated with each later change, so that opening a window on 100,000 picks does
 * not compute statistics that no request needs.
 */
abstract class DerivedIndex<R, Derived> {
  readonly #records: Map<Id, R>
  #derived: Derived | undefined

  constructor(records: Map<Id, R>) {
    this.#records = records
  }

  /** Follows a record that is added, changed or removed. */
  replace(before: R | undefined, after: R | undefined): void {
    if (!this.#derived) return
    if (before) this.exclude(before, this.#derived)
    if (after) this.include(after, this.#derived)
  }

  /** Discards the derived data; the next use builds it again. */
  clear(): void {
    this.#derived = undefined
  }

  protected get derived(): Derived {
    if (this.#derived) return this.#derived
    const derived = this.empty()
    for (const record of this.#records.values()) this.include(record, derived)
    this.#derived = derived
    return derived
  }

  protected abstract empty(): Derived
  protected abstract include(record: R, derived: Derived): void
  protected abstract exclude(record: R, derived: Derived): void
}

/** Records by a key; a record with the key `undefined` has none. */
abstract class KeyedIndex<R extends Row, Derived> extends DerivedIndex<R, Derived> {
  readonly keyOf: KeyOf<R>

  constructor(records: Map<Id, R>, keyOf: KeyOf<R>) {
    super(records)
    this.keyOf = keyOf
  }

  override replace(before: R | undefined, after: R | undefined): void {
    // Most changes of a record leave its key alone.
    if (!before || !after || this.keyOf(before) !== this.keyOf(after)) super.replace(before, after)
  }
}

/** At most one record for each key. */
class Unique<R extends Row> extends KeyedIndex<R, Map<Scalar, R['id']>> {
  /** The id of the record with this key. */
  idOf(key: Scalar | undefined): R['id'] | undefined {
    return key === undefined ? undefined : this.derived.get(key)
  }

  /** That id in a list, as an index has it. */
  ids(key: Scalar): readonly R['id'][] {
    const id = this.derived.get(key)
    return id === undefined ? [] : [id]
  }

  protected empty(): Map<Scalar, R['id']> {
    return new Map()
  }

  protected include(record: R, owners: Map<Scalar, R['id']>): void {
    const key = this.keyOf(record)
    if (key !== undefined) owners.set(key, record.id)
  }

  // A fold replays changes out of order, so the key may already belong to another record.
  protected exclude(record: R, owners: Map<Scalar, R['id']>): void {
    const key = this.keyOf(record)
    if (key !== undefined && owners.get(key) === record.id) owners.delete(key)
  }
}

/** The records that share a key. */
class Index<R extends Row> extends KeyedIndex<R, Map<Scalar, SortedIds<R['id']>>> {
  /** In ascending order. */
  ids(key: Scalar): readonly R['id'][] {
    return this.derived.get(key)?.all ?? []
  }

  protected empty(): Map<Scalar, SortedIds<R['id']>> {
    return new Map()
  }

  protected include(record: R, groups: Map<Scalar, SortedIds<R['id']>>): void {
    const key = this.keyOf(record)
    if (key === undefined) return
    const group = groups.get(key) ?? new SortedIds<R['id']>()
    groups.set(key, group)
    group.add(record.id)
  }

  protected exclude(record: R, groups: Map<Scalar, SortedIds<R['id']>>): void {
    const key = this.keyOf(record)
    if (key !== undefined) groups.get(key)?.remove(record.id)
  }
}

/** Sums by key: each record adds its amounts. */
class Counter<R> extends DerivedIndex<R, Map<Id, number>> {
  readonly amountsOf: AmountsOf<R>

  constructor(records: Map<Id, R>, amountsOf: AmountsOf<R>) {
    super(records)
    this.amountsOf = amountsOf
  }

  sum(key: Id): number {
    return this.derived.get(key) ?? 0
  }

  protected empty(): Map<Id, number> {
    return new Map()
  }

  protected include(record: R, sums: Map<Id, number>): void {
    for (const [key, amount] of this.amountsOf(record)) sums.set(key, (sums.get(key) ?? 0) + amount)
  }

  protected exclude(record: R, sums: Map<Id, number>): void {
    for (const [key, amount] of this.amountsOf(record)) sums.set(key, (sums.get(key) ?? 0) - amount)
  }
}

/** New ids are usually the greatest, so adding one is usually a push. */
export class SortedIds<I extends Id> {
  readonly all: I[] = []

  add(id: I): void {
    const place = this.#placeOf(id)
    if (this.all[place] !== id) this.all.splice(place, 0, id)
  }

  remove(id: I): void {
    const place = this.#placeOf(id)
    if (this.all[place] === id) this.all.splice(place, 1)
  }

  #placeOf(id: I): number {
    let [low, high] = [0, this.all.length]
    if (isBefore(this.all.at(-1), id)) return high
    while (low < high) {
      const middle = (low + high) >> 1
      if (isBefore(this.all[middle], id)) low = middle + 1
      else high = middle
    }
    return low
  }
}

/** Numbers by size, then strings. */
function isBefore(one: Id | undefined, other: Id): boolean {
  if (typeof one === 'number') return typeof other === 'number' ? one < other : true
  return typeof one === 'string' && typeof other === 'string' && one < other
}

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

import type { Scalar } from './query.ts'

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
export abstract class DerivedIndex<R, Derived> {
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
export class Unique<R extends Row> extends KeyedIndex<R, Map<Scalar, R['id']>> {
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
export class Index<R extends Row> extends KeyedIndex<R, Map<Scalar, SortedIds<R['id']>>> {
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
export class Counter<R> extends DerivedIndex<R, Map<Id, number>> {
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

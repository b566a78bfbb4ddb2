/** What a table derives from its records and never recomputes: who owns a key, who shares one, how much adds up. */
export type Id = string | number
export type Row = { readonly id: Id }
export type KeyOf<R> = (record: R) => Id | undefined
export type AmountsOf<R> = (record: R) => Iterable<readonly [key: Id, amount: number]>

export type View<R> = { enter(record: R): void; leave(record: R): void }

/** At most one record for each key; a record whose key is `undefined` claims none. */
export class Unique<R extends Row> implements View<R> {
  readonly keyOf: KeyOf<R>
  readonly #owners = new Map<Id, R['id']>()

  constructor(keyOf: KeyOf<R>) {
    this.keyOf = keyOf
  }

  /** The id of the record that holds `key`. */
  owner(key: Id | undefined): R['id'] | undefined {
    return key === undefined ? undefined : this.#owners.get(key)
  }

  enter(record: R): void {
    const key = this.keyOf(record)
    if (key !== undefined) this.#owners.set(key, record.id)
  }

  // A fold replays changes out of their order, so the key may be another record's by now.
  leave(record: R): void {
    const key = this.keyOf(record)
    if (key !== undefined && this.#owners.get(key) === record.id) this.#owners.delete(key)
  }
}

/** The records that share a key. */
export class Index<R extends Row> implements View<R> {
  readonly keyOf: KeyOf<R>
  readonly #groups = new Map<Id, SortedIds<R['id']>>()

  constructor(keyOf: KeyOf<R>) {
    this.keyOf = keyOf
  }

  /** Ascending: slice them to show a page of a long list. */
  ids(key: Id): readonly R['id'][] {
    return this.#groups.get(key)?.all ?? []
  }

  enter(record: R): void {
    const key = this.keyOf(record)
    if (key === undefined) return
    const group = this.#groups.get(key) ?? new SortedIds<R['id']>()
    this.#groups.set(key, group)
    group.add(record.id)
  }

  leave(record: R): void {
    const key = this.keyOf(record)
    if (key !== undefined) this.#groups.get(key)?.remove(record.id)
  }
}

/** Running sums: each record adds its amounts under its keys. */
export class Tally<R> implements View<R> {
  readonly amountsOf: AmountsOf<R>
  readonly #sums = new Map<Id, number>()

  constructor(amountsOf: AmountsOf<R>) {
    this.amountsOf = amountsOf
  }

  of(key: Id): number {
    return this.#sums.get(key) ?? 0
  }

  enter(record: R): void {
    for (const [key, amount] of this.amountsOf(record)) this.#sums.set(key, this.of(key) + amount)
  }

  leave(record: R): void {
    for (const [key, amount] of this.amountsOf(record)) this.#sums.set(key, this.of(key) - amount)
  }
}

/** New ids are usually the greatest, so adding is usually a push. */
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

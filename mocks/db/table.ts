import {
  Index,
  SortedIds,
  Counter,
  Unique,
  type AmountsOf,
  type Id,
  type KeyOf,
  type Row,
  type DerivedIndex,
} from './derivedIndex.ts'

/** A table as the world sees it, without its records' shape. */
export interface Store {
  get(id: Id | undefined): Row | undefined
  set(id: Id, record: Row | undefined): void
  /** Clears derived indexes before a bulk load; the next use builds them again. */
  clearIndexes(): void
}

export type Write = (table: string, id: Id, record: Row | undefined) => void

/**
 * Records by id. Subclasses define their indexes: `class Picks extends Table<Pick> { episode = this.index((pick) =>
 * pick.episodeId) }`.
 */
export class Table<R extends Row> implements Store {
  readonly name: string
  readonly #write: Write
  readonly #records = new Map<Id, R>()
  readonly #ids = new SortedIds<R['id']>()
  readonly #indexes: DerivedIndex<R, unknown>[] = []

  constructor(name: string, write: Write) {
    this.name = name
    this.#write = write
  }

  /** An index on a unique key: `put` throws for a second record with the same key. */
  protected unique(keyOf: KeyOf<R>): Unique<R> {
    return this.#register(new Unique(this.#records, keyOf))
  }

  protected index(keyOf: KeyOf<R>): Index<R> {
    return this.#register(new Index(this.#records, keyOf))
  }

  protected counter(amountsOf: AmountsOf<R>): Counter<R> {
    return this.#register(new Counter(this.#records, amountsOf))
  }

  get(id: R['id'] | undefined): Readonly<R> | undefined {
    return id === undefined ? undefined : this.#records.get(id)
  }

  /** In ascending order. */
  ids(): readonly R['id'][] {
    return this.#ids.all
  }

  /** The records of these ids, in their order; all records by default. Unknown ids are skipped. */
  all(ids: readonly R['id'][] = this.#ids.all): Readonly<R>[] {
    const found: Readonly<R>[] = []
    for (const id of ids) {
      const record = this.#records.get(id)
      if (record) found.push(record)
    }
    return found
  }

  /** Adds `record`, or replaces the one with its id, and freezes it. Throws if another record has the same unique key. */
  put(record: R): Readonly<R> {
    for (const index of this.#indexes) {
      const owner = index instanceof Unique ? index.idOf(index.keyOf(record)) : undefined
      if (owner !== undefined && owner !== record.id)
        throw new Error(`${this.name}: record ${owner} already has the unique key of ${record.id}`)
    }
    this.#write(this.name, record.id, record)
    return record
  }

  remove(id: R['id']): void {
    this.#write(this.name, id, undefined)
  }

  /** Sets or removes the record of `id` in every index. For the world only. */
  set(id: Id, record: R | undefined): void {
    const before = this.#records.get(id)
    if (before) for (const index of this.#indexes) index.remove(before)
    if (record) {
      this.#records.set(id, Object.freeze(record))
      if (!before) this.#ids.add(record.id)
      for (const index of this.#indexes) index.add(record)
    } else if (before) {
      this.#records.delete(id)
      this.#ids.remove(before.id)
    }
  }

  clearIndexes(): void {
    for (const index of this.#indexes) index.clear()
  }

  #register<V extends DerivedIndex<R, unknown>>(index: V): V {
    this.#indexes.push(index)
    return index
  }
}

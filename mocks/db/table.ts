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

/** All that a world needs of a table; it knows no record's shape. */
export interface Store {
  get(id: Id | undefined): Row | undefined
  set(id: Id, record: Row | undefined): void
  /** Many records are about to come: what is derived from them is made again when it is asked for. */
  clearIndexes(): void
}

export type Write = (table: string, id: Id, record: Row | undefined) => void

/** Records by id. A subclass names its views: `class Picks extends Table<Pick> { episode = this.index((pick) => pick.episodeId) }`. */
export class Table<R extends Row> implements Store {
  readonly name: string
  readonly #write: Write
  readonly #records = new Map<Id, R>()
  readonly #ids = new SortedIds<R['id']>()
  readonly #views: DerivedIndex<R, unknown>[] = []

  constructor(name: string, write: Write) {
    this.name = name
    this.#write = write
  }

  /** A key that two records may not share: `put` refuses the second. */
  protected unique(keyOf: KeyOf<R>): Unique<R> {
    return this.#view(new Unique(this.#records, keyOf))
  }

  protected index(keyOf: KeyOf<R>): Index<R> {
    return this.#view(new Index(this.#records, keyOf))
  }

  protected counter(amountsOf: AmountsOf<R>): Counter<R> {
    return this.#view(new Counter(this.#records, amountsOf))
  }

  get(id: R['id'] | undefined): Readonly<R> | undefined {
    return id === undefined ? undefined : this.#records.get(id)
  }

  /** Ascending. */
  ids(): readonly R['id'][] {
    return this.#ids.all
  }

  /** The records of some ids, in their order; of all when none are named. An id nobody has is left out. */
  all(ids: readonly R['id'][] = this.#ids.all): Readonly<R>[] {
    const found: Readonly<R>[] = []
    for (const id of ids) {
      const record = this.#records.get(id)
      if (record) found.push(record)
    }
    return found
  }

  /** Adds `record`, or puts it in the place of the one with its id, and freezes it. Throws if another record holds a unique key. */
  put(record: R): Readonly<R> {
    for (const view of this.#views) {
      const owner = view instanceof Unique ? view.idOf(view.keyOf(record)) : undefined
      if (owner !== undefined && owner !== record.id) throw new Error(`${this.name}: ${owner} has what ${record.id} claims`)
    }
    this.#write(this.name, record.id, record)
    return record
  }

  remove(id: R['id']): void {
    this.#write(this.name, id, undefined)
  }

  /** Makes `id` be `record`, or nothing, in every view. For the world alone. */
  set(id: Id, record: R | undefined): void {
    const before = this.#records.get(id)
    if (before) for (const view of this.#views) view.remove(before)
    if (record) {
      this.#records.set(id, Object.freeze(record))
      if (!before) this.#ids.add(record.id)
      for (const view of this.#views) view.add(record)
    } else if (before) {
      this.#records.delete(id)
      this.#ids.remove(before.id)
    }
  }

  clearIndexes(): void {
    for (const view of this.#views) view.clear()
  }

  #view<V extends DerivedIndex<R, unknown>>(view: V): V {
    this.#views.push(view)
    return view
  }
}

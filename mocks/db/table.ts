import { Collection } from './collection.ts'
import type { CollectionOptions, Write } from './collectionTypes.ts'
import { Counter, Index, Unique, type AmountsOf, type Id, type KeyOf, type Row, type DerivedIndex } from './derivedIndex.ts'

export type { Store, Write } from './collectionTypes.ts'

/** The options of each collection, by name. */
export const optionsByName = new Map<string, unknown>()

const anyRecord = { schema: { '~standard': { validate: (value: unknown) => ({ value }) } } }

/** A collection with its former methods, until the last caller of them is gone: use those of `Collection`. */
export class Table<R extends Row, C extends string = never> extends Collection<R, C> {
  readonly #indexes: DerivedIndex<R, unknown>[] = []

  constructor(name: string, write: Write) {
    // oxlint-disable-next-line typescript/consistent-type-assertions, typescript/no-unsafe-type-assertion -- the collection of this name
    super(name, (optionsByName.get(name) ?? anyRecord) as CollectionOptions<R, C>, write)
  }

  /** An index on a unique key: `put` throws for a second record with the same key. */
  protected unique(keyOf: KeyOf<R>): Unique<R> {
    return this.#register(new Unique(this.records, keyOf))
  }

  protected index(keyOf: KeyOf<R>): Index<R> {
    return this.#register(new Index(this.records, keyOf))
  }

  protected counter(amountsOf: AmountsOf<R>): Counter<R> {
    return this.#register(new Counter(this.records, amountsOf))
  }

  /** In ascending order. */
  ids(): readonly R['id'][] {
    return this.sortedIds.all
  }

  /** The records of these ids, in their order; all records by default. Unknown ids are skipped. */
  override all(ids: readonly R['id'][] = this.sortedIds.all): R[] {
    return ids.flatMap((id) => this.get(id) ?? [])
  }

  /** Adds `record`, or replaces the one with its id, and freezes it. Throws if another record has the same unique key. */
  put(record: R): Readonly<R> {
    for (const index of this.#indexes) {
      const owner = index instanceof Unique ? index.idOf(index.keyOf(record)) : undefined
      if (owner !== undefined && owner !== record.id)
        throw new Error(`${this.name}: record ${owner} already has the unique key of ${record.id}`)
    }
    this.write(this.name, record.id, record)
    return record
  }

  remove(id: R['id']): void {
    this.write(this.name, id, undefined)
  }

  override set(id: Id, record: R | undefined): void {
    const before = this.records.get(id)
    if (before) for (const index of this.#indexes) index.remove(before)
    super.set(id, record)
    if (record) for (const index of this.#indexes) index.add(record)
  }

  override endSeed(): void {
    super.endSeed()
    for (const index of this.#indexes) index.clear()
  }

  #register<V extends DerivedIndex<R, unknown>>(index: V): V {
    this.#indexes.push(index)
    return index
  }
}

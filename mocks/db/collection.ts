import * as v from 'valibot'
import type { Query } from '@msw/data'
import type { CollectionOptions, Found, Page, Store, Strict, Update, Write } from './collectionTypes.ts'
import { SortedIds, type Id, type Row } from './derivedIndex.ts'
import { LookUps } from './derivedIndex.ts'
import { draftOf, freeze, type Draft, parseRecord, TakenKeyError, type Schema } from './record.ts'
import { isSelect, missingIndex, queryOf, type Select, comparator, criteriaOf } from './query.ts'

/** A query that tests more records throws, since an index is missing. Tests set it. */
export const scanLimit = { records: Infinity }

/**
 * Records with the queries of `@msw/data`, synchronous, since a rule runs in a transaction. Found records are in the order of
 * their ids. Writes throw if the record does not match the schema, or if another one has the same unique key.
 */
export class Collection<R extends Row, C extends string = never> implements Store {
  readonly name: string
  readonly #schema: Schema<R>
  #isChecked = false
  readonly #write: Write
  readonly #records = new Map<Id, R>()
  readonly #ids = new SortedIds<R['id']>()
  readonly #lookUps: LookUps<R, C>

  constructor(name: string, { schema, ...lookUps }: CollectionOptions<R, C>, write: Write) {
    this.name = name
    this.#schema = schema
    this.#write = write
    this.#lookUps = new LookUps(this.#records, lookUps)
  }

  /** The first record that matches; without a query, the first one. */
  findFirst<S extends boolean = false>(select?: Select<R>, options?: Strict<S>): Found<R, S>
  findFirst(select?: Select<R>, options?: Strict<boolean>): R | undefined {
    return required('findFirst', this.#first(select), options)
  }

  /** The records that match; without a query, all. Sorts before it skips and takes. */
  findMany(select?: Select<R>, page: Page<R> = {}): R[] {
    return this.#many('findMany', select, page)
  }

  count(): number {
    return this.#records.size
  }

  all(): R[] {
    return this.#find(undefined, {})
  }

  /** A counter's sum for a key. */
  sum(counter: C, key: Id): number {
    return this.#lookUps.sum(counter, key)
  }

  /** Adds a record, and freezes it. Throws if its id is taken. */
  create(values: R): R {
    if (this.#records.has(values.id)) throw new Error(`${this.name}: there is a record ${values.id} already`)
    return this.#put(values)
  }

  /** Changes a record, or the first one that matches, and returns it. */
  update<S extends boolean = false>(which: Select<R> | R, update: Update<R, S>): Found<R, S>
  update(which: Select<R> | R, options: Update<R, boolean>): R | undefined {
    const record = required('update', this.#which(which), options)
    return record && this.#change(record, options.data)
  }

  updateMany(select: Select<R> | undefined, { data, ...page }: Update<R, boolean> & Page<R>): R[] {
    return this.#many('updateMany', select, page).map((record) => this.#change(record, data))
  }

  /** Deletes a record, or the first one that matches, and returns it. */
  delete<S extends boolean = false>(which: Select<R> | R, options?: Strict<S>): Found<R, S>
  delete(which: Select<R> | R, options?: Strict<boolean>): R | undefined {
    const record = required('delete', this.#which(which), options)
    if (record) this.#write(this.name, record.id, undefined)
    return record
  }

  deleteMany(select?: Select<R>, page: Page<R> = {}): R[] {
    const found = this.#many('deleteMany', select, page)
    for (const { id } of found) this.#write(this.name, id, undefined)
    return found
  }

  get(id: Id | undefined): R | undefined {
    return id === undefined ? undefined : this.#records.get(id)
  }

  /** Sets or removes the record of `id` in every index. For the world only. */
  set(id: Id, record: R | undefined): void {
    const before = this.#records.get(id)
    if (record) {
      this.#records.set(id, freeze(record))
      if (!before) this.#ids.add(record.id)
    } else if (before) {
      this.#records.delete(id)
      this.#ids.remove(before.id)
    }
    this.#lookUps.replace(before, record)
  }

  parse(record: Row): R {
    return parseRecord(this.#schema, record, `${this.name} ${record.id}`)
  }

  checkKeys(record: R): void {
    const owner = this.#lookUps.findConflict(record)
    if (owner !== undefined) throw new TakenKeyError(`${this.name}: record ${owner} already has the unique key of ${record.id}`)
  }

  endSeed(): void {
    this.#lookUps.clear()
    this.#isChecked = true
  }

  #many(method: string, select: Select<R> | undefined, page: Page<R>): R[] {
    const found = this.#find(select, page)
    if (found.length === 0 && page.strict) throw missing(method, 'records')
    return found
  }

  #which(which: Select<R> | R): R | undefined {
    return isSelect(which) ? this.#first(which) : this.#records.get(which.id)
  }

  #first(select: Select<R> | undefined): R | undefined {
    const query = queryOf(select)
    const answer = query && this.#lookUps.answer(query)
    if (query && !answer?.isWhole) return this.#match(query, false, 0, 1)[0]
    return this.get((answer?.ids ?? this.#ids.all)[0])
  }

  #find(select: Select<R> | undefined, { orderBy, skip = 0, take = Infinity, cursor }: Page<R>): R[] {
    const query = queryOf(select)
    const criteria = orderBy ? criteriaOf(orderBy) : []
    const isById = criteria.every(([field]) => field === 'id')
    const [isDescending, isBackward, count] = [criteria[0]?.[1] === 'desc', take < 0, Math.abs(take)]
    const isReversed = isById && isDescending !== isBackward
    if (isById && !cursor) return this.#match(query, isReversed, skip, count)
    const found = this.#match(query, isReversed)
    if (!isById) found.sort(comparator(criteria))
    if (!isById && isBackward) found.reverse()
    const start = cursor ? found.findIndex(({ id }) => id === cursor.id) : 0
    return start === -1 ? [] : found.slice(start + skip, start + skip + count)
  }

  /** The records that match, by id: `count` of them after the first `skip`. */
  #match(query: Query<R> | undefined, isReversed: boolean, skip = 0, count = Infinity): R[] {
    const answer = query && this.#lookUps.answer(query)
    const ids = answer?.ids ?? this.#ids.all
    const tested = answer?.isWhole ? undefined : query
    const found: R[] = []
    let toSkip = tested ? skip : 0
    for (let step = skip - toSkip; step < ids.length && found.length < count; step += 1) {
      if (tested && step === scanLimit.records)
        throw new Error(`${this.name}: a query tests more than ${step} records; ${missingIndex(tested)} would answer it`)
      const record = this.get(ids[isReversed ? ids.length - 1 - step : step])
      if (!record || (tested && !tested.test(record))) continue
      if (toSkip > 0) toSkip -= 1
      else found.push(record)
    }
    return found
  }

  #change(record: R, data: (draft: Draft<R>) => void): R {
    const draft = draftOf(record)
    data(draft)
    if (draft.id !== record.id) throw new Error(`${this.name}: the id of record ${record.id} does not change`)
    return this.#put(draft)
  }

  #put(values: R): R {
    const record = this.#isChecked ? this.parse(values) : values
    this.checkKeys(record)
    this.#write(this.name, record.id, record)
    return record
  }
}

function required<R>(method: string, record: R | undefined, options: Strict<boolean> = {}): R | undefined {
  if (record === undefined && options.strict) throw missing(method, 'record')
  return record
}

const missing = (method: string, what: 'record' | 'records') =>
  new Error(`Failed to execute "${method}" on collection: no ${what} found matching the query`)

/** What a collection is made of; each world opens its own. */
export interface Definition<R extends Row, C extends string> {
  readonly options: CollectionOptions<R, C>
  readonly open: (name: string, write: Write) => Collection<R, C>
}

/** Defines a collection by the schema of its records, and by what it looks up. */
export function defineCollection<R extends Row, C extends string = never>(options: CollectionOptions<R, C>): Definition<R, C> {
  return { options, open: (name, write) => new Collection(name, options, write) }
}

/** The schema of a record, or of an object in one: exactly these fields, which only a collection's `update` changes. */
export const record = <const Entries extends v.ObjectEntries>(entries: Entries) => v.pipe(v.strictObject(entries), v.readonly())

/** The schema of a list in a record. */
export const list = <const Item extends v.GenericSchema>(item: Item) => v.pipe(v.array(item), v.readonly())

/** The type of a collection's records. */
export type RecordOf<D> = D extends Definition<infer R, string> ? R : never

/** Adds a record, or replaces the one with its id. */
export function upsert<R extends Row>(collection: Pick<Collection<R>, 'create' | 'update'>, record: R): R {
  return collection.update(record, { data: (draft) => Object.assign(draft, record) }) ?? collection.create(record)
}

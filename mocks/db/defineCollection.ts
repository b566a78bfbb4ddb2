import * as v from 'valibot'
import { Collection } from './collection.ts'
import type { CollectionOptions, Write } from './collectionTypes.ts'
import type { Row } from './derivedIndex.ts'

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

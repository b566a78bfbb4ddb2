import type { Collection } from './collection.ts'
import type { Row } from './derivedIndex.ts'

/** Adds a record, or replaces the one with its id. */
export function upsert<R extends Row>(collection: Pick<Collection<R>, 'create' | 'update'>, record: R): R {
  return collection.update(record, { data: (draft) => Object.assign(draft, record) }) ?? collection.create(record)
}

import type { Store } from './collectionTypes.ts'
import type { Id, Row } from './derivedIndex.ts'
import type { Change } from './log.ts'
import { SchemaError } from './record.ts'

/** The collection that a field's ids belong to. */
export const references = {
  userId: 'users',
  episodeId: 'episodes',
  styleIds: 'styles',
  productId: 'products',
  stockId: 'stocks',
  ofOrder: 'orders',
  lineId: 'orderLines',
  photoIds: 'photos',
} as const

/**
 * Applies the changes of an imported world to collections with its seed. Throws, with the place, for an unknown collection, a
 * record that does not match its schema, one that names a record that never was, and one with the unique key of another.
 */
export function checkChanges(byName: ReadonlyMap<string, Store>, changes: readonly Change[]): void {
  const removed = new Set<string>()
  for (const [name, id, record] of changes) {
    const collection = byName.get(name)
    if (!collection) throw new SchemaError(`${name} ${id}: there is no collection of this name`)
    collection.set(id, record === null ? undefined : collection.parse(record))
    if (record === null) removed.add(`${name} ${id}`)
  }
  // Of the seed's records, too: a new record may have the key of one that is not among the changes.
  for (const name of new Set(changes.map(([collection]) => collection))) {
    const collection = byName.get(name)
    for (const record of collection?.all() ?? []) collection?.checkKeys(record)
  }
  for (const [name, id] of changes) {
    const record = byName.get(name)?.get(id)
    if (!record) continue
    for (const [field, target, reference] of referencesOf(record)) {
      // What a rule or a tester has removed may still be named.
      const isMissing = byName.get(target)?.get(reference) === undefined && byName.has(target)
      if (isMissing && !removed.has(`${target} ${reference}`))
        throw new SchemaError(`${name} ${id}: ${field}: there is no record ${reference} in ${target}`)
    }
  }
}

function* referencesOf(record: Row): Generator<[field: string, target: string, id: Id]> {
  for (const [field, target] of Object.entries(references)) {
    const value: unknown = Reflect.get(record, field)
    for (const id of [value].flat()) if (typeof id === 'number' || typeof id === 'string') yield [field, target, id]
  }
}

import type { ReadTx } from '../db/collections.ts'
import type { Row } from '../db/derivedIndex.ts'
import { references } from '../db/references.ts'

const MAX_IDS = 20

/** Records of one collection that belong to a record; `ids` are the latest of `count`. */
export type RecordLink = { readonly collection: string; readonly ids: Row['id'][]; readonly count: number }

/** The records of a collection by its name; none for an unknown one. */
export function recordsOf(tx: ReadTx, collection: string): readonly Row[] {
  const byName: Partial<Record<string, { all: () => readonly Row[] }>> = tx
  return byName[collection]?.all() ?? []
}

/** Finds a record by its id, which an address has as text. */
export function findRecord(tx: ReadTx, collection: string, id: Row['id']): Row | undefined {
  return recordsOf(tx, collection).find((record) => String(record.id) === String(id))
}

/** The records that a record names, and those that name it: of an order its user, lines and payments. */
export function linksOf(tx: ReadTx, collection: string, record: Row): RecordLink[] {
  const named = Object.entries(references).flatMap(([field, target]) => {
    const ids = idsIn(record, field).filter((id) => findRecord(tx, target, id) !== undefined)
    return ids.length === 0 ? [] : [toLink(target, ids)]
  })
  const fields = Object.entries(references).flatMap(([field, target]) => (target === collection ? [field] : []))
  const naming = Object.keys(tx).flatMap((other) => {
    const ids = recordsOf(tx, other)
      .filter((each) => fields.some((field) => idsIn(each, field).includes(record.id)))
      .map(({ id }) => id)
    return ids.length === 0 ? [] : [toLink(other, ids)]
  })
  return [...named, ...naming]
}

const toLink = (collection: string, ids: readonly Row['id'][]) => ({
  collection,
  ids: ids.slice(-MAX_IDS).toReversed(),
  count: ids.length,
})

function idsIn(record: Row, field: string): Row['id'][] {
  const value: unknown = Reflect.get(record, field)
  const values: unknown[] = Array.isArray(value) ? value : [value]
  return values.filter((each) => typeof each === 'number' || typeof each === 'string')
}

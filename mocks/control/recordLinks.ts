import { tableClasses, type ReadTx } from '../db/tables.ts'
import type { Row } from '../db/derivedIndex.ts'

type TableName = keyof typeof tableClasses

/** The table that a field's ids belong to. */
const references: Readonly<Record<string, TableName>> = {
  userId: 'users',
  episodeId: 'episodes',
  styleIds: 'styles',
  productId: 'products',
  stockId: 'stocks',
  ofOrder: 'orders',
  lineId: 'orderLines',
  photoIds: 'photos',
}

const MAX_IDS = 20

/** Records of one table that belong to a record; `ids` are the latest of `count`. */
export type RecordLink = { readonly table: string; readonly ids: Row['id'][]; readonly count: number }

/** All table names, in the order of `tableClasses`. */
export const tableNames: readonly string[] = Object.keys(tableClasses)

/** The records of a table by its name; none for an unknown one. */
export function recordsOf(tx: ReadTx, table: string): readonly Row[] {
  const tables: Partial<Record<string, { all: () => readonly Row[] }>> = tx
  return tables[table]?.all() ?? []
}

/** Finds a record by its id, which an address has as text. */
export function findRecord(tx: ReadTx, table: string, id: Row['id']): Row | undefined {
  return recordsOf(tx, table).find((record) => String(record.id) === String(id))
}

/** The records that a record names, and those that name it: of an order its user, lines and payments. */
export function linksOf(tx: ReadTx, table: string, record: Row): RecordLink[] {
  const named = Object.entries(references).flatMap(([field, target]) => {
    const ids = idsIn(record, field).filter((id) => findRecord(tx, target, id) !== undefined)
    return ids.length === 0 ? [] : [toLink(target, ids)]
  })
  const fields = Object.keys(references).filter((field) => references[field] === table)
  const naming = tableNames.flatMap((other) => {
    const ids = recordsOf(tx, other)
      .filter((each) => fields.some((field) => idsIn(each, field).includes(record.id)))
      .map(({ id }) => id)
    return ids.length === 0 ? [] : [toLink(other, ids)]
  })
  return [...named, ...naming]
}

const toLink = (table: string, ids: readonly Row['id'][]) => ({
  table,
  ids: ids.slice(-MAX_IDS).toReversed(),
  count: ids.length,
})

function idsIn(record: Row, field: string): Row['id'][] {
  const value: unknown = Reflect.get(record, field)
  const values: unknown[] = Array.isArray(value) ? value : [value]
  return values.filter((each) => typeof each === 'number' || typeof each === 'string')
}

import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { replaceRow } from './tableRows.ts'

/** The rows that test runs saw and the documents do not have. */
export const rowsFolder = '.cache/rows'

const recordedRow = v.object({ file: v.string(), section: v.string(), cells: v.array(v.string()) })
type RecordedRow = v.InferOutput<typeof recordedRow>

/** Records a row of a document's section. Each row has a file of its own, since test files run in parallel. */
export function recordRow(row: RecordedRow, folder: string): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(pathOf(row, folder), JSON.stringify(row))
}

/** Removes what an earlier run has recorded of a row. */
export const removeRecord = (row: RecordedRow, folder: string): void => rmSync(pathOf(row, folder), { force: true })

/** The documents with the recorded rows, each row in place of the one with the same first cell. */
export function mergeRecordedRows(folder: string): Record<string, string> {
  const documents: Record<string, string> = {}
  for (const { file, section, cells } of readRecords(folder))
    documents[file] = replaceRow(documents[file] ?? readFileSync(file, 'utf8'), section, cells)
  return documents
}

/** The oldest first, so that new rows have the order of their tests. */
function readRecords(folder: string): RecordedRow[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .map((name) => join(folder, name))
    .toSorted((one, other) => statSync(one).mtimeMs - statSync(other).mtimeMs)
    .map((path) => v.parse(recordedRow, JSON.parse(readFileSync(path, 'utf8'))))
}

function pathOf({ file, section, cells: [key] }: RecordedRow, folder: string): string {
  const hash = createHash('sha256').update(JSON.stringify([file, section, key]))
  return join(folder, `${hash.digest('hex').slice(0, 16)}.json`)
}

import { readFileSync } from 'node:fs'
import { recordRow, removeRecord, rowsFolder } from '../../scripts/generate/recordedRows.ts'
import { formatRow, readRow } from '../../scripts/generate/tableRows.ts'

/**
 * Compares a row of a document's table, found by its first cell, with what the test saw. If it differs, the test fails and
 * the row is recorded for `npm run generate -- evidence`.
 */
export function expectRow(file: string, section: string, cells: string[], folder = rowsFolder): void {
  const found = readRow(readFileSync(file, 'utf8'), section, cells[0] ?? '')
  const seen = formatRow(cells)
  if (found && formatRow(found) === seen) {
    removeRecord({ file, section, cells }, folder)
    return
  }
  recordRow({ file, section, cells }, folder)
  throw new Error(`${file}, section ${section}: the row is not what the test saw.
in the document: ${found ? formatRow(found) : 'no such row'}
what it saw:     ${seen}
If the document has to change: npm run generate -- evidence`)
}

import { writeRow as writeTableRow } from '../support/tableRows.ts'

/** Writes the result of a test into docs/payment-faults.md. */
export function writeRow(section: 'calls' | 'situations' | 'kills', key: string, cells: readonly string[]): void {
  writeTableRow('docs/payment-faults.md', section, key, () => cells)
}

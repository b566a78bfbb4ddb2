import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { staleDocuments } from '../scripts/generate/generate.ts'
import { mergeRecordedRows } from '../scripts/generate/recordedRows.ts'
import { replaceRow } from '../scripts/generate/tableRows.ts'
import { expectRow } from './support/expectRow.ts'

const folder = mkdtempSync(join(tmpdir(), 'pickers-generate-'))
const file = join(folder, 'trust.md')
const rows = join(folder, 'rows')
const table = `<!-- races -->

| situation   | seen |
| ----------- | ---- |
| two windows | one  |

<!-- end of races -->
`

beforeEach(() => {
  rmSync(rows, { recursive: true, force: true })
  writeFileSync(file, table)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const expectRaces = (...cells: string[]) => expectRow(file, 'races', cells, rows)
const merged = () => mergeRecordedRows(rows)[file]

describe('a row that a test saw', () => {
  test('is compared without its whitespace, and nothing is written', () => {
    expectRaces(' two  windows', 'one\n')
    expect(existsSync(rows)).toBe(false)
    expect(readFileSync(file, 'utf8')).toBe(table)
  })

  test('fails and is recorded if it differs, and replaces the document’s row', () => {
    const message = `${file}, section races: the row is not what the test saw.
in the document: | two windows | one |
what it saw:     | two windows | a/b |`
    expect(() => expectRaces('two windows', 'a|b')).toThrow(message)
    expect(readFileSync(file, 'utf8')).toBe(table)
    expect(merged()).toBe(table.replace('| two windows | one  |', '| two windows | a/b |'))
  })

  test('fails and is recorded if it is missing, and is added at the table’s end', () => {
    expect(() => expectRaces('two buyers', 'one')).toThrow('in the document: no such row')
    expect(merged()).toContain('| two windows | one  |\n| two buyers | one |\n\n<!--')
  })

  test('is not recorded any more after a run that sees the document’s', () => {
    expect(() => expectRaces('two windows', 'none')).toThrow('none')
    expectRaces('two windows', 'one')
    expect(merged()).toBeUndefined()
  })
})

test('a row of an unknown section is refused', () => {
  expect(() => replaceRow(table, 'kills', ['a', 'b'])).toThrow('no section kills')
})

test('a document is stale if its file is missing or differs', () => {
  const [fresh, differs, missing] = [
    { file, text: table },
    { file, text: `${table}more\n` },
    { file: join(folder, 'missing.md'), text: '' },
  ]
  expect(staleDocuments([fresh, differs, missing])).toEqual([differs, missing])
})

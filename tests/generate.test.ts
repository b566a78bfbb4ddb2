import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { mergeRecordedRows } from '../scripts/generate/recordedRows.ts'
import { expectRow } from './support/expectRow.ts'

test('a row that a test saw is compared; if it differs, the test fails and the row replaces the document’s', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pickers-generate-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const [file, rows] = [join(folder, 'trust.md'), join(folder, 'rows')]
  const table = '<!-- races -->\n\n| situation | seen |\n| --- | --- |\n| two windows | one |\n\n<!-- end of races -->\n'
  writeFileSync(file, table)
  expectRow(file, 'races', [' two  windows', 'one\n'], rows)
  expect(mergeRecordedRows(rows)).toEqual({})
  expect(() => expectRow(file, 'races', ['two windows', 'none'], rows)).toThrow('the row is not what the test saw')
  expect(mergeRecordedRows(rows)[file]).toBe(table.replace('| one |', '| none |'))
})

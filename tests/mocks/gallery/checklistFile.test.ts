import { assert, constant, constantFrom, dictionary, oneof, property, record, string, stringMatching } from 'fast-check'
import { expect, test } from 'vitest'
import type { Checklist } from '../../../mocks/gallery/checklist.ts'
import { fromCsv, toCsv, toMarkdown } from '../../../mocks/gallery/checklistFile.ts'
import '../../support/properties.ts'

const at = '2026-11-22T10:00:00.000Z'

test('a checklist read from its own CSV is the same, whatever the note', () => {
  const entry = record({
    result: constantFrom('passed' as const, 'failed' as const, null),
    note: oneof(string(), constantFrom('=1+1', "'=1", '-', '"', ',', 'a\nb', 'a\r\nb', '')),
    build: constant('0.1.0 abc'),
    at: constant(at),
  })
  assert(
    property(dictionary(stringMatching(/^[a-z]+(-[a-z]+)*$/), entry, { noNullPrototype: true }), (checklist: Checklist) => {
      expect(fromCsv(toCsv(checklist))).toEqual(checklist)
    }),
  )
})

test('CSV that a spreadsheet saved, with a byte order mark and plain line ends, is read', () => {
  const text = `\uFEFFid,result,note,build,date\ncart-empty,failed,no button,0.1.0,${at}\n`
  expect(fromCsv(text)).toEqual({ 'cart-empty': { result: 'failed', note: 'no button', build: '0.1.0', at } })
})

test.each([';', '\t'])('CSV that a spreadsheet saved with %j between its cells is read', (separator) => {
  const rows = [
    ['id', 'result', 'note', 'build', 'date'],
    ['cart-empty', 'failed', `"a${separator}b"`, 'c, d', at],
  ]
  const text = rows.map((row) => `${row.join(separator)}\r\n`).join('')
  expect(fromCsv(text)).toEqual({ 'cart-empty': { result: 'failed', note: `a${separator}b`, build: 'c, d', at } })
})

test.each(['a"b', '"a', '"a"b', 'a,b'])('a note that is no cell of CSV is refused, not cut: %s', (note) => {
  expect(fromCsv(`id,result,note,build,date\r\nx,failed,${note},0.1.0,${at}\r\n`)).toBeUndefined()
})

test.each(['', 'a,b\n1,2', 'id,result,note,build,date\nx,maybe,,,', 'id,result,note,build,date\nx', '{"id":1}'])(
  'text that is no checklist is refused: %j',
  (text) => expect(fromCsv(text)).toBeUndefined(),
)

test('no cell is a formula for a spreadsheet', () => {
  const notes = ['=1', '+1', '-1', '@x'].map((note, index) => [`id-${index}`, { result: null, note, build: 'b', at }] as const)
  expect(toCsv(Object.fromEntries(notes))).not.toMatch(/,[=+\-@]/)
})

test('Markdown has a row for every scenario and escapes bars and line breaks', () => {
  const markdown = toMarkdown(
    { one: { result: 'failed', note: 'a|b\nc', build: 'b', at } },
    [
      { id: 'one', title: 'One' },
      { id: 'two', title: 'Two' },
    ],
    'Pickers b',
  )
  expect(markdown.split('\n').slice(4, 6)).toEqual([
    '| `one` | One | failed | a\\|b c | b | 2026-11-22 |',
    '| `two` | Two |  |  |  |  |',
  ])
})

import { assert, constant, constantFrom, dictionary, oneof, property, record, string, stringMatching } from 'fast-check'
import { expect, test } from 'vitest'
import { browserOf, changeEntry, type Checklist } from '../../../mocks/gallery/checklist.ts'
import { fromCsv, toCsv, toMarkdown } from '../../../mocks/gallery/checklistFile.ts'
import '../../support/properties.ts'

const at = '2026-11-22T10:00:00.000Z'

test('a checklist read from its own CSV is the same, whatever the note', () => {
  const entry = record({
    result: constantFrom('passed' as const, 'failed' as const, null),
    note: oneof(string(), constantFrom('=1+1', "'=1", '-', '"', ',', 'a\nb', 'a\r\nb', '')),
    build: constant('0.1.0 abc'),
    at: constant(at),
    steps: constantFrom<number[]>([1], [1, 3]),
    browser: constantFrom('Chrome 139, Windows', '=1'),
    language: constantFrom('ko' as const, 'en' as const),
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
    { one: { result: 'failed', note: 'a|b\nc', build: 'b', at, steps: [2], browser: 'Safari 18, iPhone', language: 'ko' } },
    [
      { id: 'one', title: 'One', steps: ['a', 'b'] },
      { id: 'two', title: 'Two', steps: ['c'] },
    ],
    'Pickers b',
  )
  expect(markdown.split('\n').slice(4, 6)).toEqual([
    '| `one` | One | failed | a\\|b c | 1/2 | 2026-11-22 19:00 | Safari 18, iPhone | b | ko |',
    '| `two` | Two |  |  |  |  |  |  |  |',
  ])
})

test('a ticked step, a note or a result make an entry, with browser and language; without any of them there is none', () => {
  const place = { browser: 'Chrome 139, Windows', language: 'en' } as const
  const ticked = changeEntry({}, 'pay-card', { steps: [2, 1] }, place)
  expect(ticked).toEqual({ 'pay-card': expect.objectContaining({ steps: [1, 2], result: null, note: '', ...place }) })
  expect(changeEntry(ticked, 'pay-card', { steps: [] }, place)).toEqual({})
})

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Safari/537.36',
    'Chrome 139, Windows',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Safari/537.36 Edg/139.0.0.0',
    'Edge 139, Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari 18, iPhone',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0', 'Firefox 142, Linux'],
  ['an unknown browser', ''],
])('the browser of a user agent: %s', (userAgent, name) => expect(browserOf(userAgent)).toBe(name))

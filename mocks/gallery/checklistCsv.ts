import * as v from 'valibot'
import { koreanTime } from '../db/koreanTime.ts'
import { languages } from '../db/languages.ts'
import { results, type Checklist, type ChecklistEntry } from './checklist.ts'

const COLUMNS = ['id', 'result', 'note', 'build', 'date', 'steps', 'browser', 'language'] as const
/** Of files that have been saved before. */
const FIRST_COLUMNS = 5
/** Spreadsheets would run a cell that starts like this as a formula. */
const FORMULA = /^'*[=+\-@]/

const cells = [v.pipe(v.string(), v.nonEmpty()), v.picklist(['', ...results]), v.string(), v.string(), v.string()] as const
const steps = v.pipe(v.string(), v.regex(/^(\d+( \d+)*)?$/))
const rowSchema = v.union([
  v.strictTuple([...cells, steps, v.string(), v.picklist(['', ...languages])]),
  v.pipe(
    v.strictTuple(cells),
    v.transform((row) => [...row, '', '', ''] as const),
  ),
])

/** The checklist as CSV (RFC 4180), one line for each entry. */
export function toCsv(checklist: Checklist): string {
  const rows = Object.entries(checklist).map(
    ([id, { result, note, build, at, steps: ticked = [], browser = '', language = '' }]) => {
      return [id, result ?? '', note, build, at, ticked.join(' '), browser, language]
    },
  )
  return [COLUMNS, ...rows].map((row) => `${row.map(toCell).join(',')}\r\n`).join('')
}

const toCell = (text: string) => {
  const safe = FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/**
 * Parses the CSV of `toCsv`, also after a spreadsheet saved it: with semicolons or tabs where the country or the format wants them.
 * Undefined for any other text.
 */
export function fromCsv(text: string): Checklist | undefined {
  const plain = text.replace(/^\uFEFF/, '')
  const [, separator = ','] = /^"?id"?([,;\t])/.exec(plain) ?? []
  const [header, ...rows] = parseCsv(plain, separator) ?? []
  if (header?.join() !== COLUMNS.join() && header?.join() !== COLUMNS.slice(0, FIRST_COLUMNS).join()) return undefined
  const parsed = v.safeParse(v.array(rowSchema), rows)
  return parsed.success ? Object.fromEntries(parsed.output.map(toEntry)) : undefined
}

function toEntry([id, result, note, build, at, ticked, browser, language]: v.InferOutput<typeof rowSchema>): [
  string,
  ChecklistEntry,
] {
  const place = { ...(browser !== '' && { browser }), ...(language !== '' && { language }) }
  const tickedSteps = ticked === '' ? {} : { steps: ticked.split(' ').map(Number) }
  return [id, { result: result === '' ? null : result, note, build, at, ...tickedSteps, ...place }]
}

/** Undefined for text that is no CSV to its end. */
function parseCsv(text: string, separator: string): string[][] | undefined {
  // A cell, quoted or not, and its terminator. Sticky, so that no character between cells is skipped.
  const cells = text.matchAll(new RegExp(`(?:"((?:[^"]|"")*)"|([^"${separator}\\r\\n]*))(${separator}|\\r?\\n|$)`, 'gy'))
  const rows: string[][] = [[]]
  let length = 0
  for (const [all, quoted, plain = '', end] of cells) {
    length += all.length
    if (all === '' && rows.at(-1)?.length === 0) break
    const cell = quoted?.replaceAll('""', '"') ?? plain
    rows.at(-1)?.push(FORMULA.test(cell.slice(1)) && cell.startsWith("'") ? cell.slice(1) : cell)
    if (end === '') break
    if (end !== separator) rows.push([])
  }
  return length === text.length ? rows.filter((row) => row.length > 0) : undefined
}

type Titled = { readonly id: string; readonly title: string; readonly steps: readonly string[] }

/** The checklist as a Markdown table of all scenarios, including open ones. */
export function toMarkdown(checklist: Checklist, scenarios: readonly Titled[], heading: string): string {
  const rows = scenarios.map(({ id, title, steps: all }) => {
    const entry = checklist[id]
    if (!entry) return [`\`${id}\``, title, ...Array.from({ length: 7 }, () => '')].map(escapeMarkdown).join(' | ')
    const { result, note, build, at, steps: ticked = [], browser = '', language = '' } = entry
    const done = `${ticked.length}/${all.length}`
    // The hour is that of the shop.
    const time = at === '' ? '' : koreanTime(Date.parse(at)).slice(0, 16).replace('T', ' ')
    return [`\`${id}\``, title, result ?? '', note, done, time, browser, build, language].map(escapeMarkdown).join(' | ')
  })
  return [
    `# ${heading}`,
    '',
    '| id | title | result | note | steps | time | browser | build | language |',
    '| - | - | - | - | - | - | - | - | - |',
    ...rows.map((row) => `| ${row} |`),
    '',
  ].join('\n')
}

const escapeMarkdown = (text: string) => text.replaceAll('|', '\\|').replace(/\s*\n\s*/g, ' ')

import { koreanTime } from '../db/koreanTime.ts'
import type { Checklist } from './checklist.ts'

const COLUMNS = ['id', 'title', 'result', 'note', 'build', 'date', 'steps', 'browser', 'language']
/** Spreadsheets would run a cell that starts like this as a formula (https://owasp.org/www-community/attacks/CSV_Injection). */
const FORMULA = /^[\t\r\n]|^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]/

/** The checklist as CSV (RFC 4180), one line for each entry, with the scenario's title and the hour in Korea, as on the screen. */
export function toCsv(checklist: Checklist, titleOf: (id: string) => string): string {
  const rows = Object.entries(checklist).map(
    ([id, { result, note, build, at, steps: ticked = [], browser = '', language = '' }]) => {
      return [id, titleOf(id), result ?? '', note, build, koreanTime(Date.parse(at)), ticked.join(' '), browser, language]
    },
  )
  return [COLUMNS, ...rows].map((row) => `${row.map(toCell).join(',')}\r\n`).join('')
}

const toCell = (text: string) => {
  const safe = FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

import { mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'

const FILE = 'docs/payment-faults.md'
const LOCK = 'node_modules/.payment-faults.lock'
const RETRY_MS = 20

/**
 * Writes the result of a test into the document: one row for each key between the marks of its section. An equal row is
 * unchanged; a row of a removed test has to be removed by hand.
 */
export function writeRow(section: 'calls' | 'situations' | 'kills', key: string, cells: readonly string[]): void {
  acquireLock()
  try {
    replaceRow(section, key, cells)
  } finally {
    rmdirSync(LOCK)
  }
}

/** Test files run in parallel and write into the same document. */
function acquireLock(): void {
  try {
    mkdirSync(LOCK)
  } catch {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, RETRY_MS)
    acquireLock()
  }
}

function replaceRow(section: string, key: string, cells: readonly string[]): void {
  const text = readFileSync(FILE, 'utf8')
  const [begin, end] = [`<!-- ${section} -->\n`, `<!-- end of ${section} -->`]
  const from = text.indexOf(begin) + begin.length
  const to = text.indexOf(end)
  if (from < begin.length || to < from) throw new Error(`${FILE} has no section ${section}`)
  const row = `| ${[key, ...cells].map((cell) => cell.replaceAll('|', '/').replaceAll(/\s+/g, ' ').trim()).join(' | ')} |`
  const rows = text.slice(from, to).split('\n').filter(Boolean)
  const at = rows.findIndex((known) => collapseSpaces(known).startsWith(`| ${key} |`))
  const now =
    at < 0 ? [...rows, row] : rows.with(at, collapseSpaces(rows[at] ?? '') === collapseSpaces(row) ? (rows[at] ?? row) : row)
  const after = `${text.slice(0, from)}\n${now.join('\n')}\n\n${text.slice(to)}`
  if (after !== text) writeFileSync(FILE, after)
}

/** The formatter pads the cells of a table. */
const collapseSpaces = (row: string) => row.replaceAll(/ +/g, ' ')

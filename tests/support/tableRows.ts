import { mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'

const LOCK = 'node_modules/.table-rows.lock'
const RETRY_MS = 20

type Cells = readonly string[]

/**
 * Writes a row of a test's result into a table of a document, between the marks of its section. `cellsOf` is given the cells
 * of the row with the same key, if there is one. An equal row is unchanged; a row of a removed test has to be removed by hand.
 */
export function writeRow(file: string, section: string, key: string, cellsOf: (previous: Cells) => Cells): void {
  acquireLock()
  try {
    const before = readFileSync(file, 'utf8')
    const after = replaceRow(before, section, key, cellsOf)
    if (after === undefined) throw new Error(`${file} has no section ${section}`)
    if (after !== before) writeFileSync(file, after)
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

/** The document with this row, or nothing if it has no such section. */
function replaceRow(text: string, section: string, key: string, cellsOf: (previous: Cells) => Cells): string | undefined {
  const [begin, end] = [`<!-- ${section} -->\n`, `<!-- end of ${section} -->`]
  const from = text.indexOf(begin) + begin.length
  const to = text.indexOf(end)
  if (from < begin.length || to < from) return undefined
  const rows = text.slice(from, to).split('\n').filter(Boolean)
  const at = rows.findIndex((known) => readCells(known)[0] === normalise(key))
  const previous = readCells(rows[at] ?? '')
  const cells = [key, ...cellsOf(previous.slice(1))].map(normalise)
  const isUnchanged = at >= 0 && cells.join('|') === previous.join('|')
  if (isUnchanged) return text
  const row = `| ${cells.join(' | ')} |`
  const now = at < 0 ? [...rows, row] : rows.with(at, row)
  return `${text.slice(0, from)}\n${now.join('\n')}\n\n${text.slice(to)}`
}

/** The formatter may pad the cells of a table. */
const readCells = (row: string): Cells => row.split('|').slice(1, -1).map(normalise)

const normalise = (cell: string) => cell.replaceAll('|', '/').replaceAll(/\s+/g, ' ').trim()

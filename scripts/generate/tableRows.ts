type Cells = readonly string[]

/** The cells of the row whose first cell is `key`, in the table between the marks of a section; undefined if there is none. */
export function readRow(document: string, section: string, key: string): Cells | undefined {
  return findTable(document, section)
    .rows.map(readCells)
    .find(([first]) => first === normalise(key))
}

/** The document with this row in place of the one with the same first cell, or at the table's end. An equal row is unchanged. */
export function replaceRow(document: string, section: string, cells: Cells): string {
  const { from, to, rows } = findTable(document, section)
  const row = formatRow(cells)
  const at = rows.findIndex((known) => readCells(known)[0] === normalise(cells[0] ?? ''))
  if (at >= 0 && formatRow(readCells(rows[at] ?? '')) === row) return document
  const now = at < 0 ? [...rows, row] : rows.with(at, row)
  return `${document.slice(0, from)}\n${now.join('\n')}\n\n${document.slice(to)}`
}

/** A row of a Markdown table. Rows with other whitespace become equal, since a formatter may pad the cells. */
export const formatRow = (cells: Cells): string => `| ${cells.map(normalise).join(' | ')} |`

function findTable(document: string, section: string) {
  const [begin, end] = [`<!-- ${section} -->\n`, `<!-- end of ${section} -->`]
  const from = document.indexOf(begin) + begin.length
  const to = document.indexOf(end)
  if (from < begin.length || to < from) throw new Error(`The document has no section ${section}`)
  return { from, to, rows: document.slice(from, to).split('\n').filter(Boolean) }
}

const readCells = (row: string): Cells => row.split('|').slice(1, -1).map(normalise)

const normalise = (cell: string) => cell.replaceAll('|', '/').replaceAll(/\s+/g, ' ').trim()

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const tables = readFileSync('docs/trust.md', 'utf8')
  .split('\n## ')
  .slice(1)
  .map((section) => {
    const [title = '', ...lines] = section.split('\n')
    const rows = lines.filter((line) => line.startsWith('|')).map((line) => line.split('|').slice(1, -1))
    return [title, rows] as const
  })

test.each(tables)('docs/trust.md: "%s" has results and no empty cell', (_, [header = [], , ...rows]) => {
  expect(rows.length).toBeGreaterThan(0)
  for (const row of rows) {
    expect(row).toHaveLength(header.length)
    expect(row.filter((cell) => cell.trim() === '')).toEqual([])
  }
})

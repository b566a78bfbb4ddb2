import { sizeTables, type SizeTable } from './sizeTables.ts'

/** The tables of a category; those that contain the product's sizes come first. An unknown category gets all tables (API-64). */
export function tablesFor(category: string, sizes: readonly string[]): readonly SizeTable[] {
  const own = Object.entries(sizeTables).find(([name]) => name === category)?.[1] ?? Object.values(sizeTables).flat()
  return own.toSorted((one, other) => held(other, sizes) - held(one, sizes))
}

/** The number of sizes that have a row. */
function held({ rows }: SizeTable, sizes: readonly string[]): number {
  const known = new Set(rows.map(([size]) => size))
  return sizes.filter((size) => known.has(size)).length
}

import type { Store, Write } from './table.ts'

export type TableClasses = { readonly [name: string]: new (name: string, write: Write) => Store }

/** The tables of a rule that writes. */
export type WriteTxOf<K extends TableClasses> = { readonly [Name in keyof K]: InstanceType<K[Name]> }

/** The tables of a rule that only reads: without `put` and `remove`. */
export type ReadTxOf<K extends TableClasses> = {
  readonly [Name in keyof K]: Omit<
    InstanceType<K[Name]>,
    'put' | 'remove' | 'create' | 'update' | 'updateMany' | 'delete' | 'deleteMany' | 'set' | 'endSeed'
  >
}

export type TablesOf<K extends TableClasses> = WriteTxOf<K> & ReadTxOf<K>

/** Empty tables of these classes, by name and as rules use them. */
export function createTables<K extends TableClasses>(
  classes: K,
  write: Write,
): { readonly byName: Map<string, Store>; readonly tables: TablesOf<K> } {
  const byName = new Map(Object.entries(classes).map(([name, TableClass]) => [name, new TableClass(name, write)]))
  const tables: object = Object.fromEntries(byName)
  if (!areTables(classes, tables)) throw new TypeError('a table is not an instance of its class')
  return { byName, tables }
}

function areTables<K extends TableClasses>(classes: K, tables: object): tables is TablesOf<K> {
  const byName = new Map(Object.entries(tables))
  return Object.entries(classes).every(([name, TableClass]) => byName.get(name) instanceof TableClass)
}

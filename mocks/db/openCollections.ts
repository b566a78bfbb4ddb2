import type { Collection, Definition } from './collection.ts'
import type { Store, Write } from './collectionTypes.ts'
import type { Id, Row } from './derivedIndex.ts'
import type { Language } from './languages.ts'

export type Definitions = Readonly<Record<string, { readonly open: (name: string, write: Write) => Store }>>

type Reading = 'findFirst' | 'findMany' | 'count' | 'all' | 'sum'
type Writing = 'create' | 'update' | 'updateMany' | 'delete' | 'deleteMany'
type TxOf<D extends Definitions, Method extends Reading | Writing> = {
  readonly [Name in keyof D]: D[Name] extends Definition<infer R, infer C> ? Pick<Collection<R, C>, Method> : never
}

/** The collections of a rule that only reads. */
export type ReadTxOf<D extends Definitions> = TxOf<D, Reading>

/** The collections of a rule that writes. */
export type WriteTxOf<D extends Definitions> = TxOf<D, Reading | Writing>

/** Collections by name, and as rules use them. */
export interface Opened<D extends Definitions> {
  readonly byName: ReadonlyMap<string, Store>
  readonly tx: WriteTxOf<D>
}

/** Called before a write takes effect, with what takes it back. */
type OnWrite = (collection: string, id: Id, record: Row | undefined, undo: () => void) => void

/**
 * Creates the initial records of every world: the same ones for the same `start` (ms) and language, since they are not in the
 * log.
 */
export type Seed<D extends Definitions> = (tx: WriteTxOf<D>, start: number, language: Language) => void

/** The last records of each seed: a page that drafts a scenario starts it next, and tests start one world again and again. */
const lastRecords = new WeakMap<object, { readonly key: string; readonly records: readonly (readonly [string, Row])[] }>()

/** Collections with the records of a seed. Later writes call `onWrite`; they check the schema. */
export function openSeeded<D extends Definitions>(
  definitions: D,
  { seed, start, language }: { seed: Seed<D>; start: number; language: Language },
  onWrite: OnWrite = () => {},
): Opened<D> {
  let isSeeded = false
  const write: Write = (name, id, record) => {
    const collection = byName.get(name)
    const before = collection?.get(id)
    if (isSeeded) onWrite(name, id, record, () => collection?.set(id, before))
    collection?.set(id, record)
  }
  const byName = new Map(Object.entries(definitions).map(([name, { open }]) => [name, open(name, write)]))
  // oxlint-disable-next-line typescript/consistent-type-assertions, typescript/no-unsafe-type-assertion -- each is what its definition opens
  const tx = Object.fromEntries(byName) as object as WriteTxOf<D>
  const [key, last] = [`${start} ${language}`, lastRecords.get(seed)]
  if (last?.key === key) for (const [name, record] of last.records) byName.get(name)?.set(record.id, record)
  else {
    seed(tx, start, language)
    const records = [...byName].flatMap(([name, collection]) => collection.all().map((record) => [name, record] as const))
    lastRecords.set(seed, { key, records })
  }
  for (const collection of byName.values()) collection.endSeed()
  isSeeded = true
  return { byName, tx }
}

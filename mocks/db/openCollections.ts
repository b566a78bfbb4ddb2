import type { Collection } from './collection.ts'
import type { Store, Write } from './collectionTypes.ts'
import type { Definition } from './defineCollection.ts'
import type { Id, Row } from './derivedIndex.ts'

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

/** Called before a write takes effect. */
type OnWrite = (collection: string, id: Id, record: Row | undefined, before: Row | undefined) => void

/** Collections with the records of a seed. Later writes call `onWrite`; they check the schema, by default. */
export function openSeeded<D extends Definitions>(
  definitions: D,
  seed: (tx: WriteTxOf<D>) => void,
  onWrite: OnWrite = () => {},
  isChecked = true,
): Opened<D> {
  let isSeeded = false
  const write: Write = (name, id, record) => {
    const collection = byName.get(name)
    if (isSeeded) onWrite(name, id, record, collection?.get(id))
    collection?.set(id, record)
  }
  const byName = new Map(Object.entries(definitions).map(([name, { open }]) => [name, open(name, write)]))
  // oxlint-disable-next-line typescript/consistent-type-assertions, typescript/no-unsafe-type-assertion -- each is what its definition opens
  const tx = Object.fromEntries(byName) as object as WriteTxOf<D>
  seed(tx)
  for (const collection of byName.values()) collection.endSeed(isChecked)
  isSeeded = true
  return { byName, tx }
}

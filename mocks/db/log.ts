import type { Id, Row } from './derivedIndex.ts'

/** `record` is whole, or null for removed: replaying a change twice does no harm. */
export type Change = readonly [table: string, id: Id, record: Row | null]

/**
 * All that one transaction changed (`changes` is the JSON of `Change[]`), or several neighbours folded into one.
 * With `start` (ms) the world begins anew at this entry: nothing before it counts.
 */
export type Entry = { readonly version: number; readonly changes: string; readonly start?: number }

/** Gets the entries after the caller's version, returns the one to append. Synchronous. */
export type CreateEntry = (news: readonly Entry[]) => Entry | undefined

/** The change log that all windows of a world share. */
export interface Log {
  /** Why nothing outlives this page; absent when the log is stored. */
  readonly volatile?: string
  /** Called when entries that were shown are gone (site data cleared, a world removed, no room): the world reads again from 0. */
  onDeleted?: () => void
  /** Resolves once all entries shown so far are stored; rejects where they could not be. Absent where nothing else is shown. */
  settled?(): Promise<void>
  /** The entries after `version`, oldest first. */
  read(version: number): Promise<readonly Entry[]>
  /** In an exclusive transaction: calls `createEntry` with the entries after `version`, appends its result, resolves once it is stored. */
  append(version: number, step: CreateEntry): Promise<Entry | undefined>
  /** Replaces all entries by one, without reading them; `last` is the newest version so far. */
  replaceAll(beginning: (last: number) => Entry): Promise<void>
}

/** Waits until all that a log showed is stored; false where it could not be. */
export async function isSettled(log: Log): Promise<boolean> {
  try {
    await log.settled?.()
    return true
  } catch {
    return false
  }
}

/** The stored log was written by other code, or a part of it was lost. */
export class UnreadableLog extends Error {
  override name = 'UnreadableLog'
}

/** Like an odometer, every 64th version folds the 64 entries before it, every 4096th those 64 folds. At most 63 rows a level. */
export function* foldsAt(version: number): Generator<number> {
  for (let span = 64; version % span === 0; span *= 64) yield version - span
}

/** Neighbours as one entry: the last change of each record since the last start, under the last version. */
export function fold(entries: readonly Entry[]): Entry {
  const beginning = entries.findLastIndex((entry) => entry.start !== undefined)
  const lastChanges = new Map<string, Change>()
  for (const entry of entries.slice(Math.max(beginning, 0))) {
    for (const change of parseChanges(entry)) lastChanges.set(JSON.stringify([change[0], change[1]]), change)
  }
  const start = entries[beginning]?.start
  const folded = { version: entries.at(-1)?.version ?? 0, changes: JSON.stringify([...lastChanges.values()]) }
  return start === undefined ? folded : { ...folded, start }
}

/** The same, or undefined where an entry is unreadable: such rows stay as they are, and the next window that opens repairs the log. */
export function foldReadable(entries: readonly Entry[]): Entry | undefined {
  try {
    return fold(entries)
  } catch {
    return undefined
  }
}

/** What an entry changed. Throws `UnreadableLog` for any other text: storage outlives the code that wrote it. */
export function parseChanges({ version, changes }: Entry): readonly Change[] {
  const parsed = parse(changes)
  if (Array.isArray(parsed) && parsed.every(isChange)) return parsed
  throw new UnreadableLog(`entry ${version} of the change log cannot be read`)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isChange(value: unknown): value is Change {
  if (!Array.isArray(value) || typeof value[0] !== 'string') return false
  const [, id, record]: unknown[] = value
  if (typeof id !== 'string' && typeof id !== 'number') return false
  return record === null || (typeof record === 'object' && record !== undefined && 'id' in record && record.id === id)
}

/** For Node, and for a browser that refuses storage. Worlds given the same log share it, like windows. */
export class MemoryLog implements Log {
  readonly volatile: string
  onDeleted?: () => void
  #entries: Entry[] = []
  #queue: Promise<unknown> = Promise.resolve()

  constructor(volatile = 'stored in memory') {
    this.volatile = volatile
  }

  async read(version: number): Promise<readonly Entry[]> {
    return this.#after(version)
  }

  append(version: number, step: CreateEntry): Promise<Entry | undefined> {
    return this.#exclusive(() => this.#append(version, step))
  }

  replaceAll(beginning: (last: number) => Entry): Promise<void> {
    return this.#exclusive(() => {
      this.#entries = [beginning(this.#entries.at(-1)?.version ?? 0)]
    })
  }

  #exclusive<T>(act: () => T): Promise<T> {
    const result = this.#queue.then(act)
    this.#queue = result.catch(() => {})
    return result
  }

  #append(version: number, step: CreateEntry): Entry | undefined {
    const entry = step(this.#after(version))
    if (!entry) return undefined
    if (entry.start !== undefined) this.#entries = []
    this.#entries.push(entry)
    for (const from of foldsAt(entry.version)) this.#entries.push(fold(this.#entries.splice(-this.#after(from).length)))
    return entry
  }

  #after(version: number): readonly Entry[] {
    return this.#entries.filter((entry) => entry.version > version)
  }
}

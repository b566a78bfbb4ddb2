import type { Language } from './languages.ts'
import type { Id, Row } from './derivedIndex.ts'

/** `record` is complete, or null if removed: replaying a change twice is harmless. */
export type Change = readonly [collection: string, id: Id, record: Row | null]

/**
 * All changes of one transaction (`changes` is the JSON of `Change[]`), or of several neighbours folded into one. An entry
 * with `start` (ms) starts the world again: earlier entries do not count. `language` is that of the seed's texts, Korean if
 * absent, as in logs of older builds.
 */
export type Entry = { readonly version: number; readonly changes: string; readonly start?: number; readonly language?: Language }

/** The changes of a rule in a new seed (JSON of `Change[]`), and what it returned. */
export type Draft<T> = { readonly changes: string; readonly made: T }

/** Called with the entries after the caller's version, returns the one to append. Synchronous. */
export type CreateEntry = (news: readonly Entry[]) => Entry | undefined

/** The change log that all windows of a world share. */
export interface Log {
  /** Why the log is in memory only; absent if it is stored. */
  readonly volatile?: string
  /**
   * Called when returned entries are gone (site data cleared, a world removed, no space): the world reads again from version
   * 0.
   */
  onDeleted?: () => void
  /**
   * Resolves once all returned entries are stored; rejects if storing fails. Absent if entries are only returned once stored.
   */
  settled?(): Promise<void>
  /** The entries after `version`, oldest first. */
  read(version: number): Promise<readonly Entry[]>
  /**
   * In an exclusive transaction: calls `createEntry` with the entries after `version`, appends its result, resolves once it
   * is stored.
   */
  append(version: number, step: CreateEntry): Promise<Entry | undefined>
  /** Replaces all entries by one without reading them; `last` is the newest version. */
  replaceAll(beginning: (last: number) => Entry): Promise<void>
}

/** Waits until all returned entries of a log are stored; false if storing fails. */
export async function isSettled(log: Log): Promise<boolean> {
  try {
    await log.settled?.()
    return true
  } catch {
    return false
  }
}

/** The stored log was written by other code, or a part of it is missing. */
export class UnreadableLog extends Error {
  override name = 'UnreadableLog'
}

/** Every 64th version folds the 64 entries before it, every 4096th folds those 64 folds: at most 63 rows per level. */
export function* foldsAt(version: number): Generator<number> {
  for (let span = 64; version % span === 0; span *= 64) yield version - span
}

/** Merges neighbouring entries: the last change of each record since the last start, with the last version. */
export function fold(entries: readonly Entry[]): Entry {
  const beginning = entries.findLastIndex((entry) => entry.start !== undefined)
  const lastChanges = new Map<string, Change>()
  for (const entry of entries.slice(Math.max(beginning, 0))) {
    for (const change of parseChanges(entry)) lastChanges.set(JSON.stringify([change[0], change[1]]), change)
  }
  const folded = { version: entries.at(-1)?.version ?? 0, changes: JSON.stringify([...lastChanges.values()]) }
  const { start, language } = entries[beginning] ?? {}
  return start === undefined ? folded : { ...folded, ...startOf(start, language) }
}

/** The fields of an entry that starts the world: Korean is absent. */
export function startOf(start: number, language: Language = 'ko'): Pick<Entry, 'language'> & { readonly start: number } {
  return language === 'ko' ? { start } : { start, language }
}

/**
 * Like `fold`, but undefined if an entry is unreadable: such rows stay unchanged, and the next window that opens repairs the
 * log.
 */
export function foldReadable(entries: readonly Entry[]): Entry | undefined {
  try {
    return fold(entries)
  } catch {
    return undefined
  }
}

/** The changes of an entry. Throws `UnreadableLog` for invalid text: storage outlives the code that wrote it. */
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

/** For Node, and for a browser that refuses storage. Worlds with the same log share it, like windows. */
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

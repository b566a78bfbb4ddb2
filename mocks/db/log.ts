import type { Language } from './languages.ts'
import type { Id, Row } from './derivedIndex.ts'
import { parseJson } from './parseJson.ts'

/** `record` is complete, or null if removed: replaying a change twice is harmless. */
export type Change = readonly [collection: string, id: Id, record: Row | null]

/**
 * All changes of one transaction (`changes` is the JSON of `Change[]`), or of several neighbours folded into one. An entry
 * with `start` (ms) starts the world again: earlier entries do not count. `language` is that of the seed's texts, Korean if
 * absent, as in logs of older builds.
 */
export type Entry = { readonly version: number; readonly changes: string; readonly start?: number; readonly language?: Language }

/** An entry that starts the world. */
export type Beginning = Entry & { readonly start: number }

/** The changes of a rule in a new seed (JSON of `Change[]`), and what it returned. */
export type Draft<T> = { readonly changes: string; readonly made: T }

/** Called with the entries after the caller's version, returns the one to append. Synchronous. */
export type CreateEntry = (news: readonly Entry[]) => Entry | undefined

/** The change log that all windows of a world share. */
export interface Log {
  /** Why the log is in memory only; absent if it is stored. */
  readonly volatile?: string
  /** Called when returned entries are gone (site data cleared, a world removed): the world reads again from version 0. */
  onDeleted?: () => void
  /** The entries after `version`, oldest first. */
  read(version: number): Promise<readonly Entry[]>
  /**
   * In an exclusive transaction: calls `createEntry` with the entries after `version`, appends its result, resolves once it
   * is stored.
   */
  append(version: number, step: CreateEntry): Promise<Entry | undefined>
  /** Replaces all entries by one without reading them; `last` is the newest version. */
  replaceAll(beginning: (last: number) => Beginning): Promise<void>
}

/** The stored log was written by other code, or a part of it is missing. */
export class UnreadableLog extends Error {
  override name = 'UnreadableLog'
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

/** Like `fold`, but undefined if an entry is unreadable. */
export function foldReadable(entries: readonly Entry[]): Entry | undefined {
  try {
    return fold(entries)
  } catch {
    return undefined
  }
}

/** The stored entries of a log, in one transaction. `after` may call back later, in the same transaction. */
export interface Rows {
  after(version: number, receive: (entries: readonly Entry[]) => void): void
  deleteAfter(version: number): void
  put(entry: Entry): void
}

/**
 * Stores an entry. One that starts the world replaces all others. Every 64th is folded with the 63 before it, every 4096th with
 * the 4095 before it, so that each level has at most 63. Unreadable ones stay as they are, and the next window that opens
 * repairs the log.
 */
export function addEntry(rows: Rows, entry: Entry): void {
  if (entry.start !== undefined) rows.deleteAfter(-1)
  const from = foldStart(entry)
  if (from === undefined) rows.put(entry)
  else {
    rows.after(from, (earlier) => {
      const folded = foldReadable([...earlier, entry])
      if (folded) rows.deleteAfter(from)
      rows.put(folded ?? entry)
    })
  }
}

/** The version after which all entries become one with this one; undefined for most. */
function foldStart({ version, start }: Entry): number | undefined {
  let span = 1
  while (version > span && version % (span * 64) === 0) span *= 64
  return span === 1 || start !== undefined ? undefined : version - span
}

/** The changes of an entry. Throws `UnreadableLog` for invalid text: storage outlives the code that wrote it. */
export function parseChanges({ version, changes }: Entry): readonly Change[] {
  const parsed = parseJson(changes)?.value
  if (Array.isArray(parsed) && parsed.every(isChange)) return parsed
  throw new UnreadableLog(`entry ${version} of the change log cannot be read`)
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
  readonly #rows: Rows = {
    after: (version, receive) => receive(this.#after(version)),
    deleteAfter: (version) => {
      this.#entries = this.#entries.filter((entry) => !(entry.version > version))
    },
    put: (entry) => void this.#entries.push(entry),
  }

  constructor(volatile = 'stored in memory') {
    this.volatile = volatile
  }

  async read(version: number): Promise<readonly Entry[]> {
    return this.#after(version)
  }

  async append(version: number, step: CreateEntry): Promise<Entry | undefined> {
    const entry = step(this.#after(version))
    if (entry) addEntry(this.#rows, entry)
    return entry
  }

  async replaceAll(beginning: (last: number) => Beginning): Promise<void> {
    addEntry(this.#rows, beginning(this.#entries.at(-1)?.version ?? 0))
  }

  #after(version: number): readonly Entry[] {
    return this.#entries.filter((entry) => entry.version > version)
  }
}

/** A world's start (ms), language and differences from its seed. */
export type Exported = { readonly start: number; readonly language: Language; readonly changes: readonly Change[] }

/** Reads an exported world; one of an older build is in Korean. Throws if the text is not an export. */
export function parseExport(text: string): Exported {
  const { start, language, changes }: { start?: unknown; language?: unknown; changes?: unknown } = Object(JSON.parse(text))
  if (typeof start !== 'number') throw new UnreadableLog('an export contains its start')
  const parsed = parseChanges({ version: 0, changes: JSON.stringify(changes ?? null) })
  return { start, language: language === 'en' ? 'en' : 'ko', changes: parsed }
}

/** Runs `follow`; false if the log is unreadable. */
export function isReadable(follow: () => void, onDamage: (reason: UnreadableLog) => void = () => {}): boolean {
  try {
    follow()
    return true
  } catch (error) {
    if (!(error instanceof UnreadableLog)) throw error
    onDamage(error)
    return false
  }
}

export function lastVersion(entries: readonly Entry[]): number {
  return toSafeVersion(entries.at(-1)?.version ?? 0)
}

/** The version of an entry after both: the last one of this copy of the world, and that of the log, which may be damaged. */
export const nextVersion = (own: number, last: number): number => Math.max(own, toSafeVersion(last)) + 1

/** 0 for a version that is not a safe integer, as in a damaged log. */
function toSafeVersion(version: number): number {
  return Number.isSafeInteger(version) ? version : 0
}

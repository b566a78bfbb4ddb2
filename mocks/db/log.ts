import type { Id, Row } from './derivedIndex.ts'

/** `record` is whole, or null for removed: replaying a change twice does no harm. */
export type Change = readonly [table: string, id: Id, record: Row | null]

/**
 * All that one transaction changed (`changes` is the JSON of `Change[]`), or several neighbours folded into one.
 * With `start` (ms) the world begins anew at this entry: nothing before it counts.
 */
export type Entry = { readonly version: number; readonly changes: string; readonly start?: number }

/** Shown the entries it has not seen, answers with the one to append. It cannot wait. */
export type CreateEntry = (news: readonly Entry[]) => Entry | undefined

/** The change log: the one truth that all windows of a world follow. */
export interface Log {
  /** Why nothing outlives this page; absent when the log is kept. */
  readonly volatile?: string
  /** Called when the log was deleted under our feet (site data cleared): the world begins again. */
  onDeleted?: () => void
  /** The entries after `version`, oldest first. */
  read(version: number): Promise<readonly Entry[]>
  /** Alone among all windows: shows `step` the entries after `version`, appends what it returns, resolves once that is kept. */
  append(version: number, step: CreateEntry): Promise<Entry | undefined>
  /** Puts one entry in the place of all, without reading them; `last` is the newest version there was. */
  replaceAll(beginning: (last: number) => Entry): Promise<void>
}

/** Somebody else wrote into our storage, or a half of it was lost. */
export class UnreadableLog extends Error {
  override name = 'UnreadableLog'
}

/** An odometer: every 64th version folds the 64 entries before it, every 4096th those 64 folds. At most 63 rows a level. */
export function* foldsAt(version: number): Generator<number> {
  for (let span = 64; version % span === 0; span *= 64) yield version - span
}

/** Neighbours as one entry: the last word on each record since the last beginning, under the last version. */
export function fold(entries: readonly Entry[]): Entry {
  const beginning = entries.findLastIndex((entry) => entry.start !== undefined)
  const lastWord = new Map<string, Change>()
  for (const entry of entries.slice(Math.max(beginning, 0))) {
    for (const change of parseChanges(entry)) lastWord.set(JSON.stringify([change[0], change[1]]), change)
  }
  const start = entries[beginning]?.start
  const folded = { version: entries.at(-1)?.version ?? 0, changes: JSON.stringify([...lastWord.values()]) }
  return start === undefined ? folded : { ...folded, start }
}

/** What an entry changed. Throws `UnreadableLog` where the text is not ours: storage outlives the code that wrote it. */
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
  #turn: Promise<unknown> = Promise.resolve()

  constructor(volatile = 'kept in memory') {
    this.volatile = volatile
  }

  async read(version: number): Promise<readonly Entry[]> {
    return this.#after(version)
  }

  append(version: number, step: CreateEntry): Promise<Entry | undefined> {
    return this.#alone(() => this.#append(version, step))
  }

  replaceAll(beginning: (last: number) => Entry): Promise<void> {
    return this.#alone(() => {
      this.#entries = [beginning(this.#entries.at(-1)?.version ?? 0)]
    })
  }

  #alone<T>(act: () => T): Promise<T> {
    const turn = this.#turn.then(act)
    this.#turn = turn.catch(() => {})
    return turn
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

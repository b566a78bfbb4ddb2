import type { Database } from 'lmdb'
import { languages } from './languages.ts'
import { foldReadable, foldsAt, startOf, type Entry } from './log.ts'

/** The rows of all worlds of a data folder: one transaction of one world each, ordered by world and version. */
export type Rows = Database<string, RowKey>
export type RowKey = [world: string, version: number]

/** One atomic write: an entry, after all older ones are removed if it `clears`. */
export type Step = { readonly clears: boolean; readonly entry: Entry | undefined }

/** The rows of one world in an open lmdb database. */
export class WorldRows {
  readonly #rows: Rows
  readonly #world: string

  constructor(rows: Rows, world: string) {
    this.#rows = rows
    this.#world = world
  }

  /** The stored entries after a version, oldest first. */
  after(version: number): Entry[] {
    return [...this.#rows.getRange(this.#range(version))].map(({ key, value }) => parseRow(key, value))
  }

  /** 0 without rows. */
  lastVersion(): number {
    const [key] = this.#rows.getKeys({ start: [this.#world, Infinity], end: [this.#world, -1], reverse: true, limit: 1 })
    return key?.[1] ?? 0
  }

  /** Writes all steps or none. Rejects with a QuotaExceededError if the disk is full. */
  async commit(steps: readonly Step[]): Promise<void> {
    try {
      await this.#rows.transaction(() => {
        for (const step of steps) this.#write(step)
      })
    } catch (error) {
      throw await causeOf(error)
    }
  }

  /** Call in a transaction. */
  #write({ clears, entry }: Step): void {
    if (clears) this.#removeAfter(-1)
    if (!entry) return
    this.#put(entry)
    for (const from of foldsAt(entry.version)) {
      const folded = foldReadable(this.after(from))
      if (!folded) return
      this.#removeAfter(from)
      this.#put(folded)
    }
  }

  #removeAfter(version: number): void {
    const keys = [...this.#rows.getKeys(this.#range(version))]
    for (const key of keys) void this.#rows.remove(key)
  }

  #put({ version, start, language, changes }: Entry): void {
    const head = [start, language].filter((field) => field !== undefined).join(' ')
    void this.#rows.put([this.#world, version], `${head}\n${changes}`)
  }

  #range(version: number): { start: RowKey; exclusiveStart: true; end: RowKey } {
    return { start: [this.#world, version], exclusiveStart: true, end: [this.#world, Infinity] }
  }
}

/** Parses a row: the time (ms) at which the world starts again, if it does, and its language, then the changes. */
export function parseRow([, version]: RowKey, value: string): Entry {
  const end = value.indexOf('\n')
  const changes = value.slice(end + 1)
  if (end <= 0) return { version, changes }
  const [start, language] = value.slice(0, end).split(' ')
  return {
    version,
    changes,
    ...startOf(
      Number(start),
      languages.find((each) => each === language),
    ),
  }
}

/** EIO, EFBIG, ENOSPC, EDQUOT, MDB_MAP_FULL: lmdb reports an incomplete write as an input/output error. */
const FULL_DISK_CODES: ReadonlySet<unknown> = new Set([5, 27, 28, 122, -30_792])

/** lmdb's commit errors contain their cause in a promise, `commitError`, which rejects with it. */
async function causeOf(failure: unknown): Promise<unknown> {
  try {
    await Object(failure).commitError
    return failure
  } catch (cause) {
    const { code, message }: { code?: unknown; message?: unknown } = Object(cause)
    if (!FULL_DISK_CODES.has(code)) return cause
    return new DOMException(`the data folder has no room (${String(message)})`, 'QuotaExceededError')
  }
}

import type { Database } from 'lmdb'
import { languages } from './languages.ts'
import { addEntry, startOf, type Beginning, type CreateEntry, type Entry, type Log, type Rows } from './log.ts'

/** All worlds of a data folder: one row for each transaction of one world, ordered by world and version. */
export type WorldsDatabase = Database<string, RowKey>
export type RowKey = [world: string, version: number]

/**
 * The log of a named world in an open lmdb database, which no other process may write to. A write is synchronous: once it is
 * committed, killing the process loses nothing of it.
 */
export class LmdbLog implements Log {
  onDeleted?: () => void
  readonly #database: WorldsDatabase
  readonly #world: string

  constructor(database: WorldsDatabase, world: string) {
    this.#database = database
    this.#world = world
  }

  async read(version: number): Promise<readonly Entry[]> {
    return this.#after(version)
  }

  async append(version: number, createEntry: CreateEntry): Promise<Entry | undefined> {
    const entry = createEntry(this.#after(version))
    if (entry) this.#commit(() => addEntry(this.#rows, entry))
    return entry
  }

  async replaceAll(beginning: (last: number) => Beginning): Promise<void> {
    this.#commit(() => addEntry(this.#rows, beginning(this.#lastVersion())))
  }

  /** Deletes the world. A later request starts it again from the seed. */
  async remove(): Promise<void> {
    this.#commit(() => this.#rows.deleteAfter(-1))
    this.onDeleted?.()
  }

  /** Stores all that `write` does, or nothing. Throws a QuotaExceededError if the disk is full. */
  #commit(write: () => void): void {
    try {
      this.#database.transactionSync(write)
    } catch (error) {
      throw causeOf(error)
    }
  }

  readonly #rows: Rows = {
    after: (version, receive) => receive(this.#after(version)),
    deleteAfter: (version) => {
      const keys = [...this.#database.getKeys(this.#range(version))]
      for (const key of keys) this.#database.removeSync(key)
    },
    put: ({ version, start, language, changes }) => {
      const head = [start, language].filter((field) => field !== undefined).join(' ')
      this.#database.putSync([this.#world, version], `${head}\n${changes}`)
    },
  }

  #after(version: number): Entry[] {
    return [...this.#database.getRange(this.#range(version))].map(({ key, value }) => parseRow(key, value))
  }

  /** 0 without rows. */
  #lastVersion(): number {
    const [key] = this.#database.getKeys({ start: [this.#world, Infinity], end: [this.#world, -1], reverse: true, limit: 1 })
    return key?.[1] ?? 0
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

function causeOf(failure: unknown): unknown {
  const { code, message }: { code?: unknown; message?: unknown } = Object(failure)
  if (!FULL_DISK_CODES.has(code)) return failure
  return new DOMException(`the data folder has no room (${String(message)})`, 'QuotaExceededError')
}

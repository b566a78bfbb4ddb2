import type { Database } from 'lmdb'
import { foldReadable, foldsAt, type Entry, type Log, type CreateEntry } from './log.ts'

/** The rows of all worlds of a data folder: one transaction of one world each, ordered by world and version. */
export type Rows = Database<string, RowKey>
export type RowKey = [world: string, version: number]

/** The log of a named world in an open lmdb database, which no other process may write to meanwhile. */
export class LmdbLog implements Log {
  onDeleted?: () => void
  readonly #rows: Rows
  readonly #world: string
  /** The newest version on disk, once it is known: most reads ask for nothing newer. */
  #last: number | undefined
  #turn: Promise<unknown> = Promise.resolve()

  constructor(rows: Rows, world: string) {
    this.#rows = rows
    this.#world = world
  }

  async read(version: number): Promise<readonly Entry[]> {
    if (version === this.#last) return []
    const entries = this.#after(version)
    this.#last = entries.at(-1)?.version ?? this.#last
    return entries
  }

  append(version: number, step: CreateEntry): Promise<Entry | undefined> {
    return this.#alone(async () => {
      const entry = step(await this.read(version))
      if (entry) await this.#commit(entry.version, () => this.#add(entry))
      return entry
    })
  }

  replaceAll(beginning: (last: number) => Entry): Promise<void> {
    return this.#alone(async () => {
      const entry = beginning(this.#lastVersion())
      await this.#commit(entry.version, () => {
        this.#removeAfter(-1)
        this.#put(entry)
      })
    })
  }

  /** Deletes the world. A request to it afterwards begins it again from the seed. */
  remove(): Promise<void> {
    return this.#alone(async () => {
      await this.#commit(undefined, () => this.#removeAfter(-1))
      this.onDeleted?.()
    })
  }

  /** In a transaction. */
  #add(entry: Entry): void {
    if (entry.start !== undefined) this.#removeAfter(-1)
    this.#put(entry)
    for (const from of foldsAt(entry.version)) {
      const folded = foldReadable(this.#after(from))
      if (!folded) return
      this.#removeAfter(from)
      this.#put(folded)
    }
  }

  /** Resolves once the transaction is committed: a process that is killed afterwards loses nothing of it. */
  async #commit(last: number | undefined, write: () => void): Promise<void> {
    try {
      await this.#rows.transaction(write)
    } catch (error) {
      throw await causeOf(error)
    }
    this.#last = last
  }

  #alone<T>(act: () => Promise<T>): Promise<T> {
    const turn = this.#turn.then(act)
    this.#turn = turn.catch(() => {})
    return turn
  }

  #after(version: number): Entry[] {
    return [...this.#rows.getRange(this.#range(version))].map(({ key, value }) => parseRow(key, value))
  }

  #lastVersion(): number {
    const [key] = this.#rows.getKeys({ start: [this.#world, Infinity], end: [this.#world, -1], reverse: true, limit: 1 })
    return key?.[1] ?? 0
  }

  #removeAfter(version: number): void {
    const keys = [...this.#rows.getKeys(this.#range(version))]
    for (const key of keys) void this.#rows.remove(key)
  }

  #put({ version, start, changes }: Entry): void {
    void this.#rows.put([this.#world, version], `${start ?? ''}\n${changes}`)
  }

  #range(version: number): { start: RowKey; exclusiveStart: true; end: RowKey } {
    return { start: [this.#world, version], exclusiveStart: true, end: [this.#world, Infinity] }
  }
}

/** A row: when the world begins anew with it (ms), if it does, then the changes. */
export function parseRow([, version]: RowKey, value: string): Entry {
  const end = value.indexOf('\n')
  const changes = value.slice(end + 1)
  return end > 0 ? { version, changes, start: Number(value.slice(0, end)) } : { version, changes }
}

/** EIO, EFBIG, ENOSPC, EDQUOT, MDB_MAP_FULL: lmdb calls a write that was cut short an input/output error. */
const FULL_DISK_CODES: ReadonlySet<unknown> = new Set([5, 27, 28, 122, -30_792])

/** lmdb's errors of a commit name their cause in a promise, `commitError`, which rejects with it. */
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

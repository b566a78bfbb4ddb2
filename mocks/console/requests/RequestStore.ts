import type { LogEntry } from '../../control/requestLog.ts'

const MAX_ENTRIES = 10_000
/** Older entries lose their bodies, so that memory stays flat. */
const MAX_BODIES = 500
/** Listeners are called no more often (ms). */
const NOTIFY_MS = 100

/** The requests of a world since the console was opened, and those of its request log before; the newest last. */
export class RequestStore {
  readonly #entries = new Map<string, LogEntry>()
  readonly #withBody = new Set<string>()
  readonly #listeners = new Set<() => void>()
  #snapshot: readonly LogEntry[] = []
  #isNotified = false

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** The same array until the next notification. */
  readonly snapshot = (): readonly LogEntry[] => this.#snapshot

  /** Adds an entry or replaces its earlier state. */
  readonly add = (entry: LogEntry): void => {
    const key = keyOf(entry)
    this.#entries.set(key, entry)
    this.#withBody.add(key)
    const [oldest] = this.#entries.keys()
    if (this.#entries.size > MAX_ENTRIES && oldest !== undefined) this.#entries.delete(oldest)
    if (this.#withBody.size > MAX_BODIES) this.#dropOldestBody()
    this.#notifySoon()
  }

  clear(): void {
    this.#entries.clear()
    this.#withBody.clear()
    this.#notifySoon()
  }

  #dropOldestBody(): void {
    const [key = ''] = this.#withBody
    this.#withBody.delete(key)
    const entry = this.#entries.get(key)
    if (entry) this.#entries.set(key, { ...entry, request: null, reply: null })
  }

  #notifySoon(): void {
    if (this.#isNotified) return
    this.#isNotified = true
    setTimeout(() => {
      this.#isNotified = false
      this.#snapshot = [...this.#entries.values()]
      for (const listener of this.#listeners) listener()
    }, NOTIFY_MS)
  }
}

/** Unique over all windows of a world. */
export const keyOf = ({ window, no }: Pick<LogEntry, 'window' | 'no'>): string => `${window}:${no}`

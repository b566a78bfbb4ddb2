import { EntryList } from '../../handlers/requestLog.ts'
import type { LogEntry } from '../../handlers/requestLog.ts'

/** Listeners are called no more often (ms). */
const NOTIFY_MS = 100

/** The requests of a world: those of its log when the console was opened, and all since; the newest last. */
export class RequestStore {
  readonly #entries = new EntryList()
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
    this.#entries.add(entry)
    this.#notifySoon()
  }

  /** Adds the entries of a log, before those that arrived while it was read. */
  addEarlier(entries: readonly LogEntry[]): void {
    this.#entries.addEarlier(entries)
    this.#notifySoon()
  }

  #notifySoon(): void {
    if (this.#isNotified) return
    this.#isNotified = true
    setTimeout(() => {
      this.#isNotified = false
      this.#snapshot = this.#entries.all()
      for (const listener of this.#listeners) listener()
    }, NOTIFY_MS)
  }
}

/** A request and its reply. Bodies are text, truncated if they are long; `null` without a body, or while pending. */
export type LogEntry = {
  readonly no: number
  /** The page whose handlers replied: every window and every page of a provider has its own. */
  readonly window: string
  /** The world's time, which the console's clock shows; Korean, ISO 8601. */
  readonly at: string
  readonly method: string
  readonly path: string
  readonly operation: string | null
  readonly request: string | null
  readonly status: number | null
  readonly reply: string | null
  readonly durationMs: number | null
  /** The refusal, and the rule that threw it if the code is not minified. */
  readonly refused: { readonly code: string; readonly message: string; readonly rule: string | null } | null
  readonly faults: readonly string[]
  /** Whether a real backend replied. */
  readonly isPassedOn: boolean
  /** Where a page redirected to, below the base. */
  readonly location?: string | undefined
  /** A problem with passing the request on. */
  readonly notice?: string | undefined
  /** Whether an override of the world replied. */
  readonly isOverridden?: boolean | undefined
}

/** Requests in a page's log, and in the console. */
const MAX_ENTRIES = 10_000
/** The characters of all stored bodies: older entries lose theirs, so that memory stays flat. */
const MAX_BODY_CHARACTERS = 4_000_000

/** The latest requests of all windows of a world, in the order of their begin. */
export class EntryList {
  readonly #entries = new Map<string, LogEntry>()
  /** The sizes of the stored bodies, the oldest first. */
  readonly #bodies = new Map<string, number>()
  readonly #maxEntries: number
  #bodyCharacters = 0

  constructor(maxEntries = MAX_ENTRIES) {
    this.#maxEntries = maxEntries
  }

  all(): LogEntry[] {
    return [...this.#entries.values()]
  }

  get(key: string): LogEntry | undefined {
    return this.#entries.get(key)
  }

  clear(): void {
    this.#entries.clear()
    this.#bodies.clear()
    this.#bodyCharacters = 0
  }

  /** Adds an entry or replaces its earlier state. */
  add(entry: LogEntry): void {
    const key = keyOf(entry)
    this.#entries.set(key, entry)
    this.#removeBody(key)
    const size = (entry.request?.length ?? 0) + (entry.reply?.length ?? 0)
    if (size > 0) this.#bodies.set(key, size)
    this.#bodyCharacters += size
    const [oldest] = this.#entries.keys()
    if (this.#entries.size > this.#maxEntries && oldest !== undefined) {
      this.#entries.delete(oldest)
      this.#removeBody(oldest)
    }
    while (this.#bodyCharacters > MAX_BODY_CHARACTERS) this.#dropOldestBody()
  }

  #dropOldestBody(): void {
    const [key = ''] = this.#bodies.keys()
    const entry = this.#entries.get(key)
    this.#removeBody(key)
    if (entry) this.#entries.set(key, { ...entry, request: null, reply: null })
  }

  #removeBody(key: string): void {
    this.#bodyCharacters -= this.#bodies.get(key) ?? 0
    this.#bodies.delete(key)
  }
}

/** Unique over all windows of a world. */
export const keyOf = ({ window, no }: Pick<LogEntry, 'window' | 'no'>): string => `${window}:${no}`

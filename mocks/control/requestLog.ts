import type { Refusal } from '../rules/refusal.ts'

/** A request and its reply. Bodies are text, truncated if they are long; `null` without a body, or while pending. */
export type LogEntry = {
  readonly no: number
  /** The page whose handlers replied: every window and every page of a provider has its own. */
  readonly window: string
  /** Real time, ISO 8601. */
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
  /** A problem with passing the request on. */
  readonly notice?: string | undefined
}

const MAX_ENTRIES = 200
const MAX_TEXT = 20_000

/** The latest requests of all windows of a world. */
export class RequestLog {
  /** Called for each entry of this window when it is created, when its faults are known and when it is complete. */
  onEntry?: (entry: LogEntry) => void
  readonly #entries = new Map<string, LogEntry>()
  readonly #window: string
  readonly #maxEntries: number
  /** The latest entries of this window by MSW's request id. */
  readonly #byRequest = new Map<string, OpenEntry>()
  #last = 0

  constructor(window = 'main', maxEntries = MAX_ENTRIES) {
    this.#window = window
    this.#maxEntries = maxEntries
  }

  /** Oldest first. */
  all(): LogEntry[] {
    return [...this.#entries.values()]
  }

  clear(): void {
    this.#entries.clear()
  }

  /** Adds an entry, or replaces its earlier state; also for entries of other windows. */
  add(entry: LogEntry): void {
    setBounded(this.#entries, `${entry.window}:${entry.no}`, entry, this.#maxEntries)
  }

  begin(request: Request, path: string, operation: string | undefined, requestId: string): OpenEntry {
    this.#last += 1
    const empty = {
      request: null,
      status: null,
      reply: null,
      durationMs: null,
      refused: null,
      faults: [],
      isPassedOn: false,
    }
    const { method } = request
    const address = path + new URL(request.url).search
    const begun = { no: this.#last, window: this.#window, at: new Date().toISOString(), method, path: address }
    const open = new OpenEntry({ ...begun, operation: operation ?? null, ...empty }, (entry) => {
      this.add(entry)
      this.onEntry?.(entry)
    })
    setBounded(this.#byRequest, requestId, open, this.#maxEntries)
    return open
  }

  /** Changes the entry of a request. */
  note(requestId: string, change: Parameters<OpenEntry['note']>[0]): void {
    this.#byRequest.get(requestId)?.note(change)
  }

  /** Logs a reply that bypassed the wrapped resolvers: that of an override (`worker.use`). */
  async addOverride(requestId: string, request: Request, response: Response, path: string): Promise<void> {
    if (this.#byRequest.has(requestId)) return
    const reply = response.body === null ? null : await response.clone().text()
    this.begin(request, path, undefined, requestId).end({ status: response.status, refusal: undefined, request: null, reply })
  }
}

type Ended = Pick<LogEntry, 'request' | 'reply'> & { readonly status: number; readonly refusal: Refusal | undefined }

class OpenEntry {
  #entry: LogEntry
  readonly #onChange: (entry: LogEntry) => void
  readonly #began = performance.now()

  constructor(entry: LogEntry, onChange: (entry: LogEntry) => void) {
    this.#entry = entry
    this.#onChange = onChange
    onChange(entry)
  }

  note(change: Partial<Pick<LogEntry, 'faults' | 'isPassedOn' | 'notice'>>): void {
    this.#entry = { ...this.#entry, ...change }
    this.#onChange(this.#entry)
  }

  end({ status, refusal, request, reply }: Ended): void {
    const durationMs = Math.round((performance.now() - this.#began) * 10) / 10
    const refused = refusal ? refusalEntry(refusal) : null
    this.#onChange({ ...this.#entry, status, durationMs, refused, request: truncate(request), reply: truncate(reply) })
  }
}

function setBounded<T>(map: Map<string, T>, key: string, value: T, maxSize: number): void {
  map.set(key, value)
  const [oldest] = map.keys()
  if (map.size > maxSize && oldest !== undefined) map.delete(oldest)
}

const truncate = (text: string | null) => (text && text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text || null)

function refusalEntry({ code, message, stack = '' }: Refusal) {
  return { code, message, rule: ruleIn(stack) }
}

/** The first function of `mocks/rules` in the refusal's stack; a minified build has no names. */
function ruleIn(stack: string): string | null {
  for (const [, name, file] of stack.matchAll(/at (?:async )?([\w.]+) \([^)]*mocks\/(?:rules|handlers)\/(?:\w+\/)?(\w+)\.ts/g)) {
    if (file !== 'refusal') return `${file}.${name}`
  }
  return null
}

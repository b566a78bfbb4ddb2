import type { Refusal } from '../rules/refusal.ts'

/** One call and what became of it. Bodies are text, cut where they are long; `null` where there was none, or none yet. */
export type LogEntry = {
  readonly no: number
  /** Where it was answered: every window, and every page of a provider, has handlers of its own. */
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
  /** Which no, and the rule that said it where the code still has its names. */
  readonly refused: { readonly code: string; readonly message: string; readonly rule: string | null } | null
  readonly faults: readonly string[]
  /** A real backend answered. */
  readonly isPassedOn: boolean
}

const KEPT = 200
const LONGEST = 20_000

/** The last calls, this window's and those other windows tell of. */
export class RequestLog {
  /** Told of each entry of this window, twice: as it comes and as it is answered. */
  onEntry?: (entry: LogEntry) => void
  readonly #entries = new Map<string, LogEntry>()
  readonly #window: string
  #last = 0

  constructor(window = 'main') {
    this.#window = window
  }

  /** Oldest first. */
  all(): LogEntry[] {
    return [...this.#entries.values()]
  }

  clear(): void {
    this.#entries.clear()
  }

  /** Puts in what another window has told. */
  keep(entry: LogEntry): void {
    const key = `${entry.window}:${entry.no}`
    this.#entries.set(key, entry)
    const [oldest] = this.#entries.keys()
    if (this.#entries.size > KEPT && oldest !== undefined) this.#entries.delete(oldest)
  }

  begin(request: Request, path: string, operation: string | undefined): OpenEntry {
    this.#last += 1
    const nothingYet = {
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
    return new OpenEntry({ ...begun, operation: operation ?? null, ...nothingYet }, (entry) => {
      this.keep(entry)
      this.onEntry?.(entry)
    })
  }
}

type Ended = Pick<LogEntry, 'request' | 'reply'> & { readonly status: number; readonly refusal: Refusal | undefined }

class OpenEntry {
  #entry: LogEntry
  readonly #tell: (entry: LogEntry) => void
  readonly #began = performance.now()

  constructor(entry: LogEntry, tell: (entry: LogEntry) => void) {
    this.#entry = entry
    this.#tell = tell
    tell(entry)
  }

  note(change: Partial<Pick<LogEntry, 'faults' | 'isPassedOn'>>): void {
    this.#entry = { ...this.#entry, ...change }
  }

  end({ status, refusal, request, reply }: Ended): void {
    const durationMs = Math.round((performance.now() - this.#began) * 10) / 10
    const refused = refusal ? told(refusal) : null
    this.#tell({ ...this.#entry, status, durationMs, refused, request: shortened(request), reply: shortened(reply) })
  }
}

const shortened = (text: string | null) => (text && text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text || null)

function told({ code, message, stack = '' }: Refusal) {
  return { code, message, rule: ruleIn(stack) }
}

/** The first function of `mocks/rules` that the refusal went through; a build for a host has lost the names. */
function ruleIn(stack: string): string | null {
  for (const [, name, file] of stack.matchAll(/at (?:async )?([\w.]+) \([^)]*mocks\/(?:rules|handlers)\/(\w+)\.ts/g)) {
    if (file !== 'refusal') return `${file}.${name}`
  }
  return null
}

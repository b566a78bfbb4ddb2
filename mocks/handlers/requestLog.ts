import { koreanTime } from '../db/koreanTime.ts'
import type { Language } from '../db/languages.ts'
import { textIn } from '../rules/messages.ts'
import { signIns } from './passThroughList.ts'
import type { Failure } from './reply.ts'

const MAX_TEXT = 100_000
const CLEARED = '(cleared)'
/** Requests of this window whose ids are stored. */
const MAX_IDS = 500

/** The latest requests of all windows of a world. */
export class RequestLog {
  /** Called for each entry of this window when it is created, when its faults are known and when it is complete. */
  onEntry?: (entry: LogEntry) => void
  readonly #entries: EntryList
  /** The name of the page in its entries (see `windowName.ts`). */
  readonly window: string
  /** MSW's ids of the latest requests of this window. */
  readonly #ids = new Set<string>()
  #last = 0

  constructor(window = 'main', maxEntries?: number) {
    this.window = window
    this.#entries = new EntryList(maxEntries)
  }

  /** Oldest first. */
  all(): LogEntry[] {
    return this.#entries.all()
  }

  clear(): void {
    this.#entries.clear()
  }

  /** Adds an entry, or replaces its earlier state; also for entries of other windows. */
  add(entry: LogEntry): void {
    this.#entries.add(entry)
  }

  /** Adds the requests before those of this page. */
  addEarlier(entries: readonly LogEntry[]): void {
    this.#entries.addEarlier(entries)
  }

  /** Logs a request at the device's time, until the entry's `note` gives the world's. */
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
    const begun = { no: this.#last, window: this.window, at: koreanTime(Date.now()), method, path: address }
    const token = /^Bearer +(\S+)/i.exec(request.headers.get('authorization') ?? '')?.[1]
    const onChange = (entry: LogEntry) => {
      this.add(entry)
      this.onEntry?.(entry)
    }
    const open = new OpenEntry({ ...begun, operation: operation ?? null, ...empty }, token, onChange)
    this.#ids.add(requestId)
    const [oldest] = this.#ids
    if (this.#ids.size > MAX_IDS && oldest !== undefined) this.#ids.delete(oldest)
    return open
  }

  /** Logs a reply that bypassed the wrapped resolvers: that of an override (`worker.use`). `readTime` reads the world's. */
  async addOverride(
    requestId: string,
    request: Request,
    response: Response,
    path: string,
    readTime: () => Promise<number>,
  ): Promise<void> {
    if (this.#ids.has(requestId)) return
    const entry = this.begin(request, path, undefined, requestId)
    const reply = response.body === null ? null : await response.clone().text()
    entry.note({ at: koreanTime(await readTime()) })
    entry.end({ status: response.status, request: null, reply })
  }
}

type Ended = Pick<LogEntry, 'request' | 'reply'> & {
  readonly status: number
  readonly failure?: Failure | undefined
  /** Of the failure's sentence. */
  readonly language?: Language
}

/** What becomes known of a request while it is handled. */
export type EntryChange = Partial<Pick<LogEntry, 'at' | 'faults' | 'isPassedOn' | 'notice' | 'isOverridden' | 'location'>>

class OpenEntry {
  #entry: LogEntry
  readonly #token: string | undefined
  readonly #onChange: (entry: LogEntry) => void
  readonly #began = performance.now()

  constructor(entry: LogEntry, token: string | undefined, onChange: (entry: LogEntry) => void) {
    this.#entry = entry
    this.#token = token
    this.#onChange = onChange
    onChange(entry)
  }

  note(change: EntryChange): void {
    this.#entry = { ...this.#entry, ...change }
    this.#onChange(this.#entry)
  }

  end({ status, failure, language = 'ko', request, reply }: Ended): void {
    const durationMs = Math.round((performance.now() - this.#began) * 10) / 10
    const refused = failure
      ? { code: failure.code, message: textIn(language, failure.reason), rule: ruleIn(failure.stack) }
      : null
    const texts = { request: this.#textOf(request, []), reply: this.#textOf(reply, ['result', 'code', 'message']) }
    this.#onChange({ ...this.#entry, status, durationMs, refused, ...texts })
  }

  /** A body without the secrets of a real backend: of a sign-in only the texts of `shown` fields stay. */
  #textOf(body: string | null, shown: readonly string[]): string | null {
    const { isPassedOn, operation } = this.#entry
    if (!isPassedOn || !body) return truncate(body)
    const isSignIn = signIns.includes(operation ?? '')
    const text = this.#token === undefined ? body : body.replaceAll(this.#token, CLEARED)
    if (!isSignIn && !/token/i.test(text)) return truncate(text)
    const isSecret = (key: string) => (isSignIn ? !shown.includes(key) : /token/i.test(key))
    try {
      const clear = (key: string, value: unknown) => (typeof value === 'string' && isSecret(key) ? CLEARED : value)
      return truncate(JSON.stringify(JSON.parse(text), clear))
    } catch {
      return isSignIn ? CLEARED : truncate(text)
    }
  }
}

const truncate = (text: string | null, max = MAX_TEXT) => (text && text.length > max ? `${text.slice(0, max)}…` : text || null)

/** An entry whose bodies have at most `max` characters. */
export const shortened = (entry: LogEntry, max: number): LogEntry => ({
  ...entry,
  request: truncate(entry.request, max),
  reply: truncate(entry.reply, max),
})

/** The first function of `mocks/rules` in the refusal's stack; a minified build has no names. */
function ruleIn(stack = ''): string | null {
  for (const [, name, file] of stack.matchAll(/at (?:async )?([\w.]+) \([^)]*mocks\/(?:rules|handlers)\/(?:\w+\/)?(\w+)\.ts/g)) {
    if (file !== 'refusal') return `${file}.${name}`
  }
  return null
}

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
  /** Why the server refused it, or failed its order, and the rule that threw a refusal if the code is not minified. */
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
  /** Whether its bodies were dropped for later ones. */
  readonly isShortened?: boolean | undefined
  /** Whether it was stored before this page was loaded. */
  readonly isEarlier?: boolean | undefined
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

  /** Adds entries before those that are there, and does not replace their later state. */
  addEarlier(entries: readonly LogEntry[]): void {
    const arrived = this.all()
    this.clear()
    for (const entry of [...entries, ...arrived]) this.add(entry)
  }

  #dropOldestBody(): void {
    const [key = ''] = this.#bodies.keys()
    const entry = this.#entries.get(key)
    this.#removeBody(key)
    if (entry) this.#entries.set(key, { ...entry, request: null, reply: null, isShortened: true })
  }

  #removeBody(key: string): void {
    this.#bodyCharacters -= this.#bodies.get(key) ?? 0
    this.#bodies.delete(key)
  }
}

/** Unique over all windows of a world. */
export const keyOf = ({ window, no }: Pick<LogEntry, 'window' | 'no'>): string => `${window}:${no}`

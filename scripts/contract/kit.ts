import { randomUUID } from 'node:crypto'
import type { InputOf, Operation, ReplyOf } from '../../src/contract/operation.ts'
import { operations } from '../../src/contract/operations.ts'
import { expectSuccess, validateReply, type Reply } from './validateReply.ts'
import { exchangeOf } from './exchange.ts'
import { NotTried, Report, typedEntries, Unreachable, type Exchange, type Subject } from './report.ts'

export type Options = {
  readonly baseUrl: string
  /** An access token, preferably a member's, and its user's id. Without the id, paths with a user id are not tested. */
  readonly token?: string | undefined
  readonly userId?: number | undefined
  /** Skips every check that writes. */
  readonly isReadOnly?: boolean
}

/** A caller's tokens and user id. */
export type Caller = { readonly token: string; readonly refreshToken?: string; readonly userId: number | undefined }

const TIMEOUT_MS = 20_000
const EVERY_REPLY = 'every reply: envelope, schema, codes and their status (API-01 … API-07)'

/** Calls a server and reports its differences from the contract. Every reply is validated, in every check. */
export class Kit {
  readonly report = new Report()
  readonly isReadOnly: boolean
  readonly #base: string
  readonly #given: Caller | undefined
  readonly #guests = new Map<string, Caller>()
  /** The last request, reported with a difference. */
  #last: Exchange | undefined

  constructor({ baseUrl, token, userId, isReadOnly = false }: Options) {
    this.#base = baseUrl.endsWith('/') ? baseUrl : `${baseUrl}/`
    this.isReadOnly = isReadOnly
    this.#given = token === undefined ? undefined : { token, userId }
  }

  /** Runs a check of a subject and records its result. A check that writes is skipped in a read-only run. */
  async check(of: Subject, title: string, kind: 'reads' | 'writes', run: () => Promise<void>): Promise<void> {
    try {
      if (kind === 'writes' && this.isReadOnly) throw new NotTried('only reading is allowed')
      await run()
      this.report.passed(of)
    } catch (error) {
      this.report.recordEnd(of, title, error, this.#last)
    }
  }

  /** Calls an operation. Returns its reply, success or refusal. */
  request<const O extends Operation>(operation: O, input: InputOf<O>, person?: Pick<Caller, 'token'>): Promise<Reply> {
    return this.requestLoosely(operation, input, person)
  }

  /** Calls an operation that must succeed. Returns its data. */
  async call<const O extends Operation>(operation: O, input: InputOf<O>, person?: Pick<Caller, 'token'>): Promise<ReplyOf<O>> {
    return expectSuccess(operation, await this.requestLoosely(operation, input, person))
  }

  /** Calls an operation with input that its contract may not allow. */
  async requestLoosely(
    operation: Operation,
    { params, query, body }: { params?: unknown; query?: unknown; body?: unknown },
    person?: Pick<Caller, 'token'>,
  ): Promise<Reply> {
    const names = new Map(Object.entries(Object(params)))
    const path = operation.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(names.get(name))))
    const queryEntries = Object.entries(Object(query)).map(([name, value]): [string, string] => [name, String(value)])
    const search = new URLSearchParams(queryEntries).toString()
    const sent =
      body === undefined
        ? {}
        : operation.multipart
          ? { body: formOf(operation.multipart.part, body) }
          : { json: JSON.stringify(body) }
    return this.send(operation, search ? `${path}?${search}` : path, { ...sent, person })
  }

  /** Sends any request to the path of an operation and validates the reply by the operation. */
  async send(
    operation: Operation,
    path: string = operation.path,
    sent: {
      method?: string
      json?: string | undefined
      body?: BodyInit
      type?: string
      person?: Pick<Caller, 'token'> | undefined
    } = {},
  ): Promise<Reply> {
    const headers = new Headers()
    if (sent.json !== undefined) headers.set('content-type', 'application/json')
    if (sent.type !== undefined) headers.set('content-type', sent.type)
    if (sent.person) headers.set('authorization', `Bearer ${sent.person.token}`)
    const body = sent.json ?? sent.body ?? null
    const response = await this.fetchPath(path, { method: sent.method ?? operation.method, headers, body })
    const text = await response.text().catch(unreachable)
    const { reply, errors } = validateReply(operation, response.status, response.headers, text)
    const subject = typedEntries(operations).find(([, one]) => one.id === operation.id)?.[0]
    this.#last = exchangeOf(path, { method: sent.method ?? operation.method, headers, body }, response, text)
    for (const how of errors) if (subject) this.report.differs(subject, { rule: EVERY_REPLY, how, exchange: this.#last })
    return reply
  }

  /** Fetches a path without following redirects. */
  async fetchPath(path: string, init: RequestInit = {}): Promise<Response> {
    const url = new URL(path.replace(/^\//, ''), this.#base)
    const request = fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS), ...init })
    const response = await request.catch(unreachable)
    this.#last = exchangeOf(path, init, response)
    return response
  }

  /** A guest of this run, by name. */
  async guest(name: string): Promise<Caller> {
    const known = this.#guests.get(name)
    if (known) return known
    if (this.isReadOnly) throw new NotTried('needs a new guest, but only reading is allowed')
    const guestId = `contract-kit-${randomUUID()}`
    const { accessToken, refreshToken, userId } = await this.call(operations.signInAsGuest, { body: { guestId } })
    const guest = { token: accessToken, refreshToken, userId: Number(userId) }
    this.#guests.set(name, guest)
    return guest
  }

  /** The caller of public reads: the user of the given token, else a guest. */
  async reader(): Promise<Caller> {
    return this.#given ?? this.guest('reader')
  }

  /** The user of the given token, who must be a member. */
  async member(): Promise<Caller & { userId: number }> {
    const { userId, token } = this.#given ?? {}
    if (token === undefined || userId === undefined) throw new NotTried("no member's token and user id were given")
    const { provider } = await this.call(operations.user, { params: { userId: String(userId) } }, { token })
    if (provider === 'guest') throw new NotTried("the token given is a guest's")
    return { token, userId }
  }

  /** Advances the server's clock by `ms`. Without a control API the check is skipped. */
  async passTime(ms: number): Promise<void> {
    const reply = await this.fetchPath('__mock/clock/advance', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ms }),
    })
    await reply.arrayBuffer()
    if (!reply.ok) throw new NotTried('needs a control API to advance the clock')
  }
}

function unreachable(error: unknown): never {
  throw new Unreachable(error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error))
}

function formOf(part: string, body: unknown): FormData {
  const form = new FormData()
  form.append(part, new Blob([JSON.stringify(body)], { type: 'application/json' }))
  return form
}

import { getResponse } from 'msw'
import * as v from 'valibot'
import { envelope } from '../../src/contract/envelope.ts'
import type { InputOf, Operation, ReplyOf } from '../../src/contract/operation.ts'
import { now, passTime } from '../../mocks/db/clock.ts'
import { createWorld, type PickersWorld } from '../../mocks/db/createWorld.ts'
import { resources } from '../../mocks/resources/all.ts'
import { MemoryLog, type Log } from '../../mocks/db/log.ts'
import { personas, type Persona } from '../../mocks/db/seed/personas.ts'
import type { WorldOptions } from '../../mocks/db/seed.ts'
import { createBackend, type Backend } from '../../mocks/handlers/backend.ts'
import { RequestLog } from '../../mocks/handlers/requestLog.ts'
import { startSession } from '../../mocks/rules/users/session.ts'

/** A test's clock is pinned here until the test advances it. */
export const START = Date.parse('2026-11-21T11:30:00+09:00')
export const SECOND = 1000
export const MINUTE = 60 * SECOND
export const DAY = 24 * 60 * MINUTE

const BASE = 'http://api.test/'

/** The caller: a persona or a bearer token; without either, anonymous. */
export type Caller = { as?: Persona; token?: string }
export type ApiReply = {
  status: number
  headers: Headers
  result: string
  data: unknown
  error: v.InferOutput<typeof envelope>['error']
}

/** A mock backend in its own world, called by HTTP requests. */
export class Shop {
  readonly world: PickersWorld
  readonly log = new RequestLog()
  #handlers: Backend['handlers'] | undefined
  readonly #tokens = new Map<Persona, { token: string; at: number }>()

  constructor({ log = new MemoryLog(), ...options }: WorldOptions & { log?: Log } = {}) {
    this.world = createWorld(log, { resources, pinnedAt: START, ...options })
  }

  /** Calls an operation that must succeed. Returns the reply as parsed by the contract; throws on an error reply. */
  async call<const O extends Operation>(operation: O, input: InputOf<O>, caller: Caller = {}): Promise<ReplyOf<O>> {
    const reply = await this.request(operation, input, caller)
    if (reply.result !== 'SUCCESS')
      throw new Error(`${operation.id}: ${reply.status} ${reply.error?.code} ${reply.error?.message}`)
    const schema: O['reply'] = operation.reply
    return v.parse(schema, reply.data)
  }

  /** Calls an operation that may answer with an error. */
  async request<const O extends Operation>(operation: O, input: InputOf<O>, caller: Caller = {}): Promise<ApiReply> {
    return this.requestUnchecked(operation, input, caller)
  }

  /** Calls an operation with input that its type does not allow. */
  async requestUnchecked(
    operation: Operation,
    input: { params?: unknown; query?: unknown; body?: unknown },
    caller: Caller = {},
  ): Promise<ApiReply> {
    const params = new Map(Object.entries(Object(input.params)))
    const path = operation.path.replaceAll(/:(\w+)/g, (_, name: string) => String(params.get(name)))
    const sent = Object.entries(Object(input.query)).map(([name, value]): [string, string] => [name, String(value)])
    const search = new URLSearchParams(sent).toString()
    return this.send(operation.method, search ? `${path}?${search}` : path, {
      ...caller,
      ...(input.body === undefined ? {} : { body: JSON.stringify(input.body), type: 'application/json' }),
    })
  }

  async send(method: string, path: string, options: Caller & { body?: BodyInit; type?: string } = {}): Promise<ApiReply> {
    const headers = new Headers()
    const token = options.token ?? (options.as ? await this.tokenOf(options.as) : undefined)
    if (token !== undefined) headers.set('authorization', `Bearer ${token}`)
    if (options.type !== undefined) headers.set('content-type', options.type)
    const init = options.body === undefined ? { method, headers } : { method, headers, body: options.body }
    const response = await this.fetch(path, init)
    const { result, data, error } = v.parse(envelope, await response.json())
    return { status: response.status, headers: response.headers, result, data, error }
  }

  /** The reply as it is: files and pages have no envelope. */
  async fetch(path: string, init?: RequestInit): Promise<Response> {
    // Most tests of a world send no request, and handlers take as long as the seed.
    this.#handlers ??= createBackend(this.world, BASE, { resources, log: this.log }).handlers
    const response = await getResponse([...this.#handlers], new Request(new URL(path, BASE), init))
    if (!response) throw new Error(`no handler for ${path}`)
    return response
  }

  /** An access token of a persona with at least a minute left. */
  async tokenOf(persona: Persona): Promise<string> {
    const at = await this.now()
    const known = this.#tokens.get(persona)
    if (known && at - known.at < 29 * MINUTE) return known.token
    const { accessToken } = await this.world.transaction((tx) => startSession(tx, personas[persona].id, at))
    this.#tokens.set(persona, { token: accessToken, at })
    return accessToken
  }

  now(): Promise<number> {
    return this.world.read((tx) => now(tx.counters))
  }

  /** Advances the world's clock by `ms`. */
  async advanceClock(ms: number): Promise<void> {
    await this.world.transaction((tx) => void passTime(tx.counters, ms))
  }
}

export const statusAndCode = ({ status, error }: ApiReply) => [status, error?.code]

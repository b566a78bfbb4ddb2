import type { UnhandledRequestStrategy } from 'msw'
import type { Operation } from '../../src/contract/operation.ts'
import { once, singleFlight } from '../../src/lib/singleFlight.ts'
import { now } from '../db/clock.ts'
import type { PickersWorld } from '../db/createWorld.ts'
import { koreanTime } from '../db/koreanTime.ts'
import { languageOf } from '../db/languages.ts'
import type { FaultTarget } from '../rules/faults.ts'
import { knownOperations } from '../rules/operations.ts'
import { Refusal } from '../rules/refusal.ts'
import { passedOperations, type PassThroughOptions } from './passThroughList.ts'
import { failure, failures, replyTexts } from './reply.ts'
import type { EntryChange, RequestLog } from './requestLog.ts'
import { logInternalError } from './warn.ts'

/** The parameters of our resolvers. */
export type ResolverInfo = HandlerInfo & {
  /** Reads the request's body once for all: a second `Request` would copy it. */
  readonly readBytes: () => Promise<Uint8Array<ArrayBuffer>>
  /** The settings of the world for every reply, read once per request: a read may query IndexedDB. */
  readonly readSettings: () => Promise<Settings>
  /** Changes the request's entry in the log. */
  readonly note: (change: EntryChange) => void
}

/** What MSW passes to a resolver, as far as ours use it. */
export type HandlerInfo = { readonly request: Request; readonly requestId: string; readonly params: object }

/** Replies to a request; undefined lets MSW try the next handler. */
export type Resolver = (info: ResolverInfo) => Promise<Response | undefined>

/**
 * A resolver of MSW around ours: request log with the world's date, errors, faults and pass-through. Pages that faults can meet have a name; other pages,
 * unknown addresses are undefined.
 */
export type Wrap = (
  operation: Operation | FaultTarget | undefined,
  resolver: Resolver,
) => (info: HandlerInfo) => Promise<Response | undefined>

/** What all handlers share: the world, the addresses and the wrapper of each resolver. */
export type HandlerContext = {
  readonly world: PickersWorld
  /** The server's own address, ending with a slash. */
  readonly base: string
  /** MSW's pattern of a path (`/v1/products`) below the base: its address, with the colons of an IPv6 host escaped. */
  readonly api: (path: string) => string
  readonly wrap: Wrap
  /** How the console reports a request below `/v1` that the contract does not have. */
  readonly onUnhandledRequest: UnhandledRequestStrategy
}

type WrapOptions = Pick<HandlerContext, 'world' | 'base'> & {
  readonly log: RequestLog
  readonly passThrough: PassThroughOptions | undefined
}

// Loaded with the first request that meets a fault or is passed on: few worlds have one.
export const importFaults = singleFlight(() => import('./applyFaults.ts'))
const importPassThrough = singleFlight(() => import('./passThrough.ts'))

/**
 * The higher-order resolvers of the mock backend, from the outside in: request log with the world's date and errors, then what keeps
 * a reply back or breaks it (offline, faults), then pass-through to a real backend.
 */
export function createWrap(options: WrapOptions): Wrap {
  const { world, passThrough } = options
  const names = new Map([...knownOperations].map(([name, operation]) => [operation, name]))
  return (operation, resolver) => {
    const api = typeof operation === 'string' ? undefined : operation
    const name = typeof operation === 'string' ? operation : operation && names.get(operation)
    const logged = withLog(options, { api, name }, withFaults(options, name, withPassThrough(options, name, resolver)))
    // Not `...info`: MSW's object has expensive getters.
    return async ({ request, requestId, params }) => {
      const readSettings = once(() => settingsOf(world, passThrough))
      return logged({ request, requestId, params, readBytes: once(() => readBytes(request)), readSettings })
    }
  }
}

type Settings = Awaited<ReturnType<typeof settingsOf>>

const settingsOf = (world: PickersWorld, passThrough: PassThroughOptions | undefined) =>
  world.read((tx) => ({
    isOffline: tx.devices.findFirst((q) => q.where({ id: 'device' }))?.isOffline ?? false,
    isFaulty: tx.faults.count() > 0,
    passed: passedOperations(tx, passThrough),
    language: languageOf(tx),
    at: now(tx.counters),
  }))

/** Logs request and reply. MSW replies to a thrown error with its own 500, without the envelope: here it has one. */
function withLog(
  { log, base }: WrapOptions,
  { api, name }: { readonly api: Operation | undefined; readonly name: string | undefined },
  resolver: Resolver,
): (info: Omit<ResolverInfo, 'note'>) => Promise<Response | undefined> {
  return async (info) => {
    const { method, url } = info.request
    const entry = log.begin(info.request, pathBelow(base, info.request), name, info.requestId)
    let sent: string | null = null
    try {
      sent = await textOfRequest(info)
      const { at, language } = await info.readSettings()
      entry.note({ at: koreanTime(at) })
      const response = await resolver({ ...info, note: (change) => entry.note(change) })
      if (!response) return undefined
      const { logged, reply } = await withText(response)
      const target = response.headers.get('location')
      if (target !== null) entry.note({ location: `/${target.slice(base.length)}` })
      entry.end({ status: response.status, failure: failures.get(response), language, request: sent, reply })
      return logged
    } catch (error) {
      entry.end({ status: 500, request: sent, reply: null })
      logInternalError(api ? `${api.id} ${method} ${api.path}` : `${method} ${url}`, error)
      // The world itself may be what failed.
      const settings = await info.readSettings().catch(() => undefined)
      return failure(new Refusal('SERVER_ERROR'), settings?.language)
    }
  }
}

function withFaults({ world }: WrapOptions, name: string | undefined, resolver: Resolver): Resolver {
  return async (info) => {
    const { isOffline, isFaulty } = await info.readSettings()
    if (isOffline) return Response.error()
    if (!isFaulty) return resolver(info)
    const answer = async () => {
      // The world may have changed while faults held the request back.
      await world.read(() => null)
      return (await resolver(info)) ?? Response.error()
    }
    const { applyFaults } = await importFaults()
    return applyFaults(world, name, answer, info.request.signal, (faults) => info.note({ faults }))
  }
}

function withPassThrough({ world, base }: WrapOptions, name: string | undefined, resolver: Resolver): Resolver {
  if (name === undefined) return resolver
  return async (info) => {
    const { passed, language } = await info.readSettings()
    if (!passed?.operations.has(name)) return resolver(info)
    info.note({ isPassedOn: true })
    const { NOTICE_HEADER, forwardRequest } = await importPassThrough()
    const { request, readBytes } = info
    const path = pathBelow(base, request)
    const response = await forwardRequest(world, { request, readBytes, path, operation: name, language }, passed)
    const notice = response.headers.get(NOTICE_HEADER)
    if (notice !== null) info.note({ notice })
    return response
  }
}

const pathBelow = (base: string, { url }: Request) => `/${url.split('?')[0]?.slice(base.length) ?? ''}`

async function textOfRequest({ request, readBytes }: Pick<ResolverInfo, 'request' | 'readBytes'>): Promise<string | null> {
  const type = request.headers.get('content-type')?.toLowerCase() ?? ''
  if (request.body === null) return null
  if (type.startsWith('multipart/')) return `(${type.split(';')[0]})`
  // What a payment provider posts; the page reads it once more.
  if (type.startsWith('application/x-www-form-urlencoded')) return request.clone().text()
  if (!type.startsWith('application/json')) return `(${type.split(';')[0]})`
  return new TextDecoder().decode(await readBytes())
}

/** A reply and its text. If the text is unknown, reads it and creates the reply again, which is cheaper than a clone. */
async function withText(response: Response): Promise<{ readonly logged: Response; readonly reply: string | null }> {
  const known = replyTexts.get(response)
  if (known !== undefined) return { logged: response, reply: known }
  if (response.type === 'error' || response.body === null) return { logged: response, reply: null }
  const reply = await response.text()
  return { logged: new Response(reply, response), reply }
}

const CHUNK_BYTES = 65_536
const bytesOfRequest = new WeakMap<Request, Uint8Array<ArrayBuffer>>()

/** A request with its body in memory: `readBytes` returns it directly, other readers get it as a stream. */
export function requestOfBytes(
  url: string,
  init: { readonly method: string; readonly headers: Headers; readonly signal?: AbortSignal },
  bytes: Uint8Array<ArrayBuffer>,
): Request {
  const request = new Request(url, { ...init, ...(bytes.length > 0 && { body: streamOf(bytes), duplex: 'half' }) })
  bytesOfRequest.set(request, bytes)
  return request
}

/** The body of a request. Consumes it unless `requestOfBytes` created the request. */
async function readBytes(request: Request): Promise<Uint8Array<ArrayBuffer>> {
  return bytesOfRequest.get(request) ?? new Uint8Array(await request.arrayBuffer())
}

/** MSW clones every request: a stream without a reader copies nothing, bytes would be copied. */
function streamOf(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  let from = 0
  return new ReadableStream(
    {
      pull(controller) {
        controller.enqueue(bytes.slice(from, from + CHUNK_BYTES))
        from += CHUNK_BYTES
        if (from >= bytes.length) controller.close()
      },
    },
    { highWaterMark: 0 },
  )
}

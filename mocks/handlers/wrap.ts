import type { Operation } from '../../src/contract/operation.ts'
import { operations } from '../../src/contract/operations.ts'
import { now } from '../db/clock.ts'
import { koreanTime } from '../db/koreanTime.ts'
import type { PickersWorld } from '../db/collections.ts'
import { languageOf } from '../db/languageRecord.ts'
import type { Resolver, ResolverInfo, Wrap } from './resolver.ts'
import { logInternalError } from './logInternalError.ts'
import { failure, refusals, replyTexts } from './reply.ts'
import { readBytes as bytesOf } from './requestBytes.ts'
import { Refusal } from '../rules/refusal.ts'
import { applyFaults } from './applyFaults.ts'
import { isAnyFault } from '../rules/faults.ts'
import { passedOperations, type PassThroughOptions } from './passThroughList.ts'
import type { RequestLog } from './requestLog.ts'

type WrapOptions = {
  readonly world: PickersWorld
  readonly log: RequestLog
  readonly base: string
  readonly passThrough: PassThroughOptions | undefined
}

const names = new Map(Object.entries<Operation>(operations).map(([name, operation]) => [operation, name]))

/** The higher-order resolvers of the mock backend, from the outside in: errors, request log, faults, pass-through. */
export function createWrap(around: WrapOptions): Wrap {
  return (operation, resolver) => {
    const name = typeof operation === 'string' ? operation : operation && names.get(operation)
    const api = typeof operation === 'string' ? undefined : operation
    const wrapped = withErrors(api, withLog(around, name, withFaults(around, name, withPassThrough(around, name, resolver))))
    const dated = api ? withDate(wrapped) : wrapped
    // Not `...info`: MSW's object has expensive getters.
    return ({ request, requestId, params }) => {
      const readBytes = once(() => bytesOf(request))
      const readWorld = once(() => readSettings(around))
      const readLanguage = async () => (await readWorld()).language
      return dated({ request, requestId, params, readBytes, readLanguage, readSettings: readWorld })
    }
  }
}

function once<T>(read: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined
  return () => (result ??= read())
}

/** Settings of the world for every reply, read once per request: a read may query IndexedDB. */
const readSettings = ({ world, passThrough }: WrapOptions) =>
  world.read((tx) => ({
    isOffline: tx.devices.get('device')?.isOffline ?? false,
    isFaulty: isAnyFault(tx),
    passed: passedOperations(tx, passThrough),
    language: languageOf(tx),
    at: now(tx.counters),
  }))

type WrappedResolver = (
  info: ResolverInfo & { readonly readSettings: () => ReturnType<typeof readSettings> },
) => ReturnType<Resolver>

/** Replies have the world's time, like a server's (OPEN-25); those of a real backend keep theirs. */
function withDate(resolver: WrappedResolver): WrappedResolver {
  return async (info) => {
    const response = await resolver(info)
    const settings = await info.readSettings().catch(() => undefined)
    if (response && settings && response.type !== 'error' && !response.headers.has('date'))
      response.headers.set('date', new Date(settings.at).toUTCString())
    return response
  }
}

/** MSW replies to a thrown error with its own 500, without the envelope. */
function withErrors(operation: Operation | undefined, resolver: WrappedResolver): WrappedResolver {
  return async (info) => {
    try {
      return await resolver(info)
    } catch (error) {
      const { method, url } = info.request
      logInternalError(operation ? `${operation.id} ${method} ${operation.path}` : `${method} ${url}`, error)
      // The world itself may be what failed.
      return failure(new Refusal('SERVER_ERROR'), await info.readLanguage().catch(() => undefined))
    }
  }
}

function withLog({ log, base }: WrapOptions, name: string | undefined, resolver: WrappedResolver): WrappedResolver {
  return async (info) => {
    const entry = log.begin(info.request, pathBelow(base, info.request), name, info.requestId)
    const request = await textOfRequest(info)
    try {
      const response = await resolver(info)
      if (!response) return undefined
      const { logged, reply } = await withText(response)
      entry.end({ status: response.status, refusal: refusals.get(response), request, reply })
      return logged
    } catch (error) {
      entry.end({ status: 500, refusal: undefined, request, reply: null })
      throw error
    }
  }
}

function withFaults({ world, log }: WrapOptions, name: string | undefined, resolver: WrappedResolver): WrappedResolver {
  return async (info) => {
    const { isOffline, isFaulty, at } = await info.readSettings()
    log.note(info.requestId, { at: koreanTime(at) })
    if (isOffline) return Response.error()
    if (!isFaulty) return resolver(info)
    const answer = async () => (await resolver(info)) ?? Response.error()
    return applyFaults(world, name, answer, (faults) => log.note(info.requestId, { faults }))
  }
}

function withPassThrough({ world, log, base }: WrapOptions, name: string | undefined, resolver: Resolver): WrappedResolver {
  if (name === undefined) return resolver
  return async (info) => {
    const { passed } = await info.readSettings()
    if (!passed?.operations.has(name)) return resolver(info)
    log.note(info.requestId, { isPassedOn: true })
    const { NOTICE_HEADER, forwardRequest } = await import('./passThrough.ts')
    const response = await forwardRequest(world, info, { path: pathBelow(base, info.request), operation: name }, passed)
    const notice = response.headers.get(NOTICE_HEADER)
    if (notice !== null) log.note(info.requestId, { notice })
    return response
  }
}

const pathBelow = (base: string, { url }: Request) => `/${url.split('?')[0]?.slice(base.length) ?? ''}`

async function textOfRequest({ request, readBytes }: ResolverInfo): Promise<string | null> {
  const type = request.headers.get('content-type')?.toLowerCase() ?? ''
  if (type.startsWith('multipart/')) return `(${type.split(';')[0]})`
  if (!type.startsWith('application/json') || request.body === null) return null
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

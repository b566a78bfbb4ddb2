import type { PickersWorld } from '../db/collections.ts'
import { createResponders, type AnswerOptions, type Arrival } from '../handlers/all.ts'
import { refusalsBehind } from '../handlers/reply.ts'
import type { Responder } from '../handlers/responder.ts'
import { isAnyFault, POSTCODE_SCRIPT, spoilt } from './faults.ts'
import { passedOperations, type PassThroughOptions } from './passThroughList.ts'
import { RequestLog } from './requestLog.ts'

export type BackendOptions = Omit<AnswerOptions, 'around'> & {
  readonly passThrough?: PassThroughOptions
  readonly log?: RequestLog
}

export type Backend = {
  readonly world: PickersWorld
  readonly responders: readonly Responder[]
  readonly log: RequestLog
  readonly passThrough: PassThroughOptions | undefined
}

/** The mock backend of a world with all that can be done to it: faults, the request log, operations left to a real backend. */
export function createBackend(world: PickersWorld, baseUrl: string, options: BackendOptions = {}): Backend {
  const { passThrough, log = new RequestLog(), ...answers } = options

  const around = async (arrival: Arrival, answer: (request: Request) => Promise<Response>): Promise<Response> => {
    const { path, operation } = arrival
    const entry = log.begin(arrival.request, path, operation)
    const { request, sent } = await readable(arrival.request)
    const look = await world.read((t) => ({
      isOffline: t.devices.get('device')?.isOffline ?? false,
      isSpoilt: isAnyFault(t),
      passed: passedOperations(t, passThrough),
    }))
    const decide = async () => {
      if (operation === undefined || !look.passed?.operations.has(operation)) return answer(request)
      entry.note({ isPassedOn: true })
      const { passOn } = await import('./passThrough.ts')
      return passOn(world, { request, path, operation }, look.passed)
    }
    const made = look.isOffline
      ? Response.error()
      : look.isSpoilt
        ? await spoilt(world, operation, decide, (faults) => entry.note({ faults }))
        : await decide()
    const { reply, said } = await spoken(made)
    entry.end({ status: made.status, refusal: refusalsBehind.get(made), request: sent, reply: said })
    return reply
  }
  const responders = [...createResponders(world, baseUrl, { ...answers, around }), postcodeScript(world, baseUrl)]
  return { world, responders, log, passThrough }
}

/** The same with what was sent beside it: a copy of a body costs a browser more than answering. */
async function readable(request: Request): Promise<{ request: Request; sent: string | null }> {
  const type = request.headers.get('content-type') ?? ''
  if (type.startsWith('multipart/')) return { request, sent: `(${type.split(';')[0]})` }
  if (!type.startsWith('application/json') || request.body === null) return { request, sent: null }
  const { url, method, headers } = request
  const bytes = await request.arrayBuffer()
  return { request: new Request(url, { method, headers, body: bytes }), sent: new TextDecoder().decode(bytes) }
}

async function spoken(reply: Response): Promise<{ reply: Response; said: string | null }> {
  if (reply.type === 'error' || reply.body === null) return { reply, said: null }
  const said = await reply.text()
  return { reply: new Response(said, reply), said }
}

/** The one script of a third party that a shopper waits for: it can be made to hang too. */
function postcodeScript(world: PickersWorld, baseUrl: string): Responder {
  const { href } = new URL('mock/postcode.js', baseUrl)
  return {
    answers: (url) => url.split('?')[0] === href,
    respond: async () => {
      if (!(await world.read((t) => isAnyFault(t, POSTCODE_SCRIPT)))) return undefined
      return spoilt(
        world,
        POSTCODE_SCRIPT,
        async () => Response.error(),
        () => {},
      )
    },
  }
}

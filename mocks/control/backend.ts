import { http, type RequestHandler } from 'msw'
import type { PickersWorld } from '../db/collections.ts'
import { createHandlers, type Arrival, type HandlerOptions } from '../handlers/all.ts'
import { isAnyFault, POSTCODE_SCRIPT, spoilt } from './faults.ts'
import { passedOperations, type PassThroughOptions } from './passThroughList.ts'
import { RequestLog } from './requestLog.ts'

export type BackendOptions = Omit<HandlerOptions, 'around'> & {
  readonly passThrough?: PassThroughOptions
  readonly log?: RequestLog
}

export type Backend = {
  readonly world: PickersWorld
  readonly handlers: RequestHandler[]
  readonly log: RequestLog
  readonly passThrough: PassThroughOptions | undefined
}

/** The mock backend of a world with all that can be done to it: faults, the request log, operations left to a real backend. */
export function createBackend(world: PickersWorld, baseUrl: string, options: BackendOptions = {}): Backend {
  const { passThrough, log = new RequestLog(), ...answers } = options

  const around = async (arrival: Arrival, answer: () => Promise<Response>): Promise<Response> => {
    const { request, path, operation } = arrival
    const entry = log.begin(request, path, operation)
    const told = request.headers.get('content-type')?.startsWith('application/json') ? request.clone() : undefined
    const look = await world.read((t) => ({
      isOffline: t.devices.get('device')?.isOffline ?? false,
      isSpoilt: isAnyFault(t),
      passed: passedOperations(t, passThrough),
    }))
    const decide = async () => {
      if (operation === undefined || !look.passed?.operations.has(operation)) return answer()
      entry.note({ isPassedOn: true })
      const { passOn } = await import('./passThrough.ts')
      return passOn(world, arrival, look.passed)
    }
    const reply = look.isOffline
      ? Response.error()
      : look.isSpoilt
        ? await spoilt(world, operation, decide, (faults) => entry.note({ faults }))
        : await decide()
    entry.end(told, reply)
    return reply
  }
  const handlers = [...createHandlers(world, baseUrl, { ...answers, around }), postcodeScript(world, baseUrl)]
  return { world, handlers, log, passThrough }
}

/** The one script of a third party that a shopper waits for: it can be made to hang too. */
function postcodeScript(world: PickersWorld, baseUrl: string): RequestHandler {
  return http.get(new URL('mock/postcode.js', baseUrl).href, async () => {
    if (!(await world.read((t) => isAnyFault(t, POSTCODE_SCRIPT)))) return undefined
    return spoilt(
      world,
      POSTCODE_SCRIPT,
      async () => Response.error(),
      () => {},
    )
  })
}

import { http, type HttpHandler, type UnhandledRequestStrategy } from 'msw'
import type { Operation } from '../../src/contract/operation.ts'
import { allHandlers, type HandlerOptions } from './all.ts'
import { createHandle, type Handle, type Resource } from './handle.ts'
import type { HandlerContext } from './wrap.ts'
import type { PickersWorld } from '../db/createWorld.ts'
import { hasFault, POSTCODE_SCRIPT } from '../rules/faults.ts'
import { overrideHandlers } from './overrides.ts'
import type { PassThroughOptions } from './passThroughList.ts'
import { RequestLog } from './requestLog.ts'
import { info } from './warn.ts'
import { createWrap, importFaults } from './wrap.ts'

export type BackendOptions = HandlerOptions & {
  readonly passThrough?: PassThroughOptions
  readonly log?: RequestLog
  /** MSW's `onUnhandledRequest` for paths below `/v1` that are not in the contract. Default: `bypass`, without a warning. */
  readonly onUnhandledRequest?: UnhandledRequestStrategy
}

/** What a developer's `mocks/local.ts` adds to the handlers. */
export type OwnHandlers = {
  /** Operations that the contract does not have, by name: for faults, the pass-through, the log and the console. */
  readonly operations?: Readonly<Record<string, Operation>>
  /** Records and handlers, also of these operations. */
  readonly resources?: readonly Resource[]
  /**
   * Handlers that run before the built-in ones: MSW's own at an address below the base (`api`), or typed by the contract
   * (`handle`). `read` and `write` run a rule on the world's records.
   */
  readonly handlers?: (tools: Pick<Backend, 'handle' | 'api' | 'read' | 'write'>) => HttpHandler[]
}

export type Backend = {
  readonly world: PickersWorld
  /** For `setupWorker`, `setupServer` and `getResponse`. */
  readonly handlers: readonly HttpHandler[]
  /** The handlers of a developer's `mocks/local.ts`, which MSW tries before `handlers`. */
  readonly overridesOf: (local: OwnHandlers) => HttpHandler[]
  /** The handlers of the world's overrides (`addOverride`), which MSW tries before all others. */
  readonly worldOverrides: () => Promise<HttpHandler[]>
  /** Creates a handler of an operation, typed by the contract: for `worker.use` and `server.use`. */
  readonly handle: Handle
  /** MSW's pattern of a path (`/v1/products`) below the base: its address, with the colons of an IPv6 host escaped. */
  readonly api: (path: string) => string
  readonly log: RequestLog
  readonly passThrough: PassThroughOptions | undefined
} & WorldAccess

/** The world's records, for a developer. */
export type WorldAccess = {
  /** Runs a rule that reads: `read((tx) => tx.orders.findMany((q) => q.where({ status: 'SHIPPING' })))`. */
  readonly read: PickersWorld['read']
  /** Runs a rule that writes, in a transaction. */
  readonly write: PickersWorld['transaction']
}

/**
 * The mock backend of a world. It only handles requests below `baseUrl` (origin and base path of the page or of the HTTP
 * server).
 */
export function createBackend(world: PickersWorld, baseUrl: string, options: BackendOptions = {}): Backend {
  const { passThrough, log = new RequestLog(), onUnhandledRequest = 'bypass' } = options
  const base = baseUrl.endsWith('/') ? baseUrl : `${baseUrl}/`
  const pattern = base.replace(/\[.*?\]/, (host) => host.replaceAll(':', String.raw`\:`))
  const api = (path: string) => pattern + path.replace(/^\//, '')
  const wrap = createWrap({ world, log, base, passThrough })
  const context: HandlerContext = { world, base, api, wrap, onUnhandledRequest }
  const handle = createHandle(context)
  const read: WorldAccess['read'] = (rule) => world.read(rule)
  const write: WorldAccess['write'] = (rule) => world.transaction(rule)
  const overridesOf = ({ handlers = () => [] }: OwnHandlers) => handlers({ handle, api, read, write })
  const worldOverrides = () => overrideHandlers(context)
  const handlers = [...allHandlers(context, options), postcodeScript(context)].map(nameLostReplies)
  return { world, read, write, handlers, overridesOf, worldOverrides, handle, api, log, passThrough }
}

/** MSW's line of a lost reply on the browser's console would read 200 OK. */
function nameLostReplies(handler: HttpHandler): HttpHandler {
  const log = handler.log.bind(handler)
  return Object.assign(handler, {
    log: async (sent: Parameters<typeof log>[0]) =>
      sent.response.type === 'error' ? info(`${sent.request.method} ${sent.request.url}: no reply`) : log(sent),
  })
}

/** The script of the address search: the only third-party script that shoppers wait for, so faults can delay or break it too. */
function postcodeScript({ world, api }: HandlerContext): HttpHandler {
  return http.get(api('/mock/postcode.js'), async ({ request }) => {
    if (!(await world.read((tx) => hasFault(tx, POSTCODE_SCRIPT)))) return undefined
    const { applyFaults } = await importFaults()
    return applyFaults(world, POSTCODE_SCRIPT, async () => Response.error(), request.signal)
  })
}

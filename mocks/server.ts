import { existsSync } from 'node:fs'
import { createServer as createHttpServer, type Server } from 'node:http'
import { createServer as createHttpsServer } from 'node:https'
import { isIPv6 } from 'node:net'
import { pathToFileURL } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import type { BackendOptions } from './handlers/backend.ts'
import type { Log } from './db/log.ts'
import { DEMO_CROWD_PER_MINUTE, type WorldOptions } from './db/seed.ts'
import { failure } from './handlers/reply.ts'
import type { Local } from './control/local.ts'
import { Refusal } from './rules/refusal.ts'
import { addressesHere, addressOf, pathOfTarget } from './server/address.ts'
import { createApp } from './server/app.ts'
import { createCallerAddress } from './server/callerAddress.ts'
import { listen, refuseMalformed } from './server/connections.ts'
import { openLmdbStore } from './server/lmdbStore.ts'
import { addressOption, readOptions, usage, type ServerOptions } from './server/options.ts'
import { formatLine, withRequestLine, type RequestLine } from './server/requestLines.ts'
import { Worlds } from './server/worlds.ts'
import { createMemoryStore, type WorldStore } from './server/worldStore.ts'
import { providerPages } from './vite/providerPages.ts'

const IDLE_MS = 10 * 60_000
const MAX_LOADED = 500
const SWEEP_MS = 60_000
/** Without a host, Node would reply 400 without the envelope. */
const serverOptions = { requireHostHeader: false }

export type HttpServerOptions = WorldOptions & {
  /** 0 selects any free port. */
  readonly port: number
  /** The app's own address: requests for its pages are redirected there. */
  readonly clientUrl: string
  /** The address of the server in its replies, without a slash at its end; by default the one that a request used. */
  readonly publicUrl?: string | undefined
  /** The address to listen on; the loopback addresses, 127.0.0.1 and ::1, by default. */
  readonly host?: string | undefined
  /** The store of the worlds; in memory by default. */
  readonly store?: WorldStore
  /** The log of the main world, without `store`. */
  readonly log?: Log
  readonly local?: Local
  readonly passThrough?: BackendOptions['passThrough']
  readonly https?: ServerOptions['https']
  readonly allowedOrigins?: readonly string[]
  readonly idleMs?: number
  readonly maxLoaded?: number
  readonly onRequest?: (line: RequestLine) => void
  readonly onWarning?: (message: string) => void
}

export type HttpServer = { readonly url: string; readonly close: () => Promise<void> }

/** Starts the mock backend as an HTTP server, for any origin unless some are listed. Rejects if the port is in use. */
export async function startHttpServer(options: HttpServerOptions): Promise<HttpServer> {
  const { port, host, https, store = createMemoryStore(options.log) } = options
  const server = https ? createHttpsServer({ ...https, ...serverOptions }) : createHttpServer(serverOptions)
  const listening = await listen(server, port, host)
  const url = `${https ? 'https' : 'http'}://${nameOf(host)}:${listening.port}`
  const worlds = createWorlds(options, store)
  answerRequests(server, worlds, url, options)
  const sweep = setInterval(() => worlds.unloadIdle(), Math.min(SWEEP_MS, options.idleMs ?? IDLE_MS))
  const close = async () => {
    clearInterval(sweep)
    await listening.close()
    await store.close()
  }
  return { url, close }
}

const isEveryAddress = (host: string) => host === '0.0.0.0' || host === '::'

/** The host of the server's own address. */
function nameOf(host: string | undefined): string {
  if (host === undefined || isEveryAddress(host)) return 'localhost'
  return isIPv6(host) ? `[${host}]` : host
}

function createWorlds(options: HttpServerOptions, store: WorldStore): Worlds {
  const { clientUrl, local = {}, passThrough, onWarning = warn, ...world } = options
  const { idleMs = IDLE_MS, maxLoaded = MAX_LOADED } = options
  return new Worlds({ store, world, local, appUrl: withSlash(clientUrl), passThrough, idleMs, maxLoaded, onWarning })
}

/** Longer than proxies hold a connection open, which would else send a request while it is being closed (ms). */
const KEEP_ALIVE_MS = 75_000

function answerRequests(server: Server, worlds: Worlds, url: string, options: HttpServerOptions): void {
  const { host, publicUrl, clientUrl, allowedOrigins = [], onRequest = () => {} } = options
  const callerAddress = createCallerAddress(url, publicUrl)
  const app = createApp({ worlds, callerAddress, appUrl: withSlash(clientUrl), allowedOrigins, host, publicUrl })
  const answer = getRequestListener(app.fetch, { errorHandler: () => failure(new Refusal('INVALID_REQUEST')) })
  refuseMalformed(server)
  server.keepAliveTimeout = KEEP_ALIVE_MS
  server.on('request', (incoming, outgoing) => {
    incoming.url = pathOfTarget(incoming)
    const { world, path } = addressOf(url, incoming.url ?? '/') ?? { world: '', path: incoming.url?.slice(1) ?? '' }
    withRequestLine(incoming, outgoing, { world, path }, onRequest, () => void answer(incoming, outgoing))
  })
}

const withSlash = (url: string) => (url.endsWith('/') ? url : `${url}/`)

const warn = (message: string) => void process.stderr.write(`mock server: ${message}\n`)
const lineWriters: Record<ServerOptions['lines'], (line: RequestLine) => void> = {
  text: (line) => void process.stdout.write(`${formatLine(line)}\n`),
  json: (line) => void process.stdout.write(`${JSON.stringify(line)}\n`),
  none: () => {},
}

/** The developer's own mocks, if any. */
async function findLocal(): Promise<Local> {
  const file = new URL('./local.ts', import.meta.url)
  if (!existsSync(file)) return {}
  const found: { local?: Local } = await import(file.href)
  return found.local ?? {}
}

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2))
  if (!options) return void process.stdout.write(usage)
  const { dataFolder, isReset, lines } = options
  const { VITE_API_PASSTHROUGH: list = '', VITE_API_BASE_URL: named = '' } = process.env
  const backend = named === '' ? '' : addressOption('VITE_API_BASE_URL', named)
  const store = dataFolder === undefined ? createMemoryStore() : await openLmdbStore(dataFolder, { isReset, onWarning: warn })
  const server = await startHttpServer({
    ...options,
    store,
    crowdPerMinute: DEMO_CROWD_PER_MINUTE,
    local: await findLocal(),
    passThrough: { list, backend, send: fetch },
    onRequest: lineWriters[lines],
  })
  process.stdout.write(`mock server ready at ${server.url}\n`)
  if (options.host !== undefined && isEveryAddress(options.host)) {
    const { protocol, port } = new URL(server.url)
    for (const address of addressesHere()) process.stdout.write(`  also ${protocol}//${address}:${port}\n`)
  }
  // Built now, so that the first sign-in or payment does not wait.
  providerPages().catch((error: unknown) => warn(`the providers' pages cannot be built: ${String(error)}`))
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void server.close().then(() => process.exit(0)))
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  main().catch((error: unknown) => {
    warn(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  })
}

import { createServer, type Server } from 'node:http'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { getRequestListener } from '@hono/node-server'
import { createBackend, type BackendOptions } from './control/backend.ts'
import { createWorld } from './db/collections.ts'
import { MemoryLog, type Log } from './db/log.ts'
import { DEMO_CROWD_PER_MINUTE, type WorldOptions } from './db/seed.ts'
import { findLocal } from './local/inNode.ts'
import type { Local } from './local/local.ts'
import { providerPages } from './vite/providerPages.ts'
import { templatesInMemory } from './scenarios/startScenario.ts'
import { createApp } from './serverApp.ts'

export type HttpServerOptions = WorldOptions & {
  /** 0 takes any free port. */
  readonly port: number
  /** The app's own address: requests for its pages are redirected there. */
  readonly clientUrl: string
  readonly log?: Log
  readonly local?: Local
  readonly passThrough?: BackendOptions['passThrough']
}

export type HttpServer = { readonly url: string; readonly close: () => Promise<void> }

/** Starts the mock backend as an HTTP server for any origin. Rejects if the port is taken. */
export async function startHttpServer({
  port,
  clientUrl,
  log = new MemoryLog(),
  local = {},
  passThrough,
  ...options
}: HttpServerOptions): Promise<HttpServer> {
  const server = createServer()
  const url = `http://localhost:${await listen(server, port)}`
  const appUrl = clientUrl.endsWith('/') ? clientUrl : `${clientUrl}/`
  const backend = createBackend(createWorld(log, options), `${url}/`, {
    registered: { clientUrl: appUrl },
    onUnhandledRequest: ({ method, url }) => process.stderr.write(`Unknown request: ${method} ${url}\n`),
    ...(passThrough && { passThrough }),
  })
  const app = createApp({
    url,
    appUrl,
    handlers: [...backend.overridesOf(local), ...backend.handlers],
    controlled: { ...backend, ownScenarios: local.scenarios ?? [], templates: templatesInMemory(), appUrl },
  })
  const answer = getRequestListener(app.fetch)
  server.on('request', (incoming, outgoing) => void answer(incoming, outgoing))
  return { url, close: () => close(server) }
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject('code' in error && error.code === 'EADDRINUSE' ? portTaken(port, error) : error))
    server.listen(port, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
}

const portTaken = (port: number, cause: Error) =>
  new Error(`port ${port} is taken (EADDRINUSE). Choose another one: npm run mock:server -- --port N`, { cause })

/** Ends open connections too. */
function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}

async function main(): Promise<void> {
  const options = {
    port: { type: 'string', default: '8787' },
    'client-url': { type: 'string', default: 'http://localhost:5173' },
  } as const
  const { values } = parseArgs({ options })
  const { VITE_API_PASSTHROUGH: list = '', VITE_API_BASE_URL: backend = '' } = process.env
  const server = await startHttpServer({
    port: Number(values.port),
    clientUrl: values['client-url'],
    crowdPerMinute: DEMO_CROWD_PER_MINUTE,
    local: await findLocal(),
    passThrough: { list, backend, send: fetch },
  })
  process.stdout.write(`mock server ready at ${server.url}\n`)
  // The first sign-in or payment would wait for them.
  providerPages().catch((error: unknown) => process.stderr.write(`the providers' pages cannot be built: ${String(error)}\n`))
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void server.close().then(() => process.exit(0)))
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  main().catch((error: unknown) => {
    process.stderr.write(`mock server: ${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  })
}

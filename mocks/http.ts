import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import type { ErrorCode } from '../src/contract/errors.ts'
import { createBackend, type Backend as Made, type BackendOptions } from './control/backend.ts'
import type { Controlled } from './control/command.ts'
import { answerControl } from './control/http.ts'
import { createWorld } from './db/collections.ts'
import { MemoryLog, type Log } from './db/log.ts'
import { templatesInMemory } from './scenarios/stage.ts'
import { DEMO_CROWD_PER_MINUTE, type WorldOptions } from './db/seed.ts'
import { answerOf } from './handlers/responder.ts'
import { findLocal } from './local/inNode.ts'
import type { Local } from './local/local.ts'
import { closing, listening, requestOf, send } from './nodeHttp.ts'
import { providerPages } from './providerPages.ts'
import { fileIn, publicFile } from './publicFiles.ts'
import { sketchesIn } from './sketches.ts'
import { isUnknownOperation } from './unknown.ts'

/** Everything else is the app's. */
const OWN_PATH = /^(v1|mock)\//

export type HttpServerOptions = WorldOptions & {
  /** 0 takes any free port. */
  readonly port: number
  /** Where the app is: addresses of the app that reach this server are sent there. */
  readonly clientUrl: string
  readonly log?: Log
  readonly local?: Local
  readonly passThrough?: BackendOptions['passThrough']
}

export type HttpServer = { readonly url: string; readonly close: () => Promise<void> }

/** The mock backend as a real HTTP server, for any origin. Rejects if the port is taken. */
export async function startHttpServer({
  port,
  clientUrl,
  log = new MemoryLog(),
  local = {},
  passThrough,
  ...options
}: HttpServerOptions): Promise<HttpServer> {
  const server = createServer()
  const url = `http://localhost:${await listening(server, port)}`
  const world = createWorld(log, options)
  const appUrl = clientUrl.endsWith('/') ? clientUrl : `${clientUrl}/`
  const made = createBackend(world, `${url}/`, {
    registered: { clientUrl: appUrl },
    sketches: sketchesIn(world, local.sketches ?? []),
    ...(local.answers && { answers: local.answers }),
    ...(passThrough && { passThrough }),
  })
  const controlled = { ...made, ownScenarios: local.scenarios ?? [], templates: templatesInMemory(), appUrl }
  const backend: Backend = { url, clientUrl: appUrl, controlled }
  server.on('request', (request, response) => void answer(backend, request, response))
  return { url, close: () => closing(server) }
}

type Backend = {
  readonly url: string
  readonly clientUrl: string
  readonly controlled: Controlled & Pick<Made, 'responders'>
}

async function answer(backend: Backend, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  try {
    const reply = await replyTo(backend, incoming)
    // A fault of the network, as a handler may emulate it.
    if (reply.type === 'error') incoming.socket.destroy()
    else await send(outgoing, reply, incoming.method === 'HEAD')
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    if (outgoing.headersSent) outgoing.destroy()
    else await send(outgoing, refusal(500, 'SERVER_ERROR', `서버에서 오류가 발생했습니다. (${message})`), false)
  }
}

async function replyTo(backend: Backend, incoming: IncomingMessage): Promise<Response> {
  const { method = 'GET', url: target = '/' } = incoming
  if (method === 'OPTIONS') return new Response(null, { status: 204 })
  if (!target.startsWith('/')) return refusal(400, 'INVALID_REQUEST', '잘못된 주소입니다.')
  const [path = ''] = target.slice(1).split('?')
  if (path === 'health') return Response.json({ status: 'ok' })
  const request = await requestOf(backend.url + target, incoming)
  if (path.startsWith('__mock/')) return answerControl(backend.controlled, request)
  const reply = await answerOf(backend.controlled.responders, request)
  if (reply && (await isUnknownOperation(reply))) process.stderr.write(`Unknown request: ${method} ${target}\n`)
  if (reply) return towardsClient(backend, request, reply)
  if (path.startsWith('mock/')) return fileReply(fileIn(await providerPages(), path)) ?? unknownAddress()
  if (OWN_PATH.test(path)) return unknownAddress()
  return fileReply(publicFile(path)) ?? Response.redirect(new URL(target.replace(/^\/+/, ''), backend.clientUrl), 302)
}

/** The app is elsewhere: what the handlers send to its pages goes there, what they send to their own stays. */
function towardsClient({ url, clientUrl }: Backend, request: Request, reply: Response): Response {
  const location = reply.headers.get('location')
  if (location === null) return reply
  const target = new URL(location, request.url)
  const path = target.pathname.slice(1) + target.search + target.hash
  if (target.origin !== url || OWN_PATH.test(path)) return reply
  const headers = new Headers(reply.headers)
  headers.set('location', new URL(path, clientUrl).href)
  return new Response(reply.body, { status: reply.status, headers })
}

const unknownAddress = () => refusal(404, 'NOT_FOUND', '찾을 수 없는 주소입니다.')

function fileReply(found: ReturnType<typeof publicFile>): Response | undefined {
  return found && new Response(readFileSync(found.file), { headers: { 'content-type': found.type } })
}

function refusal(status: number, code: ErrorCode, message: string): Response {
  return Response.json({ result: 'FAIL', data: null, error: { code, message } }, { status })
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

import { readFileSync } from 'node:fs'
import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import { getResponse, type HttpHandler } from 'msw'
import type { ErrorCode } from '../src/contract/errors.ts'
import { REQUEST_MAX_BYTES } from '../src/contract/limits.ts'
import type { CommandContext } from './control/command.ts'
import { answerControl } from './control/http.ts'
import { failure } from './handlers/reply.ts'
import { providerPages } from './vite/providerPages.ts'
import { fileIn, publicFile } from './vite/publicFiles.ts'
import { Refusal } from './rules/refusal.ts'

/** Paths of this server; every other path is the app's. */
const OWN_PATH = /^(v1|mock)\//

type ServerOptions = {
  readonly url: string
  /** The app's own address, with a slash at its end. */
  readonly appUrl: string
  readonly handlers: HttpHandler[]
  readonly controlled: CommandContext
}

/** The HTTP server's routes: MSW's handlers, the control, the emulated providers' pages and the public files. */
export function createApp(options: ServerOptions): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>()
  app.use(
    cors({
      origin: '*',
      allowHeaders: ['authorization', 'content-type'],
      allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
      exposeHeaders: ['allow'],
      maxAge: 600,
    }),
  )
  app.use(async ({ env }, next) => {
    if (env.incoming.url?.startsWith('/')) return next()
    return errorReply(400, 'INVALID_REQUEST', '잘못된 주소입니다.')
  })
  app.use(bodyLimit({ maxSize: REQUEST_MAX_BYTES, onError: () => failure(new Refusal('TOO_LARGE')) }))
  app.onError((error) => errorReply(500, 'SERVER_ERROR', `서버에서 오류가 발생했습니다. (${error.message})`))

  app.get('/health', () => Response.json({ status: 'ok' }))
  app.all('/__mock/*', async ({ req, env }) => answerControl(options.controlled, await requestOf(req.raw, options.url, env)))
  app.all('*', async ({ req, env }) => {
    const request = await requestOf(req.raw, options.url, env)
    const reply = await getResponse(options.handlers, request)
    if (!reply) return withoutHandler(options, env.incoming.url ?? '/')
    if (reply.type !== 'error') return towardsApp(options, request, reply)
    // A network error, as a handler emulates it.
    env.incoming.socket.destroy()
    return RESPONSE_ALREADY_SENT
  })
  return app
}

/** The request at the address that the handlers know: a HEAD is a GET to them. */
async function requestOf(received: Request, url: string, { incoming }: HttpBindings): Promise<Request> {
  const { method, headers } = received
  const address = url + (incoming.url ?? '/')
  if (method === 'GET' || method === 'HEAD') return new Request(address, { headers })
  return new Request(address, { method, headers, body: await received.arrayBuffer() })
}

async function withoutHandler({ appUrl }: ServerOptions, target: string): Promise<Response> {
  const [path = ''] = target.slice(1).split('?')
  if (path.startsWith('mock/')) return fileReply(fileIn(await providerPages(), path)) ?? unknownAddress()
  if (OWN_PATH.test(path)) return unknownAddress()
  return fileReply(publicFile(path)) ?? Response.redirect(new URL(target.replace(/^\/+/, ''), appUrl), 302)
}

/** Redirects to the app's pages lead to the app's own address, redirects to this server's pages stay. */
function towardsApp({ url, appUrl }: ServerOptions, request: Request, reply: Response): Response {
  const location = reply.headers.get('location')
  if (location === null) return reply
  const target = new URL(location, request.url)
  const path = target.pathname.slice(1) + target.search + target.hash
  if (target.origin !== url || OWN_PATH.test(path)) return reply
  const headers = new Headers(reply.headers)
  headers.set('location', new URL(path, appUrl).href)
  return new Response(reply.body, { status: reply.status, headers })
}

const unknownAddress = () => errorReply(404, 'NOT_FOUND', '찾을 수 없는 주소입니다.')

function fileReply(found: ReturnType<typeof publicFile>): Response | undefined {
  return found && new Response(readFileSync(found.file), { headers: { 'content-type': found.type } })
}

function errorReply(status: number, code: ErrorCode, message: string): Response {
  return Response.json({ result: 'FAIL', data: null, error: { code, message } }, { status })
}

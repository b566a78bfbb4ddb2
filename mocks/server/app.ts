import { readFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { Hono } from 'hono'
import { getResponse } from 'msw'
import { languages } from '../db/languages.ts'
import { CommandError } from '../control/commands/commandError.ts'
import { handleControlRequest } from '../control/http.ts'
import { failed, failure } from '../handlers/reply.ts'
import { isDecodable } from '../handlers/strictMatching.ts'
import { messages } from '../rules/messages.ts'
import { requestOfBytes } from '../handlers/wrap.ts'
import { Refusal } from '../rules/refusal.ts'
import { providerPages } from '../vite/providerPages.ts'
import { fileIn, publicFile } from '../vite/publicFiles.ts'
import { addressOf, MAIN_WORLD, type Address } from './address.ts'
import { referenceReply } from './apiReference.ts'
import { readIncoming } from './readIncoming.ts'
import { crossOrigin, foreignHostOf, isForeign, METHODS, type OriginOptions } from './origins.ts'
import { noteLostReply } from './requestLines.ts'
import { startPage } from './startPage.ts'
import type { Beginning, Worlds } from './worlds.ts'

/** Paths of this server below a world's address; all others belong to the app. */
const OWN_PATH = /^(v1|mock|__mock)\//

export type AppOptions = OriginOptions & {
  readonly worlds: Worlds
  /** The server's address in the replies to a request, without a slash at its end. */
  readonly callerAddress: (incoming: IncomingMessage) => string
  /** The app's own address, ending with a slash. */
  readonly appUrl: string
}

/** The HTTP server's routes: each world's MSW handlers and control, the emulated providers' pages, public files and its own pages. */
export function createApp(options: AppOptions): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>()
  app.use(crossOrigin(options.allowedOrigins))
  app.use(async ({ req, env }, next) => {
    const host = foreignHostOf(options, env.incoming)
    if (host !== undefined) return failure(new Refusal('FORBIDDEN', messages.foreignHost(host)))
    const origin = req.header('origin')
    if (origin !== undefined && isForeign(options, origin, env.incoming))
      return failure(new Refusal('FORBIDDEN', messages.foreignOrigin(origin)))
    if (!METHODS.includes(req.method)) return failure(new Refusal('METHOD_NOT_ALLOWED'), undefined, { allow: METHODS.join(', ') })
    const target = env.incoming.url ?? ''
    if (!target.startsWith('/') || !isDecodable(target)) return failure(new Refusal('INVALID_REQUEST'))
    return next()
  })
  app.onError((error) =>
    failure(error instanceof Refusal ? error : new Refusal('SERVER_ERROR', `서버에서 오류가 발생했어요. (${error.message})`)),
  )
  // The process that started the server recognises it by the token, whatever else listens on the port.
  const token = process.env['HEALTH_TOKEN']
  app.get('/health', () => Response.json({ status: 'ok', ...(token !== undefined && { token }) }))
  app.all('*', ({ req, env }) => answer(options, req.raw, env))
  return app
}

async function answer(options: AppOptions, received: Request, { incoming, outgoing }: HttpBindings): Promise<Response> {
  const target = incoming.url ?? '/'
  const server = options.callerAddress(incoming)
  const found = addressOf(server, target)
  if (!found) return unknownAddress()
  const coding = received.headers.get('content-encoding') ?? ''
  if (!isBodiless(received) && !/^(identity)?$/i.test(coding.trim())) return refusedCoding(coding)
  const { address, beginning } = withoutBeginning(found)
  const endUse = options.worlds.use(address.world)
  if (outgoing.closed) endUse()
  else outgoing.once('close', endUse)
  try {
    const request = await requestOf(received, incoming, address)
    const { handlers, control } = await options.worlds.backendAt(address.world, address.base, beginning)
    const [path = ''] = address.path.split('?')
    const reference = await referenceReply(request.method, path, address.base)
    if (reference) return reference
    if (path.startsWith('__mock/')) return await handleControlRequest(control, request, path.slice('__mock'.length))
    const reply = await getResponse(await handlers(), request)
    if (!reply) return withoutHandler(options, address, server)
    if (reply.type !== 'error') return towardsApp(options, address, reply)
  } catch (error) {
    if (error instanceof CommandError) return failure(new Refusal('NOT_FOUND', error.message))
    throw error
  }
  // A handler emulates a network error.
  noteLostReply()
  incoming.socket.destroy()
  return RESPONSE_ALREADY_SENT
}

/** A new world's address may name the scenario and the language it starts with; its handlers do not know these parameters. */
function withoutBeginning(address: Address): { readonly address: Address; readonly beginning?: Beginning } {
  if (address.world === MAIN_WORLD || !/[?&](scenario|language)=/.test(address.path)) return { address }
  const [path = '', query = ''] = address.path.split('?')
  const parameters = new URLSearchParams(query)
  const named = parameters.get('language')
  const beginning = { scenario: parameters.get('scenario'), language: languages.find((each) => each === named) }
  for (const name of Object.keys(beginning)) parameters.delete(name)
  return { address: { ...address, path: parameters.size > 0 ? `${path}?${parameters.toString()}` : path }, beginning }
}

const isBodiless = ({ method }: Request) => method === 'GET' || method === 'HEAD'

function refusedCoding(coding: string): Response {
  const message = `The mock server reads no compressed body (Content-Encoding: ${coding}). Send it without compression.`
  return failed(415, { code: 'UNSUPPORTED_ENCODING', message }, { 'accept-encoding': 'identity' })
}

/** The request at the address that the handlers match; a HEAD request becomes a GET. */
async function requestOf(request: Request, incoming: IncomingMessage, { base, path }: Address): Promise<Request> {
  const { method, headers, signal } = request
  if (isBodiless(request)) return new Request(base + path, { headers, signal })
  return requestOfBytes(base + path, { method, headers, signal }, await readIncoming(incoming))
}

async function withoutHandler({ appUrl, worlds }: AppOptions, { base, path }: Address, server: string): Promise<Response> {
  const [file = ''] = path.split('?')
  if (file === '') return startPage(base, server, worlds.list())
  if (file.startsWith('mock/')) return fileReply(fileIn(await providerPages(), file)) ?? unknownAddress()
  if (OWN_PATH.test(file)) return unknownAddress()
  return fileReply(publicFile(file)) ?? redirectToApp(appUrl, path)
}

/** Redirects to the app only: paths such as `//other.test` or `http://other.test` would leave it. */
function redirectToApp(appUrl: string, path: string): Response {
  const relative = path.replace(/^\/+/, '')
  const isInside = URL.canParse(relative, appUrl) && new URL(relative, appUrl).href.startsWith(appUrl)
  return isInside ? Response.redirect(new URL(relative, appUrl), 302) : failure(new Refusal('INVALID_REQUEST'))
}

/** Redirects to pages of the app use the app's own address; those to pages of this server are unchanged. */
function towardsApp({ appUrl }: AppOptions, { base }: Address, reply: Response): Response {
  const location = reply.headers.get('location')
  if (location === null) return reply
  const { href } = new URL(location, base)
  const path = href.slice(base.length)
  if (!href.startsWith(base) || OWN_PATH.test(path)) return reply
  const headers = new Headers(reply.headers)
  headers.set('location', new URL(path, appUrl).href)
  return new Response(reply.body, { status: reply.status, headers })
}

const unknownAddress = () => failure(new Refusal('NOT_FOUND', '찾을 수 없는 주소예요.'))

function fileReply(found: ReturnType<typeof publicFile>): Response | undefined {
  return found && new Response(readFileSync(found.file), { headers: { 'content-type': found.type } })
}

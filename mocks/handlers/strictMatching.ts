import { http, matchRequestUrl, onUnhandledRequest, type HttpHandler } from 'msw'
import { knownOperations } from '../rules/operations.ts'
import { Refusal } from '../rules/refusal.ts'
import type { HandlerContext, HandlerInfo, Resolver } from './wrap.ts'
import { failure } from './reply.ts'

/**
 * The first handler: refuses requests that MSW's matching would pass to an operation against API-03. MSW takes `/v1/picks/`
 * for `/v1/picks`, throws at `%E0%A4%A`, and would pass `GET /v1/users/additional-info` to the handler of
 * `/v1/users/:userId`.
 */
export function strictMatching(context: HandlerContext): HttpHandler {
  const root = `${context.base}v1/`
  const methods = methodsOfShadowedPaths(context)
  const isRefused = ({ url, method }: Request) =>
    url.startsWith(root) &&
    (!isDecodable(url) || pathOf(url).endsWith('/') || methods.get(pathOf(url))?.includes(method) === false)
  const refuse = context.wrap(undefined, async ({ request: { url }, readSettings }) => {
    const { language } = await readSettings()
    const allow = methods.get(pathOf(url))
    if (allow) return failure(new Refusal('METHOD_NOT_ALLOWED'), language, { allow: allow.join(', ') })
    return failure(new Refusal(isDecodable(url) ? 'NOT_FOUND' : 'INVALID_REQUEST'), language)
  })
  return http.all(({ request }) => isRefused(request), warned(context, refuse))
}

/** The last handler: refuses unknown operations (API-03), with 405 if the path has other methods, else with 404. */
export function unknownOperation(context: HandlerContext): HttpHandler {
  const all = [...knownOperations.values()]
  const refuse = context.wrap(undefined, async ({ request, readSettings }) => {
    const { language } = await readSettings()
    const known = all.filter(({ path }) => matchRequestUrl(new URL(request.url), context.api(path)).matches)
    if (known.length === 0) return failure(new Refusal('NOT_FOUND'), language)
    return failure(new Refusal('METHOD_NOT_ALLOWED'), language, { allow: known.map(({ method }) => method).join(', ') })
  })
  return http.all(context.api('/v1/*'), warned(context, refuse))
}

/** Reports the request as unhandled: MSW itself does not, since this handler replies. */
function warned(context: HandlerContext, refuse: (info: HandlerInfo) => ReturnType<Resolver>) {
  return (info: HandlerInfo) => {
    // The strategy "error" also throws: the reply is sent anyway.
    onUnhandledRequest(info.request, context.onUnhandledRequest).catch(() => {})
    return refuse(info)
  }
}

/** The methods of static paths that a path with parameters matches too, by address. Every page makes it at its start. */
function methodsOfShadowedPaths({ base }: HandlerContext): ReadonlyMap<string, readonly string[]> {
  const all = [...knownOperations.values()]
  const addressOf = (path: string) => base + path.slice(1)
  const patterns = all.filter(({ path }) => path.includes('/:'))
  const shadows = patterns.map(({ path }) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`))
  const isShadowed = (path: string) => shadows.some((shadow) => shadow.test(path))
  const paths = new Set(all.map(({ path }) => path).filter((path) => !path.includes('/:') && isShadowed(path)))
  const methodsOf = (path: string) => all.filter((operation) => operation.path === path).map(({ method }) => method)
  return new Map([...paths].map((path) => [addressOf(path), methodsOf(path)]))
}

const pathOf = (url: string) => url.split(/[?#]/, 1)[0] ?? ''

/** Whether the escapes of an address's path are characters. */
export function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(pathOf(url))
    return true
  } catch {
    return false
  }
}

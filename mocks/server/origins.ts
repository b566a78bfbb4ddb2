import type { IncomingMessage } from 'node:http'
import type { MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import { paymentPages } from '../../src/contract/payment.ts'
import { addressOf } from './address.ts'

export const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
const HEADER_NAME = /^[\w!#$%&'*+.^`|~-]+$/

/** Tells browsers which origins may read the replies. */
export function crossOrigin(allowedOrigins: readonly string[]): MiddlewareHandler {
  const isNamed = allowedOrigins.length > 0
  const options = {
    credentials: isNamed,
    allowMethods: METHODS,
    exposeHeaders: ['allow', 'x-mock-notice'],
    maxAge: 600,
  }
  return (context, next) => {
    const allowHeaders = allowedHeaders(context.req.header('access-control-request-headers') ?? '')
    const origin = isNamed || isControl(context.env.incoming) ? [...allowedOrigins] : '*'
    return cors({ ...options, origin, allowHeaders })(context, next)
  }
}

const pathOf = ({ url = '/' }: IncomingMessage) => addressOf('', url)?.path.split('?')[0] ?? ''
const isControl = (incoming: IncomingMessage) => pathOf(incoming).startsWith('__mock/')

/** What a provider's page posts its result to, from the provider's own origin (API-53). */
const formReturns = new Set<string>([paymentPages.desktopReturn, paymentPages.desktopClose, paymentPages.mobileReturn])

type OriginOptions = {
  readonly allowedOrigins: readonly string[]
  readonly callerAddress: (incoming: IncomingMessage) => string
}

/** Whether a page of another origin, which is not named, asks for what only named ones may have. */
export function isForeign({ allowedOrigins, callerAddress }: OriginOptions, origin: string, incoming: IncomingMessage): boolean {
  const host = /^https?:/.test(origin) && URL.canParse(origin) && new URL(origin).host
  // A proxy may give the server another Host than the page has.
  if (host === incoming.headers.host || host === new URL(callerAddress(incoming)).host) return false
  if (allowedOrigins.includes(origin) || formReturns.has(`/${pathOf(incoming)}`)) return false
  return allowedOrigins.length > 0 || isControl(incoming)
}

/** The client's own headers, and those that a preflight asks for: tracing libraries add theirs. */
function allowedHeaders(requested: string): string[] {
  const names = requested.split(',').map((name) => name.trim().toLowerCase())
  return [...new Set(['authorization', 'content-type', ...names.filter((name) => HEADER_NAME.test(name))])]
}

import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import type { MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import { paymentPages } from '../../src/contract/payment.ts'
import { addressOf } from './address.ts'
import { isHost } from './callerAddress.ts'

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
    const origin = isNamed || isOwnPage(context.env.incoming) ? [...allowedOrigins] : '*'
    return cors({ ...options, origin, allowHeaders })(context, next)
  }
}

const pathOf = ({ url = '/' }: IncomingMessage) => addressOf('', url)?.path.split('?')[0]

/** The control and the start page show the worlds of the server's owner, and change them. */
function isOwnPage(incoming: IncomingMessage): boolean {
  const path = pathOf(incoming)
  return path === '' || path?.startsWith('__mock/') === true
}

/** What a provider's page posts its result to, from the provider's own origin (API-53). */
const formReturns = new Set<string>([paymentPages.desktopReturn, paymentPages.desktopClose, paymentPages.mobileReturn])

export type OriginOptions = {
  /**
   * Origins that may send requests with credentials; without any, every origin may send requests without credentials, but none
   * to the control.
   */
  readonly allowedOrigins: readonly string[]
  /** As named at the start. */
  readonly host?: string | undefined
  readonly publicUrl?: string | undefined
}

/**
 * Whether the Host header, as received, is a name of this server: an IP address, `localhost`, or one named at its start. Any
 * other name may be a foreign page's own, which its owner lets point here (DNS rebinding).
 */
function isOwnHost({ host: named, publicUrl }: OriginOptions, host: string | undefined): boolean {
  if (!isHost(host)) return false
  const name = new URL(`http://${host}`).hostname
  if (name === named?.toLowerCase() || (publicUrl !== undefined && name === new URL(publicUrl).hostname)) return true
  return isIP(name.replace(/^\[(.*)\]$/, '$1')) > 0 || /^(.+\.)?localhost$/.test(name)
}

/** The foreign name by which a request asks for the control or the start page; undefined if it is none. */
export function foreignHostOf(options: OriginOptions, incoming: IncomingMessage): string | undefined {
  const { host } = incoming.headers
  return !isOwnPage(incoming) || isOwnHost(options, host) ? undefined : (host ?? '')
}

/** Whether a page of another origin, which is not named, asks for what only named ones may have. */
export function isForeign(options: OriginOptions, origin: string, incoming: IncomingMessage): boolean {
  const { allowedOrigins, publicUrl } = options
  const host = /^https?:/.test(origin) && URL.canParse(origin) ? new URL(origin).host : undefined
  // Any address of another machine, or port of this one, may be a foreign page: its own is the one that was asked.
  if (host !== undefined && host === incoming.headers.host && isOwnHost(options, host)) return false
  // A proxy may give the server another Host than the page has.
  if (host !== undefined && publicUrl !== undefined && host === new URL(publicUrl).host) return false
  if (allowedOrigins.includes(origin) || formReturns.has(`/${pathOf(incoming) ?? ''}`)) return false
  return allowedOrigins.length > 0 || isOwnPage(incoming)
}

/** The client's own headers, and those that a preflight asks for: tracing libraries add theirs. */
function allowedHeaders(requested: string): string[] {
  const names = requested.split(',').map((name) => name.trim().toLowerCase())
  return [...new Set(['authorization', 'content-type', ...names.filter((name) => HEADER_NAME.test(name))])]
}

import type { IncomingMessage } from 'node:http'
import { hostname, networkInterfaces } from 'node:os'

/** The world and the path of a request. */
export type Address = {
  readonly world: string
  /** The address of the world in the client's requests, ending with a slash. */
  readonly base: string
  /** Relative to the base, without a leading slash, with the query. */
  readonly path: string
}

export const MAIN_WORLD = 'main'
const worldName = /^[A-Za-z0-9][\w.-]{0,63}$/
const inWorld = /^\/w\/([^/?#]*)(?:\/(.*)|([?#].*)?)$/s

/** The world and the path of a request's target; undefined if the world's name is invalid. */
export function addressOf(origin: string, target: string): Address | undefined {
  const found = inWorld.exec(target)
  if (!found) return { world: MAIN_WORLD, base: `${origin}/`, path: target.slice(1) }
  const [, world = '', path = '', query = ''] = found
  return worldName.test(world) ? { world, base: `${origin}/w/${world}/`, path: path + query } : undefined
}

/**
 * The origin that a client uses for the server, for addresses in replies: a phone uses another name for this machine than a
 * browser on it. An unknown host gets the server's own origin.
 */
export function createOriginOf(url: string, host: string | undefined): (incoming: IncomingMessage) => string {
  const { protocol, hostname: own } = new URL(url)
  const known = new Set([own, host ?? own, 'localhost', '127.0.0.1', '[::1]', hostname().toLowerCase(), ...addressesHere()])
  return ({ headers }) => {
    const called = `${protocol}//${headers.host ?? ''}`
    if (!URL.canParse(called)) return url
    const { hostname: name, origin } = new URL(called)
    return known.has(name) ? origin : url
  }
}

/** The network addresses of this machine. */
export function addressesHere(): string[] {
  const addresses = Object.values(networkInterfaces()).flatMap((all = []) => all)
  return addresses.map(({ address, family }) => (family === 'IPv6' ? `[${address}]` : address))
}

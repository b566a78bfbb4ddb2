import type { IncomingMessage } from 'node:http'
import { networkInterfaces } from 'node:os'

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

/** The world and the path of a request's target below the server's address; undefined if the world's name is invalid. */
export function addressOf(server: string, target: string): Address | undefined {
  const found = inWorld.exec(target)
  if (!found) return { world: MAIN_WORLD, base: `${server}/`, path: target.slice(1) }
  const [, world = '', path = '', query = ''] = found
  return worldName.test(world) ? { world, base: `${server}/w/${world}/`, path: path + query } : undefined
}

/** The target of a request, relative to the server also where it names the host that was called (RFC 9112, 3.2.2). */
export function pathOfTarget({ url = '/', headers }: Pick<IncomingMessage, 'url' | 'headers'>): string {
  const [, host, path = ''] = /^https?:\/\/([^/?#]*)(.*)$/is.exec(url) ?? []
  if (host === undefined || host.toLowerCase() !== headers.host?.toLowerCase()) return url
  return path.startsWith('/') ? path : `/${path}`
}

/** The network addresses of this machine. */
export function addressesHere(): string[] {
  const addresses = Object.values(networkInterfaces()).flatMap((all = []) => all)
  return addresses.map(({ address, family }) => (family === 'IPv6' ? `[${address}]` : address))
}

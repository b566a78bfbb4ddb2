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

/** The network addresses of this machine. */
export function addressesHere(): string[] {
  const addresses = Object.values(networkInterfaces()).flatMap((all = []) => all)
  return addresses.map(({ address, family }) => (family === 'IPv6' ? `[${address}]` : address))
}

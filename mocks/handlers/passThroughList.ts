import type { ReadTx } from '../db/collections.ts'
import { knownOperations } from '../rules/operations.ts'

export type PassThroughOptions = {
  /** `GET /v1/products, …` or names of operations, passed through until `setPassThrough` stores another list. */
  readonly list: string
  /** The real backend's base URL, with or without a trailing slash. */
  readonly backend: string
  /** Sends a request to the real backend, bypassing MSW. */
  readonly send: (request: Request) => Promise<Response>
}

export type PassedOn = Pick<PassThroughOptions, 'backend' | 'send'> & { readonly operations: ReadonlySet<string> }

/** The operations whose requests and replies are secrets. */
export const signIns: readonly string[] = ['signInWithGoogle', 'signInWithNaver', 'signInAsGuest', 'refreshTokens']

/** Tokens of one backend are invalid for another: the backend that signs in also refreshes tokens and returns the user. */
const signingIn: readonly string[] = [...signIns, 'user']

/**
 * The operations in a list of `METHOD /path` and names; always with the whole sign-in group. `unknown` contains entries
 * without an operation.
 */
export function operationsOf(list: string): { readonly names: string[]; readonly unknown: string[] } {
  const wanted = list
    .split(',')
    .map((part) => part.trim().replaceAll(/\s+/g, ' '))
    .filter((part) => part !== '')
  const all = [...knownOperations]
  const found = wanted.map((part) => ({
    part,
    name: all.find(([name, { method, path }]) => part === name || part === `${method} ${path}`)?.[0],
  }))
  const names = new Set(found.flatMap(({ name }) => name ?? []))
  if (signingIn.some((name) => names.has(name))) for (const name of signingIn) names.add(name)
  return { names: [...names], unknown: found.filter(({ name }) => name === undefined).map(({ part }) => part) }
}

/** The operations passed to a real backend: those stored in the world, else those that the build or server was started with. */
export function passedOperations(tx: ReadTx, options: PassThroughOptions | undefined): PassedOn | undefined {
  const stored = tx.passThroughs.findFirst((q) => q.where({ id: 'passThrough' }))
  if (!options || (!stored && options.list === '')) return undefined
  const { backend, operations } = stored ?? { backend: options.backend, operations: operationsOf(options.list).names }
  return { backend: backend || options.backend, operations: new Set(operations), send: options.send }
}

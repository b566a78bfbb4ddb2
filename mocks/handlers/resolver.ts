import type { UnhandledRequestStrategy } from 'msw'
import type { Operation } from '../../src/contract/operation.ts'
import type { PickersWorld } from '../db/collections.ts'
import type { Language } from '../db/languages.ts'
import type { FaultTarget } from '../rules/faults.ts'

/** The parameters of our resolvers; MSW passes more. */
export type ResolverInfo = {
  readonly request: Request
  /** MSW's id of the request. */
  readonly requestId: string
  readonly params: object
  /** Reads the request's body once for all resolvers: a second `Request` would copy it. */
  readonly readBytes: () => Promise<Uint8Array<ArrayBuffer>>
  /** The language of the world, for messages. */
  readonly readLanguage: () => Promise<Language>
}

/** Our resolvers' parameters as MSW passes them. */
export type HandlerInfo = Omit<ResolverInfo, 'readBytes' | 'readLanguage'>

/** Replies to a request; undefined lets MSW try the next handler. */
export type Resolver = (info: ResolverInfo) => Promise<Response | undefined>

/**
 * Wraps the resolver of an operation in our higher-order resolvers. Pages that faults can meet have a name; other pages,
 * sketches and unknown addresses are undefined.
 */
export type Wrap = (
  operation: Operation | FaultTarget | undefined,
  resolver: Resolver,
) => (info: HandlerInfo) => Promise<Response | undefined>

/** What all handlers share: the world, the addresses and the wrapper of each resolver. */
export type HandlerContext = {
  readonly world: PickersWorld
  /** The server's own address, ending with a slash. */
  readonly base: string
  /** MSW's pattern of a path (`/v1/products`) below the base: its address, with the colons of an IPv6 host escaped. */
  readonly api: (path: string) => string
  /** Errors, request log, faults, pass-through. */
  readonly wrap: Wrap
  /** How the console reports a request below `/v1` that the contract does not have. */
  readonly onUnhandledRequest: UnhandledRequestStrategy
}

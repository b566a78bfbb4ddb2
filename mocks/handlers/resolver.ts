import type { UnhandledRequestStrategy } from 'msw'
import type { Operation } from '../../src/contract/operation.ts'
import type { PickersWorld } from '../db/collections.ts'

/** What a resolver of ours receives; MSW passes more. */
export type ResolverInfo = {
  readonly request: Request
  /** MSW's id of the request. */
  readonly requestId: string
  readonly params: object
  /** The request's body, read once however many resolvers ask: a second `Request` would cost a copy. */
  readonly readBytes: () => Promise<Uint8Array<ArrayBuffer>>
}

/** Answers a request; undefined lets MSW try the next handler. */
export type Resolver = (info: ResolverInfo) => Promise<Response | undefined>

/** MSW's resolver of an operation (of none: pages, sketches, unknown addresses) within our higher-order resolvers. */
export type Wrap = (
  operation: Operation | undefined,
  resolver: Resolver,
) => (info: Omit<ResolverInfo, 'readBytes'>) => Promise<Response | undefined>

/** The world that handlers answer from, and what stands around each resolver. */
export type HandlerContext = {
  readonly world: PickersWorld
  /** The server's own address, with a slash at its end. */
  readonly base: string
  /** The address of a path (`/v1/products`) below the base. */
  readonly api: (path: string) => string
  /** Errors, request log, faults, pass-through. */
  readonly wrap: Wrap
  /** What the console says of a request below `/v1` that the contract does not have. */
  readonly onUnhandledRequest: UnhandledRequestStrategy
}

import type { Operation, RequestOf } from '../../src/contract/operation.ts'
import { now } from '../db/clock.ts'
import type { User } from '../db/tables/users.ts'
import type { ReadTx, WriteTx } from '../db/tables.ts'
import { refuse } from '../rules/refusal.ts'
import { authenticate } from '../rules/users/session.ts'
import type { Body, Upload } from './body.ts'
import { validatePart } from './validate.ts'

/** The parameters of an operation's rule: transaction, time (ms), user, and the request as the contract parses it. */
export type Call<O extends Operation> = RequestOf<O> & {
  readonly tx: O['method'] extends 'GET' ? ReadTx : WriteTx
  readonly now: number
  readonly user: O['access'] extends 'user' | 'member' ? Readonly<User> : undefined
  /** The bearer token, for the operation that expects a refresh token. */
  readonly token: string | undefined
  readonly files: readonly Upload[]
  /** The server's own address, ending with a slash. */
  readonly base: string
}

/** The parts of a request before validation. */
export type RawRequest = {
  readonly params: unknown
  readonly query: unknown
  readonly body: Body
  readonly token: string | undefined
  /** The server's own address, ending with a slash. */
  readonly base: string
}

/** Parses a request by its operation's contract. Throws first for the caller (401, 403), then for the content (400). */
export function parseCall(operation: Operation, tx: ReadTx | WriteTx, { params, query, body, token, base }: RawRequest) {
  const at = now(tx.counters)
  const isOpen = operation.access === 'public' || operation.access === 'refreshToken'
  const user = isOpen ? undefined : authenticate(tx, token, at)
  if (operation.access === 'member' && user?.provider === 'guest') refuse('MEMBERS_ONLY')
  if (body.error) throw body.error
  return {
    tx,
    now: at,
    user,
    token,
    files: body.files,
    base,
    params: operation.params && validatePart(operation.params, params),
    query: operation.query && validatePart(operation.query, query),
    body: operation.body && validatePart(operation.body, body.json),
  }
}

export type ParsedCall = ReturnType<typeof parseCall>

/** Whether a parsed request has all parts that its operation declares. */
export function isCallOf<O extends Operation>(operation: O, call: ParsedCall): call is ParsedCall & Call<O> {
  const isKnown = call.user !== undefined || operation.access === 'public' || operation.access === 'refreshToken'
  return isKnown && (['params', 'query', 'body'] as const).every((part) => !operation[part] || call[part] !== undefined)
}

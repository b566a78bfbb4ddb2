import type { Operation, RequestOf, SentOf } from '../../src/contract/operation.ts'
import { now } from '../db/clock.ts'
import type { User } from '../db/tables/users.ts'
import type { Reading, Tables } from '../db/tables.ts'
import { refused, type Refusal } from '../rules/refusal.ts'
import { authenticate } from '../rules/session.ts'
import type { Body, Upload } from './body.ts'
import { judged } from './judge.ts'

/** What an operation's rule is called with: the tables, the moment (ms), the caller, and the request as the contract parses it. */
export type Call<O extends Operation> = RequestOf<O> & {
  readonly t: O['method'] extends 'GET' ? Reading : Tables
  readonly now: number
  readonly user: O['access'] extends 'user' | 'member' ? Readonly<User> : undefined
  /** The bearer token, for the one operation that is called with another than an access token. */
  readonly token: string | undefined
  readonly files: readonly Upload[]
  readonly base: string
}

/** A request as it came, before anybody judged it. */
export type Sent = {
  readonly params: unknown
  readonly query: unknown
  readonly body: Body
  readonly token: string | undefined
  /** The server's own address, with a slash at its end. */
  readonly base: string
}

export type Answer = {
  readonly operation: Operation
  readonly run: (t: Reading | Tables, sent: Sent) => unknown
}

/** Binds a rule to its operation of the contract: who may call, what was sent and what is replied all follow from there. */
export function answer<const O extends Operation>(operation: O, rule: (call: Call<O>) => SentOf<O> | Refusal): Answer {
  return {
    operation,
    run: (t, sent) => {
      const call = callOf(operation, t, sent)
      if (!isCallOf(operation, call)) throw new TypeError(`${operation.id}: called with less than its contract asks for`)
      return rule(call)
    },
  }
}

/** First who calls (401, 403), then what was sent (400). */
function callOf(operation: Operation, t: Reading, { params, query, body, token, base }: Sent) {
  const at = now(t.counters)
  const isOpen = operation.access === 'public' || operation.access === 'refreshToken'
  const user = isOpen ? undefined : authenticate(t, token, at)
  if (operation.access === 'member' && user?.provider === 'guest') refused('MEMBERS_ONLY')
  if (body.unreadable) throw body.unreadable
  return {
    t,
    now: at,
    user,
    token,
    files: body.files,
    base,
    params: operation.params && judged(operation.params, params),
    query: operation.query && judged(operation.query, query),
    body: operation.body && judged(operation.body, body.json),
  }
}

function isCallOf<O extends Operation>(
  operation: O,
  call: ReturnType<typeof callOf>,
): call is ReturnType<typeof callOf> & Call<O> {
  const isKnown = call.user !== undefined || operation.access === 'public' || operation.access === 'refreshToken'
  return isKnown && (['params', 'query', 'body'] as const).every((part) => !operation[part] || call[part] !== undefined)
}

import * as v from 'valibot'
import { now } from '../../db/clock.ts'
import type { PickersWorld } from '../../db/createWorld.ts'
import type { WriteTx } from '../../db/collections.ts'
import { ProviderError, Refusal } from '../../rules/refusal.ts'
import { runDueJobs } from '../../rules/runDueJobs.ts'
import type { RegisteredClient } from '../../rules/users/authorization.ts'
import { logInternalError } from '../warn.ts'
import type { errorShape } from './calls.ts'

/** The shop as the providers have it registered; `base` is its server's address with a slash at its end. */
export type RegisteredShop = { readonly base: string; readonly registered: RegisteredClient }

/** The parameters of a call's rule; `now` in ms. */
export type CallContext<Body> = RegisteredShop & {
  readonly tx: WriteTx
  readonly query: Readonly<Record<string, string>>
  readonly body: Body
  readonly now: number
  readonly userAgent: string
}

/** A call of a provider's page. Its rule throws ValiError if the body does not match its schema. */
export type ProviderCall = (context: CallContext<unknown>) => unknown

/** A rule between the schemas of its request's body, `v.undefined()` for a GET, and its reply. */
export function providerCall<In extends v.GenericSchema, Out extends v.GenericSchema>(
  body: In,
  reply: Out,
  rule: (context: CallContext<v.InferOutput<In>>) => v.InferInput<Out>,
): ProviderCall {
  return (context) => {
    const data = rule({ ...context, body: v.parse(body, context.body) })
    if (!v.is(reply, data)) throw new TypeError(`a provider's reply does not match its schema: ${JSON.stringify(data)}`)
    return data
  }
}

/** Replies to a request by a call, in one transaction: with its data, or an error outside the shop's envelope. */
export async function replyTo(
  request: Request,
  call: ProviderCall,
  world: PickersWorld,
  shop: RegisteredShop,
): Promise<Response> {
  try {
    const query = Object.fromEntries(new URL(request.url).searchParams)
    const body = request.method === 'GET' ? undefined : await readJson(request)
    // In a page, only the network adds the header.
    const userAgent = request.headers.get('user-agent') ?? globalThis.navigator?.userAgent ?? ''
    const { data } = await world.transaction((tx) => {
      runDueJobs(tx, now(tx.counters))
      return { data: call({ ...shop, tx, query, body, now: now(tx.counters), userAgent }) }
    })
    return Response.json(data ?? null)
  } catch (error) {
    if (error instanceof ProviderError && error.code === 'disallowed_useragent') return providerError(403, error.code)
    if (error instanceof ProviderError || error instanceof Refusal) return providerError(400, error.code, error.message)
    if (error instanceof v.ValiError || error instanceof SyntaxError) return providerError(400, 'INVALID_REQUEST')
    logInternalError(`${request.method} ${request.url}`, error)
    return providerError(500, 'SERVER_ERROR')
  }
}

async function readJson(request: Request): Promise<unknown> {
  const text = await request.text()
  const body: unknown = text === '' ? undefined : JSON.parse(text)
  return body
}

/** An error of a provider, in its own form. */
export function providerError(status: number, code: string, message = ''): Response {
  return Response.json({ error: { code, message } } satisfies v.InferOutput<typeof errorShape>, { status })
}

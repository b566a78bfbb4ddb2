import * as v from 'valibot'
import { now } from '../../db/clock.ts'
import type { PickersWorld } from '../../db/createWorld.ts'
import type { WriteTx } from '../../db/collections.ts'
import { ProviderError, Refusal } from '../../rules/refusal.ts'
import { runDueJobs } from '../../rules/runDueJobs.ts'
import type { RegisteredClient } from '../../rules/users/authorization.ts'
import { providerError } from '../reply.ts'
import { logInternalError } from '../warn.ts'

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

/** Replies to a call of a provider's page, in one transaction: with its data, or an error outside the shop's envelope. */
export type ProviderCall = (request: Request, world: PickersWorld, shop: RegisteredShop) => Promise<Response>

/** A rule between the schemas of its request's body, `v.undefined()` for a GET, and its reply. */
export function providerCall<In extends v.GenericSchema, Out extends v.GenericSchema>(
  body: In,
  reply: Out,
  rule: (context: CallContext<v.InferOutput<In>>) => v.InferInput<Out>,
): ProviderCall {
  return async (request, world, shop) => {
    try {
      const query = Object.fromEntries(new URL(request.url).searchParams)
      const json = request.method === 'GET' ? undefined : await readJson(request)
      // In a page, only the network adds the header.
      const userAgent = request.headers.get('user-agent') ?? globalThis.navigator?.userAgent ?? ''
      const { data } = await world.transaction((tx) => {
        runDueJobs(tx, now(tx.counters))
        const data = rule({ ...shop, tx, query, body: v.parse(body, json), now: now(tx.counters), userAgent })
        if (!v.is(reply, data)) throw new TypeError(`a provider's reply does not match its schema: ${JSON.stringify(data)}`)
        return { data }
      })
      return Response.json(data)
    } catch (error) {
      return errorReply(request, error)
    }
  }
}

function errorReply({ method, url }: Request, error: unknown): Response {
  if (error instanceof ProviderError && error.code === 'disallowed_useragent') return providerError(403, error.code)
  if (error instanceof ProviderError || error instanceof Refusal) return providerError(400, error.code, error.message)
  if (error instanceof v.ValiError || error instanceof SyntaxError) return providerError(400, 'INVALID_REQUEST')
  logInternalError(`${method} ${url}`, error)
  return providerError(500, 'SERVER_ERROR')
}

async function readJson(request: Request): Promise<unknown> {
  const text = await request.text()
  const body: unknown = text === '' ? undefined : JSON.parse(text)
  return body
}

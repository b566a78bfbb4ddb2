import * as v from 'valibot'
import { now } from '../../db/clock.ts'
import type { PickersWorld } from '../../db/collections.ts'
import type { errorShape } from './calls.ts'
import type { RegisteredClient } from '../../rules/users/authorization.ts'
import { ProviderError } from '../../rules/providerError.ts'
import { Refusal } from '../../rules/refusal.ts'
import { runDueJobs } from '../../rules/runDueJobs.ts'
import { logInternalError } from '../warn.ts'
import type { ProviderCall } from './call.ts'

type Address = { readonly base: string; readonly registered: RegisteredClient }

/** The reply to a call of a provider's page: its data, or an error outside the shop's envelope. */
export async function replyOfProvider(
  world: PickersWorld,
  call: ProviderCall | undefined,
  request: Request,
  { base, registered }: Address,
): Promise<Response> {
  if (!call) return providerError(404, 'NOT_FOUND')
  if (request.method !== (call.isPost ? 'POST' : 'GET')) return providerError(405, 'METHOD_NOT_ALLOWED')
  try {
    const query = Object.fromEntries(new URL(request.url).searchParams)
    const body = call.isPost ? await readJson(request) : undefined
    const { data } = await world.transaction((tx) => {
      runDueJobs(tx, now(tx.counters))
      return { data: call.run({ tx, query, body, now: now(tx.counters), base, registered }) }
    })
    return Response.json(data ?? null)
  } catch (error) {
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

function providerError(status: number, code: string, message = ''): Response {
  return Response.json({ error: { code, message } } satisfies v.InferOutput<typeof errorShape>, { status })
}

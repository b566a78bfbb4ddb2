import * as v from 'valibot'
import { commonRefusals, type Operation } from '../../src/contract/operation.ts'
import { now } from '../db/clock.ts'
import type { PickersWorld } from '../db/collections.ts'
import type { Reading, Tables } from '../db/tables.ts'
import { nextDue } from '../rules/deadlines.ts'
import { Refusal } from '../rules/refusal.ts'
import { settle } from '../rules/settle.ts'
import type { Answer, Sent } from './answer.ts'
import { bodyOf } from './body.ts'
import { tellMistake } from './mistake.ts'
import { failure, success } from './reply.ts'
import type { Route } from './routes.ts'

/** Answers one request of a known operation: its rule in one transaction, its reply as the contract promises. Never rejects. `base`: as in `Sent`. */
export async function respond(world: PickersWorld, { answer, params }: Route, request: Request, base: string): Promise<Response> {
  const { operation } = answer
  try {
    const query = Object.fromEntries(new URL(request.url).searchParams)
    const body = await bodyOf(operation, request)
    const { reply } = await decide(world, answer, { params, query, body, token: bearerOf(request), base })
    if (reply instanceof Refusal) throw reply
    const promised = v.safeParse(operation.reply, reply)
    if (!promised.success) throw new BrokenPromise(operation, v.flatten(promised.issues))
    return success(reply)
  } catch (error) {
    return refusalOf(operation, error)
  }
}

/** What is due is settled first, in a transaction of its own: a rule that refuses must not undo it. */
async function decide(world: PickersWorld, { operation, run }: Answer, sent: Sent): Promise<{ reply: unknown }> {
  const step = (t: Reading | Tables) => (nextDue(t, now(t.counters)) ? undefined : { reply: run(t, sent) })
  for (;;) {
    const outcome = operation.method === 'GET' ? await world.read(step) : await world.transaction(step)
    if (outcome) return outcome
    await world.transaction((t) => settle(t, now(t.counters)))
  }
}

function bearerOf(request: Request): string | undefined {
  return /^Bearer +([^\s,]+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
}

function refusalOf(operation: Operation, error: unknown): Response {
  if (error instanceof Refusal && [...operation.refusals, ...commonRefusals].includes(error.code)) return failure(error)
  if (error instanceof DOMException && error.name === 'QuotaExceededError') return failure(new Refusal('STORAGE_FULL'))
  tellMistake(`${operation.id} ${operation.method} ${operation.path}`, error)
  return failure(new Refusal('SERVER_ERROR'))
}

/** The mock backend was about to say something that the contract does not know. */
class BrokenPromise extends Error {
  override name = 'BrokenPromise'
  constructor({ id }: Operation, issues: object) {
    super(`${id} replies what its contract does not allow: ${JSON.stringify(issues)}`)
  }
}

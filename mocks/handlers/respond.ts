import * as v from 'valibot'
import { commonRefusals, type Operation } from '../../src/contract/operation.ts'
import { now } from '../db/clock.ts'
import type { PickersWorld } from '../db/collections.ts'
import type { ReadTx, WriteTx } from '../db/tables.ts'
import { findDueDeadline } from '../rules/deadlines.ts'
import { Refusal } from '../rules/refusal.ts'
import { runDueJobs } from '../rules/runDueJobs.ts'
import { readBody } from './body.ts'
import { parseCall, type ParsedCall, type RawRequest } from './call.ts'
import type { Resolver, ResolverInfo } from './resolver.ts'
import { failure, success } from './reply.ts'

type Rule = (call: ParsedCall) => unknown
/** Returns the reply in an object, since a transaction may not return a promise. */
type Decide = (raw: RawRequest) => Promise<{ readonly reply: unknown }>

/** The resolver of an operation: validates the request, runs the rule in a transaction, validates the reply. */
export function respond(world: PickersWorld, base: string, operation: Operation, load: () => Promise<Rule>): Resolver {
  return async (info) => {
    try {
      const rule = await load()
      const decide = withReplyCheck(
        operation,
        withTransaction(world, operation, (tx, raw) => rule(parseCall(operation, tx, raw))),
      )
      const { reply } = await decide(await rawRequestOf(operation, info, base))
      return success(reply)
    } catch (error) {
      return failure(refusalOf(operation, error), await info.readLanguage())
    }
  }
}

async function rawRequestOf(
  operation: Operation,
  { request, params, readBytes }: ResolverInfo,
  base: string,
): Promise<RawRequest> {
  const query = Object.fromEntries(new URL(request.url).searchParams)
  const body = await readBody(operation, request.headers, readBytes)
  const token = /^Bearer +([^\s,]+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
  return { params, query, body, token, base }
}

/** Runs due jobs in their own transaction, so that a rejected rule cannot roll them back. */
function withTransaction(
  world: PickersWorld,
  operation: Operation,
  rule: (tx: ReadTx | WriteTx, raw: RawRequest) => unknown,
): Decide {
  return async (raw) => {
    const step = (tx: ReadTx | WriteTx) => (findDueDeadline(tx, now(tx.counters)) ? undefined : { reply: rule(tx, raw) })
    for (;;) {
      const outcome = operation.method === 'GET' ? await world.read(step) : await world.transaction(step)
      if (outcome) return outcome
      await world.transaction((tx) => runDueJobs(tx, now(tx.counters)))
    }
  }
}

function withReplyCheck(operation: Operation, decide: Decide): Decide {
  return async (raw) => {
    const { reply } = await decide(raw)
    if (reply instanceof Refusal) throw reply
    const checked = v.safeParse(operation.reply, reply)
    if (!checked.success) throw new ReplyContractError(operation, v.flatten(checked.issues))
    return { reply }
  }
}

/** The refusal of an error. Rethrows errors that the operation's contract does not declare. */
function refusalOf(operation: Operation, error: unknown): Refusal {
  if (error instanceof Refusal && [...operation.refusals, ...commonRefusals].includes(error.code)) return error
  if (error instanceof DOMException && error.name === 'QuotaExceededError') return new Refusal('STORAGE_FULL')
  throw error
}

/** A rule of the mock backend returned a reply that violates the contract. */
class ReplyContractError extends Error {
  override name = 'ReplyContractError'
  constructor({ id }: Operation, issues: object) {
    super(`${id}: the reply breaks its contract: ${JSON.stringify(issues)}`)
  }
}

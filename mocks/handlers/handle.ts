import { http, type HttpHandler } from 'msw'
import * as v from 'valibot'
import { issueTexts } from '../../src/contract/issueTexts.ts'
import { commonRefusals, type Method, type Operation, type ReplyInputOf } from '../../src/contract/operation.ts'
import { singleFlight } from '../../src/lib/singleFlight.ts'
import { now } from '../db/clock.ts'
import type { PickersWorld, ResourceRecords } from '../db/createWorld.ts'
import type { Collections, ReadTx, WriteTx } from '../db/collections.ts'
import type { Definitions, WriteTxOf } from '../db/openCollections.ts'
import { findDueDeadline } from '../rules/deadlines.ts'
import { Refusal } from '../rules/refusal.ts'
import { failure, success } from './reply.ts'
import { parseCall, readRequest, type Call } from './request.ts'
import type { HandlerContext, Resolver } from './wrap.ts'

/** MSW's function for the handlers of a method. */
export const onMethod = {
  GET: http.get,
  POST: http.post,
  PUT: http.put,
  PATCH: http.patch,
  DELETE: http.delete,
} satisfies Record<Method, unknown>

export type Rule<O extends Operation, D extends Definitions = Collections> = (call: Call<O, D>) => ReplyInputOf<O> | Refusal

/** Creates the MSW handler of an operation, whose rule uses the collections `D`. */
export interface Handle<D extends Definitions = Collections> {
  <const O extends Operation>(operation: O, rule: Rule<O, D>): HttpHandler
  readonly lazy: <const O extends Operation>(operation: O, load: () => Promise<Rule<O, D>>) => HttpHandler
}

/**
 * Creates the MSW handler of an operation: method, address, caller, request and reply follow the contract. The rule runs in a
 * transaction, which is rolled back if it throws. `handle.lazy` loads a rule whose code is large with the first call.
 */
export function createHandle({ world, base, api, wrap }: HandlerContext): Handle {
  const lazy = <const O extends Operation>(operation: O, load: () => Promise<Rule<O>>): HttpHandler => {
    const resolver: Resolver = async (info) => {
      try {
        const rule = await load()
        const request = await readRequest(operation, info)
        const reply = await decide(world, operation, (tx) => rule(parseCall(operation, tx, request, base)))
        return success(checked(operation, reply))
      } catch (error) {
        return failure(refusalOf(operation, error), (await info.readSettings()).language)
      }
    }
    return onMethod[operation.method](api(operation.path), wrap(operation, resolver))
  }
  const handle = <const O extends Operation>(operation: O, rule: Rule<O>) => lazy(operation, () => Promise.resolve(rule))
  return Object.assign(handle, { lazy })
}

/** A small resource of the API, in one file: its collections and their seed, its rules and its handlers. */
export interface Resource extends ResourceRecords {
  readonly handlers: (handle: Handle) => readonly HttpHandler[]
}

/** A resource with collections of its own, which its seed and its rules find in `tx`. */
export function resource<D extends Definitions>(own: {
  readonly collections: D
  /** Creates its records of a world that starts at `start` (ms). */
  readonly seed?: (tx: WriteTxOf<Collections & D>, start: number) => void
  readonly handlers: (handle: Handle<Collections & D>) => readonly HttpHandler[]
}): Resource {
  // oxlint-disable-next-line typescript/consistent-type-assertions, typescript/no-unsafe-type-assertion -- a world has the collections of its resources
  return own as object as Resource
}

// Loaded when something is due, with the rules of orders.
const importJobs = singleFlight(() => import('../rules/runDueJobs.ts'))

/** Runs a rule in a transaction; due jobs first, in a transaction of their own, so that a rejected rule cannot roll them back. */
async function decide(world: PickersWorld, { method }: Operation, rule: (tx: ReadTx | WriteTx) => unknown): Promise<unknown> {
  // `wrap` has read the world for this request. In an object, since a transaction may not return a promise.
  const step = (tx: ReadTx | WriteTx) => (findDueDeadline(tx, now(tx.counters)) ? undefined : { reply: rule(tx) })
  for (;;) {
    const outcome = method === 'GET' ? await world.readAgain(step) : await world.transaction(step)
    if (outcome) return outcome.reply
    const { runDueJobs } = await importJobs()
    await world.transaction((tx) => runDueJobs(tx, now(tx.counters)))
  }
}

/** The reply of a rule, if it fits the contract. Throws a returned refusal, whose changes are stored. */
function checked(operation: Operation, reply: unknown): unknown {
  if (reply instanceof Refusal) throw reply
  const read = v.safeParse(operation.reply, reply)
  if (!read.success) throw new ReplyContractError(operation, read.issues)
  return reply
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
  constructor({ id }: Operation, issues: readonly v.BaseIssue<unknown>[]) {
    super(`${id}: the reply breaks its contract: ${issueTexts(issues, { hasValues: true }).join('; ')}`)
  }
}

import type { HttpHandler } from 'msw'
import type { Operation, ReplyInputOf } from '../../src/contract/operation.ts'
import type { Refusal } from '../rules/refusal.ts'
import { isCallOf, type Call } from './call.ts'
import { onMethod } from './onMethod.ts'
import type { HandlerContext } from './resolver.ts'
import { respond } from './respond.ts'

export type Rule<O extends Operation> = (call: Call<O>) => ReplyInputOf<O> | Refusal

/**
 * Creates the MSW handler of an operation: method, address, caller, request and reply follow the contract. The rule runs in a
 * transaction, which is rolled back if it throws. `handle.lazy` loads the rule with the first call.
 */
export function createHandle({ world, base, api, wrap }: HandlerContext) {
  const lazy = <const O extends Operation>(operation: O, load: () => Promise<Rule<O>>): HttpHandler => {
    const resolver = respond(world, base, operation, async () => {
      const rule = await load()
      return (call) => {
        if (!isCallOf(operation, call)) throw new TypeError(`${operation.id}: the request lacks parts that its contract declares`)
        return rule(call)
      }
    })
    return onMethod[operation.method](api(operation.path), wrap(operation, resolver))
  }
  const handle = <const O extends Operation>(operation: O, rule: Rule<O>) => lazy(operation, () => Promise.resolve(rule))
  return Object.assign(handle, { lazy })
}

export type Handle = ReturnType<typeof createHandle>

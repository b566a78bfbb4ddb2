import * as v from 'valibot'
import type { Tables } from '../db/tables.ts'
import type { Registered } from '../rules/authorization.ts'

/** Where a phone's browser posts the form of API-52. */
export const MOBILE_PAYMENT_PATH = '/mock/inicis/smart/payment/'

/** What a provider's server sees of a call, in one transaction. `now` in ms, `base` the server's address with a slash. */
export type Asking<Body> = {
  readonly t: Tables
  readonly query: Readonly<Record<string, string>>
  readonly body: Body
  readonly now: number
  readonly base: string
  readonly registered: Registered
}

/** Takes the body as it came; throws ValiError where it is not of its shape. */
export type ProviderCall = { readonly isPost: boolean; readonly run: (asking: Asking<unknown>) => unknown }

/** Binds a rule to the shapes of what it is sent and what it says. */
export function post<In extends v.GenericSchema, Out extends v.GenericSchema>(
  sent: In,
  said: Out,
  rule: (asking: Asking<v.InferOutput<In>>) => v.InferInput<Out>,
): ProviderCall {
  return {
    isPost: true,
    run: (asking) => kept(said, rule({ ...asking, body: v.parse(sent, asking.body) })),
  }
}

/** The same for a call that sends nothing but its query. */
export function get<Out extends v.GenericSchema>(
  said: Out,
  rule: (asking: Asking<undefined>) => v.InferInput<Out>,
): ProviderCall {
  return { isPost: false, run: (asking) => kept(said, rule({ ...asking, body: undefined })) }
}

function kept<T>(said: v.GenericSchema, reply: T): T {
  if (!v.is(said, reply)) throw new TypeError(`a provider says what its pages do not understand: ${JSON.stringify(reply)}`)
  return reply
}

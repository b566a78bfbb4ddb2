import * as v from 'valibot'
import type { WriteTx } from '../db/tables.ts'
import type { RegisteredClient } from '../rules/users/authorization.ts'

/** Where a phone's browser posts the form of API-52. */
export const MOBILE_PAYMENT_PATH = '/mock/inicis/smart/payment/'

/** What a provider's server sees of a call, in one transaction. `now` in ms, `base` the server's address with a slash. */
export type ProviderContext<Body> = {
  readonly tx: WriteTx
  readonly query: Readonly<Record<string, string>>
  readonly body: Body
  readonly now: number
  readonly base: string
  readonly registered: RegisteredClient
}

/** Takes the body before validation; throws ValiError where it does not fit its schema. */
export type ProviderCall = { readonly isPost: boolean; readonly run: (context: ProviderContext<unknown>) => unknown }

/** A POST of a provider's page: its rule between the schemas of request and reply. */
export function post<In extends v.GenericSchema, Out extends v.GenericSchema>(
  request: In,
  reply: Out,
  rule: (context: ProviderContext<v.InferOutput<In>>) => v.InferInput<Out>,
): ProviderCall {
  return {
    isPost: true,
    run: (context) => checked(reply, rule({ ...context, body: v.parse(request, context.body) })),
  }
}

/** A GET of a provider's page, which sends a query at most. */
export function get<Out extends v.GenericSchema>(
  reply: Out,
  rule: (context: ProviderContext<undefined>) => v.InferInput<Out>,
): ProviderCall {
  return { isPost: false, run: (context) => checked(reply, rule({ ...context, body: undefined })) }
}

function checked<T>(schema: v.GenericSchema, reply: T): T {
  if (!v.is(schema, reply)) throw new TypeError(`a provider's reply does not fit its schema: ${JSON.stringify(reply)}`)
  return reply
}

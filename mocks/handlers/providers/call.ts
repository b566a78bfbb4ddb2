import * as v from 'valibot'
import type { WriteTx } from '../../db/tables.ts'
import type { RegisteredClient } from '../../rules/users/authorization.ts'

/** The target of the form of API-52, which a phone's browser posts. */
export const MOBILE_PAYMENT_PATH = '/mock/inicis/smart/payment/'

/** The parameters of a provider call's rule. `now` in ms, `base` is the server's address with a slash at its end. */
export type ProviderContext<Body> = {
  readonly tx: WriteTx
  readonly query: Readonly<Record<string, string>>
  readonly body: Body
  readonly now: number
  readonly base: string
  readonly registered: RegisteredClient
}

/** Called with the body before validation; throws ValiError if it does not match its schema. */
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

/** A GET of a provider's page, whose only input is a query. */
export function get<Out extends v.GenericSchema>(
  reply: Out,
  rule: (context: ProviderContext<undefined>) => v.InferInput<Out>,
): ProviderCall {
  return { isPost: false, run: (context) => checked(reply, rule({ ...context, body: undefined })) }
}

function checked<T>(schema: v.GenericSchema, reply: T): T {
  if (!v.is(schema, reply)) throw new TypeError(`a provider's reply does not match its schema: ${JSON.stringify(reply)}`)
  return reply
}

import { errorStatuses } from '../../src/contract/errors.ts'
import type { Refusal } from '../rules/refusal.ts'

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' }

/** The envelope of API-01 around what was asked for. */
export function success(data: unknown): Response {
  return new Response(JSON.stringify({ result: 'SUCCESS', data, error: null }), { headers: JSON_TYPE })
}

/** Which refusal a reply tells of: the request log names the rule that said no. */
export const refusalsBehind = new WeakMap<Response, Refusal>()

/** The envelope of API-01 around a no. */
export function failure(refusal: Refusal, headers: Readonly<Record<string, string>> = {}): Response {
  const { code, message, fields } = refusal
  const reply = failed(errorStatuses[code], fields.length > 0 ? { code, message, fields } : { code, message }, headers)
  refusalsBehind.set(reply, refusal)
  return reply
}

export function failed(status: number, error: object, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(JSON.stringify({ result: 'FAIL', data: null, error }), { status, headers: { ...JSON_TYPE, ...headers } })
}

import type * as v from 'valibot'
import { errorStatuses } from '../../src/contract/errors.ts'
import type { Language } from '../db/languages.ts'
import { textIn, type Message } from '../rules/messages.ts'
import type { Refusal } from '../rules/refusal.ts'
import type { errorShape } from './providers/calls.ts'

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' }

/** What the server refused, or why it failed an order; `stack` leads to the rule. */
export type Failure = { readonly code: string; readonly reason: Message; readonly stack?: string | undefined }

/** The failure that a response reports, for the request log. */
export const failures = new WeakMap<Response, Failure>()

/** The body of a response, so that the request log does not need to clone and read it. */
export const replyTexts = new WeakMap<Response, string>()

/** The envelope of API-01 around the data of a success. */
export function success(data: unknown): Response {
  return envelope({ result: 'SUCCESS', data, error: null }, { headers: JSON_TYPE })
}

/** The envelope of API-01 around a refusal, in the language of its world. */
export function failure(refusal: Refusal, language: Language = 'ko', headers: Readonly<Record<string, string>> = {}): Response {
  const { code, reason } = refusal
  const message = textIn(language, reason)
  const fields = refusal.fields.map((field) => ({ ...field, message: textIn(language, field.message) }))
  const reply = failed(errorStatuses[code], fields.length > 0 ? { code, message, fields } : { code, message }, headers)
  failures.set(reply, refusal)
  return reply
}

/** The envelope of API-01 around any error, also one that the contract does not have. */
export function failed(status: number, error: object, headers: Readonly<Record<string, string>> = {}): Response {
  return envelope({ result: 'FAIL', data: null, error }, { status, headers: { ...JSON_TYPE, ...headers } })
}

/** An error of an emulated provider, in its own form: outside the shop's envelope. */
export function providerError(status: number, code: string, message = ''): Response {
  return Response.json({ error: { code, message } } satisfies v.InferOutput<typeof errorShape>, { status })
}

/** Replies with these statuses have no body: `Response` refuses one (https://fetch.spec.whatwg.org/#null-body-status). */
export const isWithoutBody = (status = 200): boolean => [204, 205, 304].includes(status)

function envelope(content: object, init: ResponseInit): Response {
  const text = JSON.stringify(content)
  const reply = new Response(isWithoutBody(init.status) ? null : text, init)
  replyTexts.set(reply, text)
  return reply
}

import { isAxiosError, isCancel } from 'axios'
import * as v from 'valibot'
import { envelope, type FieldError } from '../contract/envelope.ts'
import { storedSession } from './session.ts'

/** Everything that can go wrong with a call, in one union. */
export type ApiError =
  /** The server said no, in words. */
  | { kind: 'refused'; status: number; code: string; message: string | null; fields?: FieldError[] }
  /** The session is over. */
  | { kind: 'unauthorized'; code: string; message: string | null }
  | { kind: 'network' }
  | { kind: 'timeout' }
  /** Nobody waits for it any more: nothing is shown. */
  | { kind: 'cancelled' }
  /** No JSON, or not what the contract promises; `detail` is for the console. */
  | { kind: 'broken'; status: number; detail: string }

/** Carries an ApiError through code that throws. */
export class ApiCallError extends Error {
  constructor(readonly error: ApiError) {
    super(error.kind)
  }
}

/** Any thrown thing as an ApiError. Reads the stored session to tell a dead session from a request of an earlier one. */
export function toApiError(thrown: unknown): ApiError {
  if (thrown instanceof ApiCallError) return thrown.error
  if (isCancel(thrown)) return { kind: 'cancelled' }
  if (!isAxiosError(thrown)) return { kind: 'broken', status: 0, detail: String(thrown) }

  const { response, config, code } = thrown
  if (!response) return { kind: code === 'ECONNABORTED' || code === 'ETIMEDOUT' ? 'timeout' : 'network' }

  const refusal = readFailure(response.status, response.data)
  if (config?.access === undefined || config.access === 'public' || config.sentToken === undefined) return refusal
  // A refresh is refused in words alone: what a proxy says in HTML keeps the tokens (OPEN-13).
  if (config.access === 'refreshToken') return refusal.kind === 'refused' && response.status < 500 ? ended(refusal) : refusal
  if (response.status !== 401) return refusal
  return config.sentToken === storedSession().accessToken ? ended(refusal) : { kind: 'cancelled' }
}

/** A reply that is no success: the envelope's words, or what is wrong with it. */
export function readFailure(status: number, data: unknown): ApiError {
  const reply = v.safeParse(envelope, data)
  if (!reply.success) return { kind: 'broken', status, detail: 'the reply is no envelope' }
  const { code = 'UNKNOWN', message = null, fields } = reply.output.error ?? {}
  return { kind: 'refused', status, code, message, ...(fields ? { fields } : {}) }
}

function ended(refusal: ApiError): ApiError {
  return refusal.kind === 'refused'
    ? { kind: 'unauthorized', code: refusal.code, message: refusal.message }
    : { kind: 'unauthorized', code: 'UNKNOWN', message: null }
}

/** What a call of the cache failed with. A mistake in our own code comes as a SerializedError: to a shopper it is a broken reply. */
export function asApiError(error: ApiError | { message?: string }): ApiError {
  return 'kind' in error ? error : { kind: 'broken', status: 0, detail: error.message ?? '' }
}

import { isAxiosError, isCancel } from 'axios'
import * as v from 'valibot'
import { envelope, type FieldError } from '../contract/envelope.ts'
import { storedSession } from './session.ts'

/** All errors of a request, in one union. */
export type ApiError =
  /** The server replied with an error envelope. */
  | { kind: 'refused'; status: number; code: string; message: string | null; fields?: FieldError[] }
  /** The session is over. */
  | { kind: 'unauthorized'; code: string; message: string | null }
  | { kind: 'network' }
  | { kind: 'timeout' }
  /** The call was aborted: nothing is shown. */
  | { kind: 'cancelled' }
  /** The reply is not JSON or breaks the contract; `detail` is for the console. */
  | { kind: 'broken'; status: number; detail: string }

/** Carries an ApiError through code that throws. */
export class ApiCallError extends Error {
  constructor(readonly error: ApiError) {
    super(error.kind)
  }
}

/**
 * Converts any thrown value to an ApiError. Reads the stored session: a 401 for an older token is `cancelled`, not
 * `unauthorized`.
 */
export function toApiError(thrown: unknown): ApiError {
  if (thrown instanceof ApiCallError) return thrown.error
  if (isCancel(thrown)) return { kind: 'cancelled' }
  if (!isAxiosError(thrown)) return { kind: 'broken', status: 0, detail: String(thrown) }

  const { response, config, code } = thrown
  if (!response) return { kind: code === 'ECONNABORTED' || code === 'ETIMEDOUT' ? 'timeout' : 'network' }

  const refusal = readFailure(response.status, response.data)
  if (config?.access === undefined || config.access === 'public' || config.sentToken === undefined) return refusal
  // Only an error envelope ends the session: an error page of a proxy does not (OPEN-13).
  if (config.access === 'refreshToken')
    return refusal.kind === 'refused' && response.status < 500 ? toUnauthorized(refusal) : refusal
  if (response.status !== 401) return refusal
  return config.sentToken === storedSession().accessToken ? toUnauthorized(refusal) : { kind: 'cancelled' }
}

/** The ApiError of an unsuccessful reply: its envelope's error, or `broken` where it has no envelope. */
export function readFailure(status: number, data: unknown): ApiError {
  const reply = v.safeParse(envelope, data)
  if (!reply.success) return { kind: 'broken', status, detail: 'the reply has no envelope' }
  const { code = 'UNKNOWN', message = null, fields } = reply.output.error ?? {}
  return { kind: 'refused', status, code, message, ...(fields ? { fields } : {}) }
}

/** A refusal that ends the session. */
export function toUnauthorized(refusal: ApiError): ApiError {
  return refusal.kind === 'refused'
    ? { kind: 'unauthorized', code: refusal.code, message: refusal.message }
    : { kind: 'unauthorized', code: 'UNKNOWN', message: null }
}

/** The ApiError of an RTK Query call. A SerializedError is `cancelled` after an abort, else `broken`: our own code threw it. */
export function asApiError(error: ApiError | { name?: string; message?: string }): ApiError {
  if ('kind' in error) return error
  return error.name === 'AbortError' ? { kind: 'cancelled' } : { kind: 'broken', status: 0, detail: error.message ?? '' }
}

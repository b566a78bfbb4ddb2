import type { FieldError } from '../contract/envelope.ts'
import type { OperationName } from '../contract/operations.ts'

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
  /** The reply is not JSON or breaks the contract; `detail` is for developers. */
  | { kind: 'broken'; status: number; detail: string }

/** Instead of a request that needs a user: another window may have ended the session. */
export const signedOut: ApiError = { kind: 'unauthorized', code: 'SIGNED_OUT', message: null }

/** Of a list, or of a part of a reply, of which nothing could be read. */
export const nothingReadable: ApiError = { kind: 'broken', status: 200, detail: 'nothing can be read' }

/** The ApiError of an RTK Query call. A SerializedError is `cancelled` after an abort, else `broken`: our own code threw it. */
export function asApiError(error: ApiError | { name?: string; message?: string }): ApiError {
  if ('kind' in error) return error
  return error.name === 'AbortError' ? { kind: 'cancelled' } : { kind: 'broken', status: 0, detail: error.message ?? '' }
}

/** The server does not accept the session; every other error can be retried (AUTH-15, OPEN-13). */
export const isSessionRefused = (error: ApiError): boolean =>
  error.kind === 'unauthorized' || (error.kind === 'refused' && [401, 403, 404].includes(error.status))

/** Refusals that say nothing of the request but that it came at the wrong moment, by status and operation. */
const passing: Readonly<Partial<Record<number, readonly OperationName[] | 'all'>>> = {
  // The request took too long, came before the connection was proven, or was one too many.
  408: 'all',
  425: 'all',
  429: 'all',
  // Another refresh of the same token is under way.
  409: ['refreshTokens'],
}

/** The server has decided, so that the same request is refused again; an error of the server or of a proxy can pass. */
export function isFinal(error: ApiError, call: OperationName): boolean {
  if (error.kind !== 'refused' || error.status >= 500) return false
  const calls = passing[error.status]
  return calls !== 'all' && !calls?.includes(call)
}

import { create, isAxiosError, isCancel } from 'axios'
import * as v from 'valibot'
import { env } from '../config/env.ts'
import { refreshTokens } from '../contract/auth.ts'
import { envelope } from '../contract/envelope.ts'
import type { Operation } from '../contract/operation.ts'
import { withLockWhenFree } from '../lib/lock.ts'
import { setServerDate } from '../lib/serverClock.ts'
import { singleFlightByKey } from '../lib/singleFlight.ts'
import type { ApiError } from './errors.ts'
import { reportBroken } from './reportBroken.ts'
import { storedSession, storeTokens, type Session } from './session.ts'

/** A request of an operation. */
export type ApiRequest = {
  operation: Operation
  path: string
  query?: Readonly<Record<string, string | undefined>>
  body?: unknown
  files?: readonly File[]
  /** Called with the sent share of the body, 0–1; undefined if the browser does not know it. */
  onProgress?: (share: number | undefined) => void
}

/** A successful reply's data, not parsed yet by the operation's schema, or the error. */
export type ApiReply = { status: number; data: unknown; error?: undefined } | { status: number; error: ApiError }

/** The axios instance of all requests, without a timeout (AUTH-16). Replies of every status resolve: the envelope is read once. */
const http = create({ baseURL: env.apiBase, validateStatus: null })

/**
 * Sends a request with the stored access token. An expired token is refreshed, and the request sent once more (AUTH-17,
 * AUTH-18). Never rejects.
 */
export async function sendRequest(request: ApiRequest, signal?: AbortSignal): Promise<ApiReply> {
  const session = storedSession()
  const reply = await send(request, session.accessToken, signal)
  if (!isExpired(reply, request.operation, session)) return ended(reply, request.operation, session)

  const error = await refreshOnce(session.accessToken ?? '')
  if (error) return { status: 401, error }
  const renewed = storedSession()
  // Another user has signed in meanwhile: the call belongs to the previous session.
  if (renewed.userId !== session.userId) return { status: 401, error: { kind: 'cancelled' } }
  return ended(await send(request, renewed.accessToken, signal), request.operation, renewed)
}

async function send(
  { operation, path, query, body, files = [], onProgress }: ApiRequest,
  token: string | null,
  signal?: AbortSignal,
): Promise<ApiReply> {
  try {
    const { status, data, headers } = await http.request<unknown>({
      method: operation.method,
      url: path,
      params: query,
      data: operation.multipart ? toFormData(operation.multipart, body, files) : body,
      ...(token && { headers: { Authorization: `Bearer ${token}` } }),
      ...(signal && { signal }),
      ...(onProgress && { onUploadProgress: ({ progress }) => onProgress(progress) }),
    })
    // Cross-origin, the header can be read only if the server exposes it (OPEN-25).
    setServerDate(headers['date'], headers['age'])
    return readReply(operation, status, data)
  } catch (thrown) {
    return { status: 0, error: toApiError(thrown) }
  }
}

function toFormData({ part, files: name }: NonNullable<Operation['multipart']>, body: unknown, files: readonly File[]): FormData {
  const form = new FormData()
  form.append(part, new Blob([JSON.stringify(body)], { type: 'application/json' }), `${part}.json`)
  for (const file of files) form.append(name, file)
  return form
}

function readReply(operation: Operation, status: number, body: unknown): ApiReply {
  const reply = v.safeParse(envelope, body)
  if (!reply.success) return { status, error: reportBroken(operation, status, reply.issues) }
  const { result, data, error } = reply.output
  if (result === 'SUCCESS' && status >= 200 && status < 300) return { status, data }
  const { code = 'UNKNOWN', message = null, fields } = error ?? {}
  return { status, error: { kind: 'refused', status, code, message, ...(fields && { fields }) } }
}

function toApiError(thrown: unknown): ApiError {
  if (isCancel(thrown)) return { kind: 'cancelled' }
  if (!isAxiosError(thrown)) return { kind: 'broken', status: 0, detail: String(thrown) }
  return { kind: thrown.code === 'ECONNABORTED' || thrown.code === 'ETIMEDOUT' ? 'timeout' : 'network' }
}

/** Whether the request was sent with the access token that the reply's status is about (AUTH-23). */
const isUnauthorized = ({ status }: ApiReply, { access }: Operation, { accessToken }: Session) =>
  status === 401 && access !== 'public' && accessToken !== null

const isExpired = (reply: ApiReply, operation: Operation, session: Session) =>
  isUnauthorized(reply, operation, session) && reply.error?.kind === 'refused' && reply.error.code === 'EXPIRED_TOKEN'

/** A 401 ends the session, also without an envelope; one for a token that is no longer stored only the call (AUTH-19, AUTH-25). */
function ended(reply: ApiReply, operation: Operation, session: Session): ApiReply {
  if (!reply.error || !isUnauthorized(reply, operation, session)) return reply
  const isStored = storedSession().accessToken === session.accessToken
  return { ...reply, error: isStored ? toUnauthorized(reply.error) : { kind: 'cancelled' } }
}

const toUnauthorized = (error: ApiError): ApiError =>
  error.kind === 'refused'
    ? { kind: 'unauthorized', code: error.code, message: error.message }
    : { kind: 'unauthorized', code: 'UNKNOWN', message: null }

/** A refresh takes one request. If another window is frozen in it, this one sends its own, which the server accepts or refuses. */
const MAX_REFRESH_WAIT_MS = 10_000

const shareRunning = singleFlightByKey<ApiError | undefined>()

/** Parallel requests with the same expired token share one refresh, also across the user's windows with Web Locks. */
const refreshOnce = (expired: string) =>
  shareRunning(expired, () =>
    withLockWhenFree(`pickers-token-refresh:${storedSession().userId}`, MAX_REFRESH_WAIT_MS, () => refresh(expired)),
  )

/** Stores new tokens, or returns the error. Only a refusal ends the session: an error page of a proxy does not (OPEN-13). */
async function refresh(expired: string): Promise<ApiError | undefined> {
  const { accessToken, refreshToken } = storedSession()
  // Another window has refreshed the tokens already (AUTH-20).
  if (accessToken !== expired || !refreshToken) return undefined

  const reply = await send({ operation: refreshTokens, path: refreshTokens.path, body: {} }, refreshToken)
  // The session ended or changed meanwhile, or another window without Web Locks has refreshed it (AUTH-20, AUTH-25).
  if (storedSession().refreshToken !== refreshToken) return undefined
  if (reply.error) return reply.error.kind === 'refused' && reply.status < 500 ? toUnauthorized(reply.error) : reply.error
  const renewed = v.safeParse(refreshTokens.reply, reply.data)
  if (!renewed.success) return reportBroken(refreshTokens, reply.status, renewed.issues)
  storeTokens(renewed.output)
  return undefined
}

import { CanceledError, create, isAxiosError, isCancel, type AxiosResponse } from 'axios'
import * as v from 'valibot'
import { env } from '../config/env.ts'
import { refreshTokens } from '../contract/auth.ts'
import { envelope } from '../contract/envelope.ts'
import type { Operation } from '../contract/operation.ts'
import { withLockWhenFree } from '../lib/lock.ts'
import { warn } from '../lib/log.ts'
import { singleFlightByKey } from '../lib/singleFlight.ts'
import { documentLanguage } from '../texts/useTexts.ts'
import { isFinal, type ApiError } from './errors.ts'
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

/**
 * A successful reply's data, not parsed yet by the operation's schema, or the error; with the session that was stored when the
 * request was sent.
 */
export type ApiReply = { status: number; session?: Session } & ({ data: unknown; error?: undefined } | { error: ApiError })

declare module 'axios' {
  interface AxiosRequestConfig {
    /** A function, since axios clones the objects of a configuration: the operation has schemas. */
    operation?: () => Operation
    /** The session that was stored when the request was sent. */
    session?: Session
    isRetry?: boolean
  }
}

/** The axios instance of all requests, without a timeout. Replies of every status resolve: the envelope is read once. */
const http = create({ baseURL: env.apiBase, validateStatus: null })

http.interceptors.request.use((config) => {
  const session = storedSession()
  const token = config.operation?.().access === 'refreshToken' ? session.refreshToken : session.accessToken
  if (token) config.headers.setAuthorization(`Bearer ${token}`)
  // The chosen language, which need not be the browser's: a refusal is shown in the server's words.
  config.headers.set('Accept-Language', documentLanguage())
  return { ...config, session }
})

/** Reads the envelope. An expired token is refreshed, and the request sent once more. */
http.interceptors.response.use(async (response: AxiosResponse<unknown>) => {
  const { config, status } = response
  const { session } = config
  const operation = config.operation?.()
  if (!operation || !session) return response
  const reply = readReply(operation, status, response.data)
  if (!isUnauthorized(reply, operation, session)) return { ...response, data: { ...reply, session } }
  if (config.isRetry || !isExpired(reply)) return { ...response, data: { ...asUnauthorized(reply), session } }

  const error = await refreshOnce(session.accessToken)
  if (error) return { ...response, data: { status, error, session } }
  // Another user has signed in meanwhile: the call belongs to the previous session.
  if (storedSession().userId !== session.userId) throw new CanceledError()
  return http.request({ ...config, isRetry: true })
})

const SLOW_MS = 10_000

/** Sends a request with the stored access token. Never rejects. */
export async function sendRequest(
  { operation, path, query, body, files = [], onProgress }: ApiRequest,
  signal?: AbortSignal,
): Promise<ApiReply> {
  const { method, multipart } = operation
  try {
    const request = http.request<ApiReply>({
      operation: () => operation,
      method,
      url: path,
      params: query,
      data: multipart ? toFormData(multipart, body, files) : body,
      ...(signal && { signal }),
      ...(onProgress && { onUploadProgress: ({ progress }) => onProgress(progress) }),
    })
    if (import.meta.env.DEV) warnIfSlow(request, `${method} ${path}`)
    return (await request).data
  } catch (thrown) {
    return { status: 0, error: toApiError(thrown) }
  }
}

/** Nothing times out (AUTH-16), so development names a server that hangs in the console. */
function warnIfSlow(request: Promise<unknown>, name: string): void {
  const waiting = setTimeout(() => warn(`${name}: no reply yet after 10 seconds`), SLOW_MS)
  const stop = () => clearTimeout(waiting)
  request.then(stop, stop)
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

/** A session with an access token. */
type SignedInSession = Session & { readonly accessToken: string }

/** Whether the request was sent with the access token that the reply's status is about. */
function isUnauthorized({ status }: ApiReply, { access }: Operation, session: Session): session is SignedInSession {
  return status === 401 && access !== 'public' && access !== 'refreshToken' && session.accessToken !== null
}

const isExpired = ({ error }: ApiReply) => error?.kind === 'refused' && error.code === 'EXPIRED_TOKEN'

/** A 401 ends the session, also without an envelope. */
const asUnauthorized = (reply: ApiReply): ApiReply => (reply.error ? { ...reply, error: toUnauthorized(reply.error) } : reply)

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

/** Stores new tokens, or returns the error. Only a refusal ends the session: an error page of a proxy does not. */
async function refresh(expired: string): Promise<ApiError | undefined> {
  const { accessToken, refreshToken } = storedSession()
  // Another window has refreshed the tokens already.
  if (accessToken !== expired || !refreshToken) return undefined

  const reply = await sendRequest({ operation: refreshTokens, path: refreshTokens.path })
  // The session ended or changed meanwhile, or another window without Web Locks has refreshed it.
  if (storedSession().refreshToken !== refreshToken) return undefined
  if (reply.error) return isFinal(reply.error, 'refreshTokens') ? toUnauthorized(reply.error) : reply.error
  const renewed = v.safeParse(refreshTokens.reply, reply.data)
  if (!renewed.success) return reportBroken(refreshTokens, reply.status, renewed.issues)
  storeTokens(renewed.output)
  return undefined
}

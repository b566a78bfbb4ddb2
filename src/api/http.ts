import { create, type AxiosError, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios'
import { env } from '../config/env.ts'
import { refreshTokens, type Tokens } from '../contract/auth.ts'
import type { Access } from '../contract/operation.ts'
import { withLockWhenFree } from '../lib/lock.ts'
import { setServerDate } from '../lib/serverClock.ts'
import { singleFlightByKey } from '../lib/singleFlight.ts'
import { ApiCallError, readFailure, toApiError, toUnauthorized } from './errors.ts'
import { unwrap } from './reply.ts'
import { storedSession, storeTokens } from './session.ts'

declare module 'axios' {
  interface AxiosRequestConfig {
    access?: Access
    /** The token the request was sent with. */
    sentToken?: string
    isRetry?: true
  }
}

/** The axios instance of all requests: bearer token, one shared refresh, one retry (AUTH-16…20), no timeout. */
export const http = create({ baseURL: env.apiBase })

http.interceptors.request.use(withToken)

http.interceptors.response.use(withServerDate, async (error: AxiosError) => {
  if (error.response) withServerDate(error.response)
  const request = error.config
  if (!request || request.isRetry || !isExpired(error)) throw error

  const { userId } = storedSession()
  await refreshOnce(request.sentToken)
  // Another user has signed in meanwhile: the call belongs to the previous session.
  if (storedSession().userId !== userId) throw new ApiCallError({ kind: 'cancelled' })
  return http({ ...request, isRetry: true })
})

/** Cross-origin, the header can be read only if the server exposes it (OPEN-25). */
function withServerDate(response: AxiosResponse): AxiosResponse {
  setServerDate(response.headers['date'])
  return response
}

function withToken(request: InternalAxiosRequestConfig): InternalAxiosRequestConfig {
  const { accessToken, refreshToken } = storedSession()
  const token = request.access === 'refreshToken' ? refreshToken : accessToken
  if (!token) return request
  request.headers.set('Authorization', `Bearer ${token}`)
  return { ...request, sentToken: token }
}

function isExpired({ response, config }: AxiosError): boolean {
  if (response?.status !== 401 || config?.sentToken === undefined) return false
  if (config.access === 'public' || config.access === 'refreshToken') return false
  const refusal = readFailure(401, response.data)
  return refusal.kind === 'refused' && refusal.code === 'EXPIRED_TOKEN'
}

const shareRunning = singleFlightByKey<void>()

/** Parallel requests with the same expired token share one refresh, also across windows if the browser has Web Locks. */
const refreshOnce = (stale = '') => shareRunning(stale, () => withLockWhenFree('pickers-token-refresh', () => refresh(stale)))

async function refresh(stale: string): Promise<void> {
  const before = storedSession()
  // Another window has refreshed the tokens already (AUTH-20).
  if (before.accessToken !== stale || !before.refreshToken) return

  const renewed = unwrapTokens(await http.post<unknown>(refreshTokens.path, {}, { access: 'refreshToken' }))
  // The session ended or changed during the refresh: the new tokens are discarded (AUTH-25).
  if (storedSession().refreshToken === before.refreshToken) storeTokens(renewed)
}

/** FAIL with status 200 ends the session as any refusal does; a reply outside the contract does not (OPEN-13). */
function unwrapTokens(response: AxiosResponse<unknown>): Tokens {
  try {
    return unwrap(refreshTokens, response)
  } catch (thrown) {
    const error = toApiError(thrown)
    throw error.kind === 'refused' ? new ApiCallError(toUnauthorized(error)) : thrown
  }
}

import { create, type AxiosError, type InternalAxiosRequestConfig } from 'axios'
import * as v from 'valibot'
import { env } from '../config/env.ts'
import { refreshTokens, tokens } from '../contract/auth.ts'
import { envelope } from '../contract/envelope.ts'
import type { Access } from '../contract/operation.ts'
import { ApiCallError, readFailure } from './errors.ts'
import { storedSession, storeTokens } from './session.ts'

declare module 'axios' {
  interface AxiosRequestConfig {
    access?: Access
    /** The token the request was sent with. */
    sentToken?: string
    isRetry?: true
  }
}

/** The axios instance of all calls: bearer token, one shared refresh, one retry (AUTH-16…20), no timeout. */
export const http = create({ baseURL: env.apiBase })

http.interceptors.request.use(withToken)

http.interceptors.response.use(undefined, async (error: AxiosError) => {
  const request = error.config
  if (!request || request.isRetry || !isExpired(error)) throw error

  const { userId } = storedSession()
  await refreshOnce(request.sentToken)
  // Another user has signed in meanwhile: the call belongs to the previous session.
  if (storedSession().userId !== userId) throw new ApiCallError({ kind: 'cancelled' })
  return http({ ...request, isRetry: true })
})

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

let refreshing: Promise<void> | undefined

/** Parallel requests with an expired token share one refresh, across windows too where the browser has Web Locks. */
function refreshOnce(stale: string | undefined): Promise<void> {
  refreshing ??= withRefreshLock(() => refresh(stale)).finally(() => {
    refreshing = undefined
  })
  return refreshing
}

async function refresh(stale: string | undefined): Promise<void> {
  const before = storedSession()
  // Another window has refreshed the tokens already (AUTH-20).
  if (before.accessToken !== stale || !before.refreshToken) return

  const response = await http.post<unknown>(refreshTokens.path, {}, { access: 'refreshToken' })
  const reply = v.safeParse(v.object({ ...envelope.entries, result: v.literal('SUCCESS'), data: tokens }), response.data)
  if (!reply.success) throw new ApiCallError(toRefreshError(response.status, response.data))
  // The session ended or changed during the refresh: its tokens are dropped (AUTH-25).
  if (storedSession().refreshToken === before.refreshToken) storeTokens(reply.output.data)
}

/** FAIL with status 200 ends the session as any refusal does; a broken reply does not (OPEN-13). */
function toRefreshError(status: number, data: unknown) {
  const refusal = readFailure(status, data)
  const isSuccess = refusal.kind === 'refused' && v.is(v.object({ result: v.literal('SUCCESS') }), data)
  if (refusal.kind !== 'refused') return refusal
  if (isSuccess) return { kind: 'broken', status, detail: 'the refresh reply has no tokens' } as const
  return { kind: 'unauthorized', code: refusal.code, message: refusal.message } as const
}

function withRefreshLock(action: () => Promise<void>): Promise<void> {
  // Absent on plain http.
  const locks: LockManager | undefined = globalThis.navigator?.locks
  return locks ? locks.request('pickers-token-refresh', action) : action()
}

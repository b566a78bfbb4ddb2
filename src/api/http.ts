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
    /** The token the request went out with. */
    sentToken?: string
    isRetry?: true
  }
}

/** The one way to the server: bearer token, one shared refresh, one retry (AUTH-16…20). No time-out. */
export const http = create({ baseURL: env.apiBase })

http.interceptors.request.use(withToken)

http.interceptors.response.use(undefined, async (error: AxiosError) => {
  const request = error.config
  if (!request || request.isRetry || !isExpired(error)) throw error

  const { userId } = storedSession()
  await refreshOnce(request.sentToken)
  // Whoever signed in meanwhile did not ask for this.
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

/** Parallel requests that expire together wait for one refresh; so do other windows, where the browser has locks. */
function refreshOnce(stale: string | undefined): Promise<void> {
  refreshing ??= locked(() => refresh(stale)).finally(() => {
    refreshing = undefined
  })
  return refreshing
}

async function refresh(stale: string | undefined): Promise<void> {
  const before = storedSession()
  // Another window was faster: its tokens serve us too (AUTH-20).
  if (before.accessToken !== stale || !before.refreshToken) return

  const response = await http.post<unknown>(refreshTokens.path, {}, { access: 'refreshToken' })
  const reply = v.safeParse(v.object({ ...envelope.entries, result: v.literal('SUCCESS'), data: tokens }), response.data)
  if (!reply.success) throw new ApiCallError(refusedRefresh(response.status, response.data))
  // Signed out or taken over while we waited: what came is nobody's (AUTH-25).
  if (storedSession().refreshToken === before.refreshToken) storeTokens(reply.output.data)
}

/** A FAIL that came with 200 ends the session like any refusal; a broken reply keeps it (OPEN-13). */
function refusedRefresh(status: number, data: unknown) {
  const refusal = readFailure(status, data)
  const isSuccess = refusal.kind === 'refused' && v.is(v.object({ result: v.literal('SUCCESS') }), data)
  if (refusal.kind !== 'refused') return refusal
  if (isSuccess) return { kind: 'broken', status, detail: 'the refresh brought no tokens' } as const
  return { kind: 'unauthorized', code: refusal.code, message: refusal.message } as const
}

function locked(action: () => Promise<void>): Promise<void> {
  // Absent on plain http.
  const locks: LockManager | undefined = globalThis.navigator?.locks
  return locks ? locks.request('pickers-token-refresh', action) : action()
}

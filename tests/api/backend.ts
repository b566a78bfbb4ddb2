import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { episodesApi } from '../../src/features/episode/api.ts'
import { picksApi } from '../../src/features/pick/api.ts'
import type { Method } from '../../src/contract/operation.ts'
import { usersApi } from '../../src/features/session/users.ts'
import { signedIn } from '../../src/api/session.ts'
import { makeStore } from '../../src/app/store.ts'

export const url = (path: string) => `http://api.test${path}`
export const success = (data: unknown) => HttpResponse.json({ result: 'SUCCESS', data, error: null })
export const fail = (status: number, code: string, message: string | null = '서버의 말') =>
  HttpResponse.json({ result: 'FAIL', data: null, error: { code, message } }, { status })

export const episode = {
  detail: { id: 6, title: '제목', description: '설명' },
  styles: [],
  isInProgress: true,
  isAlreadyParticipated: false,
  pickMemo: null,
}

/** A server that distinguishes expired tokens from valid ones, and records its requests. */
export function startBackend() {
  const server = setupServer()
  const requests: { call: string; bearer: string | null }[] = []
  server.events.on('request:start', ({ request }) => {
    requests.push({ call: `${request.method} ${new URL(request.url).pathname}`, bearer: request.headers.get('authorization') })
  })
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
  afterEach(() => {
    server.resetHandlers()
    requests.length = 0
  })
  afterAll(() => server.close())
  return { server, requests }
}

/** Replies like a server that accepts the access token `valid` only; any other one has expired. */
export function guarded(method: Lowercase<Method>, path: string, valid: string, data: unknown) {
  return http[method](url(path), ({ request }) =>
    request.headers.get('authorization') === `Bearer ${valid}` ? success(data) : fail(401, 'EXPIRED_TOKEN'),
  )
}

export function storeSession(accessToken: string, refreshToken = 'refresh-1', userId = '7'): void {
  localStorage.setItem('accessToken', accessToken)
  localStorage.setItem('refreshToken', refreshToken)
  localStorage.setItem('userId', userId)
}

/** A client that is signed in on this device. */
export function client() {
  const store = makeStore()
  store.dispatch(signedIn(localStorage.getItem('userId') ?? '7'))
  const current = () => store.dispatch(episodesApi.endpoints.currentEpisode.initiate(undefined, { forceRefetch: true }))
  const memos = (episodeId: number) => store.dispatch(picksApi.endpoints.memoPreview.initiate(episodeId, { forceRefetch: true }))
  const user = () => store.dispatch(usersApi.endpoints.user.initiate('7', { forceRefetch: true }))
  return { store, current, memos, user }
}

import { http, HttpResponse } from 'msw'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { usersApi } from '../../src/features/session/users.ts'
import { call as requestOf } from '../../src/api/api.ts'
import { asApiError } from '../../src/api/errors.ts'
import { sendRequest } from '../../src/api/http.ts'
import { picksApi } from '../../src/features/pick/api.ts'
import { loggedOut, removeSession } from '../../src/api/session.ts'
import { currentEpisode } from '../../src/contract/episodes.ts'
import { client, episode, fail, guarded, startBackend, storeSession, success, url } from './backend.ts'

const { server, requests } = startBackend()
const REFRESH = 'POST /v1/auth/token-refresh'
const CURRENT = '/v1/episodes/current-pick'

const refreshes = () => requests.filter(({ call }) => call === REFRESH)
const refresh = (answer: () => Response | Promise<Response>) => http.post(url('/v1/auth/token-refresh'), answer)
const renewed = () => success({ accessToken: 'fresh', refreshToken: 'refresh-2' })
const isSignedIn = (store: ReturnType<typeof client>['store']) => store.getState().auth.isAuthenticated

const isCleared = () => ['accessToken', 'refreshToken', 'userId'].every((key) => localStorage.getItem(key) === null)

describe('the bearer', () => {
  test('[AUTH-16] every request carries the access token', async () => {
    storeSession('good')
    server.use(guarded('get', CURRENT, 'good', episode))
    expect((await client().current()).data).toEqual(episode)
    expect(requests).toEqual([{ call: `GET ${CURRENT}`, bearer: 'Bearer good' }])
  })

  test('[AUTH-23] without a token no header is sent', async () => {
    server.use(http.get(url(CURRENT), () => success(episode)))
    await client().current()
    expect(requests[0]?.bearer).toBeNull()
  })
})

test.each(['ko', 'en'])('[ERR-01] a request asks for the chosen language: %s', async (language) => {
  document.documentElement.lang = language
  onTestFinished(() => void (document.documentElement.lang = 'ko'))
  storeSession('good')
  const asked: (string | null)[] = []
  server.use(
    http.get(url(CURRENT), ({ request }) => {
      asked.push(request.headers.get('accept-language'))
      return success(episode)
    }),
  )
  await client().current()
  expect(asked).toEqual([language])
})

describe('an expired token', () => {
  test('[AUTH-17] refresh with the refresh token, both new ones stored, one retry', async () => {
    storeSession('stale')
    server.use(guarded('get', CURRENT, 'fresh', episode), refresh(renewed))
    expect((await client().current()).data).toEqual(episode)
    expect(requests.map(({ call, bearer }) => [call, bearer])).toEqual([
      [`GET ${CURRENT}`, 'Bearer stale'],
      [REFRESH, 'Bearer refresh-1'],
      [`GET ${CURRENT}`, 'Bearer fresh'],
    ])
    expect([localStorage.getItem('accessToken'), localStorage.getItem('refreshToken')]).toEqual(['fresh', 'refresh-2'])
  })

  test('[AUTH-18] ten parallel requests that expire cause one refresh and ten retries', async () => {
    storeSession('stale')
    server.use(guarded('get', '/v1/picks/memo/preview', 'fresh', []), refresh(renewed))
    const { memos } = client()
    const replies = await Promise.all(Array.from({ length: 10 }, (_, index) => memos(index + 1)))
    expect(replies.every(({ isSuccess }) => isSuccess)).toBe(true)
    expect(refreshes()).toHaveLength(1)
    expect(requests.filter(({ call }) => call === 'GET /v1/picks/memo/preview')).toHaveLength(20)
  })

  test('[AUTH-18] a retry that expires again is not retried: the session is over', async () => {
    storeSession('stale')
    // Without a limit, a client in an endless loop would never end the test.
    const isEnough = () => requests.length > 20
    server.use(
      http.get(url(CURRENT), () => (isEnough() ? fail(500, 'SERVER_ERROR') : fail(401, 'EXPIRED_TOKEN'))),
      refresh(renewed),
    )
    const { store, current } = client()
    expect((await current()).data).toBeUndefined()
    expect(requests).toHaveLength(3)
    expect(isSignedIn(store)).toBe(false)
  })

  test('[AUTH-20] tokens that another window has stored meanwhile are used, without a refresh', async () => {
    storeSession('stale')
    server.use(
      http.get(url(CURRENT), ({ request }) => {
        if (request.headers.get('authorization') === 'Bearer theirs') return success(episode)
        storeSession('theirs', 'refresh-theirs')
        return fail(401, 'EXPIRED_TOKEN')
      }),
    )
    expect((await client().current()).data).toEqual(episode)
    expect(refreshes()).toHaveLength(0)
  })

  test('[AUTH-20] a refused refresh whose tokens another window has replaced meanwhile ends no session', async () => {
    storeSession('stale')
    server.use(
      guarded('get', CURRENT, 'theirs', episode),
      refresh(() => {
        storeSession('theirs', 'refresh-theirs')
        return fail(401, 'INVALID_REFRESH_TOKEN')
      }),
    )
    const { store, current } = client()
    expect((await current()).data).toEqual(episode)
    expect(isSignedIn(store)).toBe(true)
  })

  test.each([
    ['the network fails', () => HttpResponse.error(), 'network'],
    ['the server answers 500', () => fail(500, 'SERVER_ERROR'), 'refused'],
    ['the request took too long', () => fail(408, 'TIMEOUT'), 'refused'],
    ['another refresh is under way', () => fail(409, 'CONFLICT'), 'refused'],
    ['it came too early', () => fail(425, 'TOO_EARLY'), 'refused'],
    ['it was one too many', () => fail(429, 'TOO_MANY_ATTEMPTS'), 'refused'],
    ['the reply is HTML', () => HttpResponse.html('<h1>502</h1>', { status: 502 }), 'broken'],
    ['a proxy says 403 in HTML', () => HttpResponse.html('<h1>403</h1>', { status: 403 }), 'broken'],
    ['the new tokens are missing', () => success({}), 'broken'],
  ])('[AUTH-19] a refresh that is not refused keeps the tokens: %s', async (_, answer, kind) => {
    storeSession('stale')
    server.use(guarded('get', CURRENT, 'fresh', episode), refresh(answer))
    const { store, current } = client()
    expect((await current()).error).toMatchObject({ kind })
    expect(localStorage.getItem('refreshToken')).toBe('refresh-1')
    expect(isSignedIn(store)).toBe(true)
  })
})

describe('the end of a session', () => {
  test.each([
    ['another code', () => fail(401, 'INVALID_TOKEN')],
    ['no envelope', () => new HttpResponse('', { status: 401 })],
  ])('[AUTH-19] any other 401 clears the tokens and ends the session: %s', async (_, answer) => {
    storeSession('good')
    sessionStorage.setItem('authorizationCode', 'old')
    server.use(http.get(url(CURRENT), answer))
    const { store, current } = client()
    expect((await current()).data).toBeUndefined()
    expect(isCleared()).toBe(true)
    expect(sessionStorage.getItem('authorizationCode')).toBeNull()
    expect(isSignedIn(store)).toBe(false)
    expect(refreshes()).toHaveLength(0)
  })

  test.each([
    ['401', () => fail(401, 'INVALID_REFRESH_TOKEN')],
    ['401 of an expired one', () => fail(401, 'EXPIRED_TOKEN')],
    ['400', () => fail(400, 'INVALID_REQUEST')],
    ['a FAIL with 200', () => HttpResponse.json({ result: 'FAIL', data: null, error: { code: 'X', message: '' } })],
  ])('[AUTH-19] a refused refresh ends the session: %s', async (_, answer) => {
    storeSession('stale')
    server.use(guarded('get', CURRENT, 'fresh', episode), refresh(answer))
    const { store, current } = client()
    expect((await current()).data).toBeUndefined()
    expect(isCleared()).toBe(true)
    expect(isSignedIn(store)).toBe(false)
  })

  test('[AUTH-23] a refused login goes to its caller and leaves the session alone', async () => {
    storeSession('good')
    server.use(http.post(url('/v1/auth/google'), () => fail(401, 'INVALID_AUTHORIZATION_CODE', '코드가 맞지 않아요')))
    const { store } = client()
    const body = { authorizationCode: 'c', state: 's' }
    const reply = await store.dispatch(usersApi.endpoints.signInWithGoogle.initiate(body))
    expect(reply.error).toMatchObject({ kind: 'refused', status: 401, message: '코드가 맞지 않아요' })
    expect(localStorage.getItem('accessToken')).toBe('good')
    expect(isSignedIn(store)).toBe(true)
  })

  test('[AUTH-21, ERR-02] logout cancels a running call before its reply', async () => {
    storeSession('good')
    const { store } = client()
    const gate = new EventTarget()
    const onCall = vi.fn<() => Promise<Response>>(async () => {
      await new Promise((resolve) => gate.addEventListener('reply', resolve))
      return success(null)
    })
    server.use(http.post(url('/v1/picks'), onCall))
    const call = store.dispatch(picksApi.endpoints.recordPick.initiate({ episodeId: 6, styleIds: [61] }))
    await expect.poll(() => onCall).toHaveBeenCalledOnce()
    store.dispatch(loggedOut('elsewhere'))
    const { error } = await call
    gate.dispatchEvent(new Event('reply'))
    expect(error && asApiError(error)).toEqual({ kind: 'cancelled' })
  })

  test('[AUTH-25] tokens that arrive after the session ended are not stored', async () => {
    storeSession('stale')
    server.use(
      guarded('get', CURRENT, 'fresh', episode),
      refresh(() => {
        removeSession()
        return renewed()
      }),
    )
    // Without the store, whose logout would cancel the request before the tokens arrive.
    expect((await sendRequest(requestOf(currentEpisode, {}))).error).toEqual({ kind: 'cancelled' })
    expect(isCleared()).toBe(true)
  })

  test('[AUTH-25] a call that expired is not sent again for the user who signed in meanwhile', async () => {
    storeSession('stale')
    server.use(
      guarded('get', CURRENT, 'next', episode),
      refresh(() => {
        storeSession('next', 'refresh-9', '8')
        return renewed()
      }),
    )
    expect((await sendRequest(requestOf(currentEpisode, {}))).error).toEqual({ kind: 'cancelled' })
    expect(requests.map(({ call }) => call)).toEqual([`GET ${CURRENT}`, REFRESH])
    expect(localStorage.getItem('accessToken')).toBe('next')
  })

  test('[AUTH-25] a refresh that answers after logout is thrown away', async () => {
    storeSession('stale')
    const { store, current } = client()
    server.use(
      guarded('get', CURRENT, 'fresh', episode),
      refresh(async () => {
        store.dispatch(loggedOut('elsewhere'))
        await expect.poll(isCleared).toBe(true)
        return renewed()
      }),
    )
    const reply = await current()
    expect(reply.data).toBeUndefined()
    expect(isCleared()).toBe(true)
    expect(isSignedIn(store)).toBe(false)
  })

  test('[AUTH-25] a dead token of an earlier session does not end the present one', async () => {
    storeSession('old')
    server.use(
      http.get(url('/v1/users/7'), () => {
        storeSession('new', 'refresh-new', '8')
        return fail(401, 'INVALID_TOKEN')
      }),
    )
    const { store, user } = client()
    expect((await user()).error).toEqual({ kind: 'cancelled' })
    expect(localStorage.getItem('accessToken')).toBe('new')
    expect(isSignedIn(store)).toBe(true)
  })
})

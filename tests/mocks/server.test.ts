import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startHttpServer, type HttpServer } from '../../mocks/server.ts'

const CLIENT = 'http://localhost:5999/shop-front/'
let server: HttpServer

beforeAll(async () => {
  server = await startHttpServer({ port: 0, clientUrl: CLIENT })
})
afterAll(() => server.close())

const ask = (path: string, init: RequestInit = {}) => fetch(server.url + path, { redirect: 'manual', ...init })

async function signIn(): Promise<string> {
  const reply = await ask('/v1/auth/guest', {
    method: 'POST',
    body: JSON.stringify({ guestId: 'device-1' }),
    headers: { 'content-type': 'application/json' },
  })
  const { data }: { data: { accessToken: string } } = JSON.parse(await reply.text())
  return data.accessToken
}

describe('the mock backend as an HTTP server', () => {
  test('reports its health', async () => {
    const reply = await ask('/health')
    expect([reply.status, await reply.json()]).toEqual([200, { status: 'ok' }])
  })

  test('[API-12, API-20] answers as in the page: sign in, then call with the token', async () => {
    const authorization = `Bearer ${await signIn()}`
    const reply = await ask('/v1/episodes/current-pick', { headers: { authorization } })
    expect(reply.status).toBe(200)
    expect(await reply.json()).toMatchObject({ result: 'SUCCESS', data: { isAlreadyParticipated: false }, error: null })
  })

  test('allows any origin, with a token and a body', async () => {
    const preflight = await ask('/v1/picks', {
      method: 'OPTIONS',
      headers: {
        origin: 'http://shop.test',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization',
      },
    })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
    expect(preflight.headers.get('access-control-allow-headers')?.split(/, ?/)).toEqual(['authorization', 'content-type'])
    expect(preflight.headers.get('access-control-allow-methods')).toContain('POST')
    expect(Number(preflight.headers.get('access-control-max-age'))).toBeGreaterThan(0)
    // An error without these headers would reach the page as a network failure.
    expect((await ask('/v1/picks', { method: 'POST' })).headers.get('access-control-allow-origin')).toBe('*')
  })

  test('answers HEAD without a body', async () => {
    const reply = await ask('/health', { method: 'HEAD' })
    expect([reply.status, await reply.text()]).toEqual([200, ''])
  })

  test('redirects addresses of the app to the client', async () => {
    const reply = await ask('/payment/complete?orderId=A1')
    expect([reply.status, reply.headers.get('location')]).toEqual([302, `${CLIENT}payment/complete?orderId=A1`])
  })

  test("[API-63] does not redirect the emulators' paths", async () => {
    expect((await ask('/mock/none.html')).status).toBe(404)
  })

  test('never serves a file outside the public folder', async () => {
    for (const path of ['/..%2fhttp.ts', '/%2e%2e/http.ts', '/img/..%2f..%2fhttp.ts', '/%00']) {
      expect((await ask(path)).status).toBe(302)
    }
    expect((await ask('/%zz')).status).toBe(400)
  })
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startHttpServer, type HttpServer } from '../../mocks/server.ts'

const CLIENT = 'http://localhost:5999/shop-front/'
let server: HttpServer

beforeAll(async () => {
  server = await startHttpServer({ port: 0, clientUrl: CLIENT })
})
afterAll(() => server.close())

const ask = (path: string, init: RequestInit = {}) => fetch(server.url + path, { redirect: 'manual', ...init })

describe('the mock backend as an HTTP server', () => {
  test('reports its health', async () => {
    const reply = await ask('/health')
    expect([reply.status, await reply.json()]).toEqual([200, { status: 'ok' }])
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

import { get } from 'node:http'
import { networkInterfaces } from 'node:os'
import { expect, test } from 'vitest'
import { JSON_TYPE, startServer } from './startServer.ts'

const NAMED = 'http://shop.test'
const FOREIGN = 'http://elsewhere.test'

type Call = { readonly method?: string; readonly headers?: Readonly<Record<string, string>>; readonly body?: string }

/** Sends bytes, which have no type of their own. */
async function call(url: string, { body, ...init }: Call = {}) {
  const sent = body === undefined ? init : { ...init, body: new TextEncoder().encode(body) }
  const reply = await fetch(url, { ...sent, redirect: 'manual' })
  return { status: reply.status, headers: reply.headers, text: await reply.text() }
}

/** A fault shows whether the world was reset. */
async function hasFault(url: string): Promise<boolean> {
  return (await call(`${url}/__mock/faults`)).text !== '[]'
}

const addFault = (url: string) =>
  call(`${url}/__mock/faults`, { method: 'POST', headers: JSON_TYPE, body: '{"kind":"status","operation":"products"}' })

test.each([
  ['another page', FOREIGN],
  ['a page without an origin', 'null'],
  ['the same host at another port', 'http://localhost:1'],
])('the control refuses %s before it acts', async (_, origin) => {
  const url = await startServer()
  await addFault(url)
  for (const [method, path] of [
    ['GET', '/__mock/log'],
    ['GET', '/w/new/__mock/world'],
    ['POST', '/__mock/reset'],
  ] as const) {
    const reply = await call(url + path, { method, headers: { origin, ...JSON_TYPE } })
    expect([path, reply.status, reply.headers.get('access-control-allow-origin')]).toEqual([path, 403, null])
  }
  const preflight = { origin, 'access-control-request-method': 'POST' }
  const asked = await call(`${url}/__mock/reset`, { method: 'OPTIONS', headers: preflight })
  expect(asked.headers.get('access-control-allow-origin')).toBeNull()
  expect(await hasFault(url)).toBe(true)
  expect((await call(`${url}/__mock/worlds`)).text).not.toContain('"new"')
})

test('the control answers its own pages, named origins, and callers that are no page', async () => {
  const url = await startServer({ allowedOrigins: [NAMED], publicUrl: 'https://mock.test/shop' })
  for (const origin of [url, 'https://mock.test', NAMED, undefined]) {
    const headers = origin === undefined ? {} : { origin }
    const log = await call(`${url}/__mock/log`, { headers })
    expect([origin, log.status]).toEqual([origin, 200])
    expect(log.headers.get('access-control-allow-origin')).toBe(origin === NAMED ? NAMED : null)
    await addFault(url)
    expect((await call(`${url}/__mock/reset`, { method: 'POST', headers })).status).toBe(200)
    expect(await hasFault(url)).toBe(false)
  }
})

/** `fetch` sets the Host header itself. */
const statusBy = (url: string, headers: Readonly<Record<string, string>>) =>
  new Promise<number | undefined>((resolve, reject) => {
    get(url, { headers }, (reply) => resolve(reply.resume().statusCode)).on('error', reject)
  })

const pages = ['/__mock/log', '/w/new/__mock/world', '/', '/w/new']

test.each(['evil.test:8787', '127.0.0.1.evil.test'])(
  'control and start page do not answer as %j, whatever else the request says',
  async (host) => {
    const url = await startServer({ allowedOrigins: [NAMED] })
    const others = [
      { origin: `http://${host}` },
      { origin: NAMED },
      { 'x-forwarded-host': 'localhost' },
      { forwarded: 'host=localhost' },
    ]
    for (const path of pages) {
      for (const headers of [{}, ...others]) expect([path, await statusBy(url + path, { host, ...headers })]).toEqual([path, 403])
    }
    expect(await statusBy(`${url}/w/new/v1/products`, { host })).toBe(401)
  },
)

test('control and start page answer by an address, localhost, and what was named at the start', async () => {
  const url = await startServer({ publicUrl: 'https://mock.test:9000/shop' })
  const hosts = [
    'localhost',
    'localhost:1',
    'anna.localhost:8787',
    '127.0.0.1',
    '192.168.0.7:8787',
    '[::1]:8787',
    'mock.test:9000',
  ]
  for (const host of hosts) {
    for (const path of pages) expect([host, path, await statusBy(url + path, { host })]).toEqual([host, path, 200])
    const own = await statusBy(`${url}/__mock/log`, { host, origin: `http://${host}` })
    expect([host, own]).toEqual([host, 200])
  }
  expect(await statusBy(`${url}/__mock/log`, { host: 'localhost', origin: 'http://203.0.113.9' })).toBe(403)
  const proxied = { 'x-forwarded-host': 'evil.test', origin: 'http://evil.test' }
  expect(await statusBy(`${url}/__mock/log`, { host: 'localhost', ...proxied })).toBe(403)
})

const statusAt = (host: string, url: string) => statusBy(`http://${host}:${new URL(url).port}/`, {})

test('without a host the server is reached from this machine alone', async () => {
  const own = await startServer()
  for (const host of ['127.0.0.1', '[::1]', 'localhost']) expect([host, await statusAt(host, own)]).toEqual([host, 200])
  const network = Object.values(networkInterfaces()).flatMap((all = []) =>
    all.filter((each) => !each.internal && each.family === 'IPv4'),
  )
  const everywhere = await startServer({ host: '0.0.0.0' })
  for (const { address } of network) {
    await expect(statusAt(address, own)).rejects.toThrow('ECONNREFUSED')
    expect(await statusAt(address, everywhere)).toBe(200)
  }
})

test('where origins are named, the API refuses others too, but for a provider’s return', async () => {
  const url = await startServer({ allowedOrigins: [NAMED] })
  const post = (path: string, origin: string, type = 'application/json', body = '{"guestId":"device"}') =>
    call(url + path, { method: 'POST', headers: { origin, 'content-type': type }, body })
  expect((await post('/v1/auth/guest', NAMED)).status).toBe(200)
  const refused = await post('/v1/auth/guest', FOREIGN)
  expect([refused.status, JSON.parse(refused.text)]).toEqual([403, expect.objectContaining({ result: 'FAIL' })])
  expect(refused.text).toContain('FORBIDDEN')
  const form = ['application/x-www-form-urlencoded', 'orderNumber=none&P_NOTI=none'] as const
  expect((await post('/mock/api/payment/pay-in', FOREIGN, ...form)).status).toBe(403)
  for (const path of ['return', 'close', 'mobile/return']) {
    const returned = await post(`/v1/inicis/${path}`, 'https://provider.test', ...form)
    expect([path, returned.status]).toEqual([path, 303])
  }
})

test('without named origins any page may call the API', async () => {
  const url = await startServer()
  const headers = { origin: FOREIGN, ...JSON_TYPE }
  const reply = await call(`${url}/v1/auth/guest`, { method: 'POST', headers, body: '{"guestId":"device"}' })
  expect([reply.status, reply.headers.get('access-control-allow-origin')]).toEqual([200, '*'])
  // An error without this header would reach the page as a network failure.
  expect((await call(`${url}/v1/picks`, { method: 'POST' })).headers.get('access-control-allow-origin')).toBe('*')
})

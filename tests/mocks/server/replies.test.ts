import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { request } from 'node:https'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createCallerAddress } from '../../../mocks/server/callerAddress.ts'
import { formatLine, type RequestLine } from '../../../mocks/server/requestLines.ts'
import { temporaryFolder } from '../db/changeLog/dataFolder.ts'
import { JSON_TYPE, startServer } from './startServer.ts'

type Headers = Readonly<Record<string, string>>

const OWN = 'http://localhost:8787'

/** Sends a request through a proxy that reports the host by which it was called. */
const callBy = (host: string, url: string, init: { method?: string; headers?: Headers; body?: string } = {}) =>
  fetch(url, { redirect: 'manual', ...init, headers: { ...init.headers, 'x-forwarded-host': host } })

/** The address that replies have: the API reference names it. */
async function addressIn(url: string, host: string): Promise<unknown> {
  const { servers }: { servers: { url: string }[] } = await (await callBy(host, `${url}/__mock/openapi.json`)).json()
  return servers[0]?.url
}

/** The addresses that the payment of an order leads to, and back from there. */
async function paymentAddresses(url: string, host: string): Promise<string[]> {
  const post = async (path: string, body: object, headers: Headers = JSON_TYPE) =>
    (await callBy(host, url + path, { method: 'POST', headers, body: JSON.stringify(body) })).json()
  const scenario: { start: string; localStorage: { accessToken: string } } = await post('/__mock/scenario', {
    id: 'pay-redirect-ok',
  })
  const orderId = new URL(scenario.start, url).searchParams.get('orderId')
  const headers = { ...JSON_TYPE, authorization: `Bearer ${scenario.localStorage.accessToken}` }
  const form: { data: { P_NEXT_URL: string } } = await post('/v1/inicis/mobile/auth', { orderId, paymentMethod: 'Card' }, headers)
  const reply = await callBy(host, `${url}/v1/inicis/auth?orderId=${orderId}&paymentMethod=Card`)
  const page = new URL(reply.headers.get('location') ?? 'nowhere:')
  return [form.data.P_NEXT_URL, page.href, page.searchParams.get('returnUrl') ?? '', page.searchParams.get('closeUrl') ?? '']
}

const noHosts = ['', 'a/b', 'me@a.test', '"><script>', 'a.test:99999', '[::1', '[]', '::1']

describe('the address in replies', () => {
  test.each<[Headers, string]>([
    [{ host: '10.0.2.2:8787' }, 'http://10.0.2.2:8787'],
    [{ host: 'Mock_Server:80' }, 'http://mock_server'],
    [{ host: '[::1]:8787' }, 'http://[::1]:8787'],
    [{ 'x-forwarded-host': '[0:0:0:0:0:0:0:1]:80' }, 'http://[::1]'],
    [{ host: 'inner.test', 'x-forwarded-proto': 'https' }, 'https://inner.test'],
    [{ 'x-forwarded-host': 'one.test, two.test', 'x-forwarded-proto': 'https,http' }, 'https://one.test'],
    [{ forwarded: 'For="[fd00::1]:80"; Proto=https ; Host="[FD00::1]:9000"' }, 'https://[fd00::1]:9000'],
    [{ forwarded: 'host=one.test, host=two.test;proto=https' }, 'http://one.test'],
    [{ forwarded: 'for=_a', 'x-forwarded-host': 'two.test' }, 'http://two.test'],
  ])('of a request with %j is %s', (headers, address) => {
    expect(createCallerAddress(OWN, undefined)({ headers })).toBe(address)
  })

  test.each(noHosts)('ignores %j, which is no host', (host) => {
    const headers = { 'x-forwarded-host': host, 'x-forwarded-proto': 'file' }
    expect(createCallerAddress(OWN, undefined)({ headers })).toBe(OWN)
  })

  test.each(['10.0.2.2:8787', '[::1]:8787'])('[API-51, API-52] leads a caller of %s to the payment and back', async (host) => {
    const url = await startServer()
    for (const address of await paymentAddresses(url, host)) expect(new URL(address).origin).toBe(`http://${host}`)
    expect(await addressIn(`${url}/w/anna`, host)).toBe(`http://${host}/w/anna`)
    const override = { method: 'GET', path: '/v1/products/1', status: 418, reply: {} }
    await callBy(host, `${url}/__mock/overrides`, { method: 'POST', headers: JSON_TYPE, body: JSON.stringify(override) })
    expect((await callBy(host, `${url}/v1/products/1`)).status).toBe(418)
  })

  test('is that of a server which listens on an IPv6 address', async () => {
    const url = await startServer({ host: '::1' })
    expect(url).toMatch(/^http:\/\/\[::1\]:\d+$/)
    expect(await addressIn(url, '')).toBe(url)
  })

  test('is that of --public-url, with its path, whatever the headers say', async () => {
    const publicUrl = 'https://mock.example.com/shop'
    const url = await startServer({ publicUrl })
    expect(await addressIn(`${url}/w/anna`, 'two.test')).toBe(`${publicUrl}/w/anna`)
    expect(await (await callBy('two.test', `${url}/`)).text()).toContain(`href="${publicUrl}/w/anna/"`)
    for (const address of await paymentAddresses(url, 'two.test')) expect(address.startsWith(`${publicUrl}/`)).toBe(true)
  })
})

const preflight = (url: string, requested?: string) => {
  const asked = { origin: 'http://shop.test', 'access-control-request-method': 'POST' }
  const headers = requested === undefined ? asked : { ...asked, 'access-control-request-headers': requested }
  return fetch(`${url}/v1/picks`, { method: 'OPTIONS', headers })
}

test.each<[string | undefined, string[]]>([
  ['authorization,content-type', []],
  ['baggage, content-type, sentry-trace', ['baggage', 'sentry-trace']],
  ['traceparent,X-Request-ID, a b, ,é', ['traceparent', 'x-request-id']],
  [undefined, []],
])('a preflight that asks for the headers %j allows them', async (requested, allowed) => {
  const { status, headers } = await preflight(await startServer(), requested)
  expect([status, headers.get('access-control-allow-headers')?.split(/, ?/)]).toEqual([
    204,
    ['authorization', 'content-type', ...allowed],
  ])
  expect(headers.get('vary')).toMatch(/access-control-request-headers/i)
  expect(headers.get('access-control-allow-origin')).toBe('*')
  expect(headers.get('access-control-allow-methods')).toContain('POST')
  expect(Number(headers.get('access-control-max-age'))).toBeGreaterThan(0)
})

test('named origins may call with credentials, others may not', async () => {
  const url = await startServer({ allowedOrigins: ['http://shop.test', 'https://shop.test'] })
  const replies = [
    await preflight(url, 'traceparent'),
    await fetch(`${url}/v1/products`, { headers: { origin: 'http://shop.test' } }),
  ]
  for (const { headers } of replies) {
    expect(headers.get('access-control-allow-origin')).toBe('http://shop.test')
    expect(headers.get('access-control-allow-credentials')).toBe('true')
    expect(headers.get('vary')).toMatch(/origin/i)
  }
  const other = await startServer({ allowedOrigins: ['http://other.test'] })
  expect((await preflight(other, 'traceparent')).headers.get('access-control-allow-origin')).toBeNull()
  const asked = await fetch(`${other}/v1/products`, { headers: { origin: 'http://shop.test' } })
  expect(asked.headers.get('access-control-allow-origin')).toBeNull()
})

test('https by a given certificate', async () => {
  const folder = temporaryFolder()
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const subject = ['-subj', '/CN=localhost', '-days', '2', '-nodes', '-newkey', 'rsa:2048']
  execFileSync('openssl', ['req', '-x509', ...subject, '-keyout', key, '-out', cert], { stdio: 'ignore' })
  const url = await startServer({ https: { key: readFileSync(key), cert: readFileSync(cert) } })
  expect(url).toMatch(/^https:\/\/localhost:\d+$/)
  const status = await new Promise((resolve, reject) => {
    request(`${url}/health`, { ca: readFileSync(cert) }, (reply) => resolve(reply.resume().statusCode))
      .on('error', reject)
      .end()
  })
  expect(status).toBe(200)
})

test('one line for each request: method, path, status, ms, faults, world', async () => {
  const lines: RequestLine[] = []
  const url = await startServer({ onRequest: (line) => lines.push(line) })
  const world = `${url}/w/team-a`
  await fetch(`${world}/__mock/faults`, { method: 'POST', headers: JSON_TYPE, body: '{"kind":"status","status":503,"left":1}' })
  await fetch(`${world}/v1/products?category=TOP`)
  await fetch(`${world}/__mock/faults`, { method: 'POST', headers: JSON_TYPE, body: '{"kind":"network"}' })
  await expect(fetch(`${world}/v1/products`)).rejects.toThrow('fetch failed')
  await fetch(`${url}/health`)
  await expect.poll(() => lines.length).toBe(5)
  expect(lines).toMatchObject([
    { world: 'team-a', method: 'POST', path: '/__mock/faults', status: 200, faults: [] },
    { world: 'team-a', method: 'GET', path: '/v1/products?category=TOP', status: 503, faults: ['status'] },
    { status: 200 },
    { world: 'team-a', path: '/v1/products', status: null, faults: ['network'] },
    { world: 'main', path: '/health', status: 200, faults: [] },
  ])
  expect(lines.every(({ ms, at }) => ms >= 0 && Date.parse(at) > 0)).toBe(true)
  const [first] = lines
  expect(first && formatLine({ ...first, at: '2026-11-22T10:00:00.000Z', ms: 3.1, faults: ['latency'] })).toBe(
    '10:00:00 team-a POST /__mock/faults 200 3.1 ms (latency)',
  )
})

test('the start page lists the worlds, and the reference loads from no other host', async () => {
  const url = await startServer()
  await fetch(`${url}/w/team-a/v1/products`)
  const page = await (await fetch(`${url}/`)).text()
  expect(page).toContain(`VITE_API_BASE_URL=${url} `)
  expect(page).toContain(`${url}/w/team-a/`)
  const reference = await (await fetch(`${url}/__mock/reference/`)).text()
  expect(reference).not.toMatch(/https?:\/\//)
  for (const [, file] of reference.matchAll(/(?:src|href)="(swagger[^"]+)"/g)) {
    expect((await fetch(`${url}/__mock/reference/${file}`)).status).toBe(200)
  }
  expect((await fetch(`${url}/__mock/reference/..%2fpackage.json`)).status).toBe(404)
  const document: unknown = await (await fetch(`${url}/w/team-a/__mock/openapi.json`)).json()
  expect(document).toMatchObject({ servers: [{ url: `${url}/w/team-a` }], paths: { '/v1/products': {} } })
})

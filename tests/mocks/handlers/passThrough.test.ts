import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { getResponse } from 'msw'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { startHttpServer, type HttpServer } from '../../../mocks/server.ts'
import { steered } from '../control/steered.ts'

type BackendRequest = Pick<IncomingMessage, 'headers'> & {
  method: string
  url: string
  authorization: string | undefined
  accept: string | undefined
  body: string
}

/** The real backend of these tests: another server, with its own users, tokens and products. */
let real: Server
let backend = ''
let requests: BackendRequest[] = []

const success = (data: unknown) => JSON.stringify({ result: 'SUCCESS', data, error: null })
const foreignUser = {
  id: 9001,
  nickName: '진짜',
  email: null,
  age: 1990,
  gender: 'M',
  phoneNumber: null,
  provider: 'naver',
  addresses: [],
}

function reply(url: string): [number, string] {
  if (url.startsWith('/api/v1/auth/guest'))
    return [200, success({ accessToken: 'real-1', refreshToken: 'real-r1', userId: 9001 })]
  if (url.startsWith('/api/v1/auth/token-refresh')) return [200, success({ accessToken: 'real-2', refreshToken: 'real-r2' })]
  if (url.startsWith('/api/v1/users/9001')) return [200, success(foreignUser)]
  if (url.startsWith('/api/v1/products')) return [200, success([])]
  if (url.startsWith('/api/v1/auth/naver')) return [200, '<p>real-secret</p>']
  if (url.startsWith('/api/v1/auth/google'))
    return [401, '{"result":"FAIL","data":{"hint":"real-secret"},"error":{"code":"INVALID_AUTHORIZATION_CODE","message":"no"}}']
  if (url.startsWith('/api/v1/reviews?'))
    return [200, '{"result":"SUCCESS","data":{"access_token":"real-secret","note":"Bearer real-3"},"error":null}']
  if (url.startsWith('/api/v1/episodes'))
    return [401, JSON.stringify({ result: 'FAIL', data: null, error: { code: 'INVALID_TOKEN', message: '없는 토큰' } })]
  return [418, JSON.stringify({ result: 'FAIL', data: null, error: { code: 'TEAPOT', message: '주전자' } })]
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const part of request) text += String(part)
  return text
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = '', url = '', headers } = request
  requests.push({
    method,
    url,
    headers,
    authorization: headers.authorization,
    accept: headers.accept,
    body: await textOf(request),
  })
  const [status, text] = reply(url)
  const own = { 'x-trace': 'abc', 'retry-after': '5', 'set-cookie': ['a=1', 'b=2'], connection: 'x-hop', 'x-hop': '1' }
  const cors = { 'access-control-allow-origin': 'http://only.test' }
  response.writeHead(status, { 'content-type': 'application/json', ...own, ...cors }).end(text)
}

beforeAll(async () => {
  real = createServer((request, response) => void answer(request, response))
  await new Promise<void>((done) => real.listen(0, done))
  const address = real.address()
  backend = `http://localhost:${typeof address === 'object' && address ? address.port : 0}/api`
})
afterAll(() => real.close())
beforeEach(() => {
  requests = []
})

const passingThrough = (list: string) => steered({ passThrough: { list, backend, send: fetch } })

test('what the list names goes to the real backend, the rest stays mocked', async () => {
  const shop = passingThrough('GET /v1/products, reviewPreview')
  const { accessToken: token = '' } = (await shop.control.persona({ persona: 'jihoon' })).localStorage
  expect(await shop.ask('GET', '/v1/products?page=2', { token })).toMatchObject({ status: 200, data: [] })
  expect(await shop.ask('GET', '/v1/reviews/preview', { token })).toMatchObject({ status: 418, code: 'TEAPOT' })
  expect(await shop.ask('GET', '/v1/products/1', { token })).toMatchObject({ status: 200, data: { product: { id: 1 } } })
  expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'GET /api/v1/products?page=2',
    'GET /api/v1/reviews/preview',
  ])
  expect(requests[0]).toMatchObject({ authorization: `Bearer ${token}` })
  expect(requests[0]?.accept).not.toContain('msw')
  expect((await shop.control.requestLog()).map(({ isPassedOn }) => isPassedOn)).toEqual([true, true, false])
})

test('all headers go both ways but those of a connection, and of who may read', async () => {
  const shop = passingThrough('products')
  const sent = {
    'idempotency-key': 'k1',
    traceparent: '00-1-2-01',
    'accept-language': 'en',
    te: 'trailers',
    'x-hop': '1',
    connection: 'x-hop',
  }
  const request = new Request('http://shop.test/v1/products', { headers: sent })
  const reply = await getResponse([...shop.backend.handlers], request)
  expect(requests[0]?.headers).toMatchObject({ 'idempotency-key': 'k1', traceparent: '00-1-2-01', 'accept-language': 'en' })
  for (const name of ['te', 'x-hop']) expect(requests[0]?.headers).not.toHaveProperty(name)
  const headers = Object.fromEntries(reply?.headers ?? [])
  expect(headers).toMatchObject({ 'x-trace': 'abc', 'retry-after': '5', 'content-type': 'application/json' })
  expect(reply?.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
  for (const name of ['x-hop', 'connection', 'access-control-allow-origin']) expect(headers).not.toHaveProperty(name)
})

test('sign-in, refresh and user info pass through as a group', async () => {
  const shop = passingThrough('POST /v1/auth/guest')
  expect(await shop.control.passThrough()).toMatchObject({
    operations: expect.arrayContaining(['signInWithGoogle', 'signInWithNaver', 'signInAsGuest', 'refreshTokens', 'user']),
  })
  const signedIn = await shop.ask('POST', '/v1/auth/guest', { body: { guestId: 'device' } })
  expect(signedIn.data).toMatchObject({ accessToken: 'real-1', userId: 9001 })
  expect(requests[0]?.body).toBe('{"guestId":"device"}')

  expect(await shop.ask('GET', '/v1/users/9001', { token: 'real-1' })).toMatchObject({ data: { nickName: '진짜' } })
  expect(await shop.ask('POST', '/v1/picks', { token: 'real-1', body: { episodeId: 6, styleIds: [51] } })).toMatchObject({
    status: 200,
  })
  expect(await shop.ask('GET', '/v1/users/9001/picks?episodeId=6', { token: 'real-1' })).toMatchObject({
    data: { styles: [{ id: 51 }] },
  })
  const pick = await shop.backend.world.read((tx) => tx.picks.all().at(-1))
  expect(pick).toMatchObject({ userId: 9001, gender: 'M', birthYear: 1990 })

  await shop.ask('POST', '/v1/auth/token-refresh', { token: 'real-r1', body: {} })
  expect(await shop.ask('GET', '/v1/episodes/current-pick', { token: 'real-2' })).toMatchObject({
    data: { isAlreadyParticipated: true },
  })
  expect(await shop.ask('GET', '/v1/episodes', { token: 'nobody’s'.slice(0, 6) })).toMatchObject({ code: 'INVALID_TOKEN' })
})

test('the log has no token or code of a real backend, in what it was sent or replied', async () => {
  const shop = passingThrough('signInAsGuest, reviews')
  const code = { authorizationCode: 'real-code', state: 's' }
  const guest = await shop.ask('POST', '/v1/auth/guest', { body: { guestId: 'device' } })
  await shop.ask('POST', '/v1/auth/token-refresh', { token: 'real-r1', body: { refreshToken: 'real-r1' } })
  await shop.send('POST', '/v1/auth/google', { body: code })
  await shop.send('POST', '/v1/auth/naver', { body: code })
  await shop.send('GET', '/v1/reviews?page=1', { token: 'real-3' })
  const log = await shop.control.requestLog()
  expect(log.map(({ isPassedOn, status }) => [isPassedOn, status])).toEqual([200, 200, 401, 200, 200].map((each) => [true, each]))
  expect(JSON.stringify(log)).not.toMatch(/real-/)
  expect(log[0]?.reply).toBe(success({ accessToken: '(cleared)', refreshToken: '(cleared)', userId: 9001 }))
  expect(log[2]?.reply).toContain('INVALID_AUTHORIZATION_CODE')
  expect(log[3]?.reply).toBe('(cleared)')
  // The client itself gets them.
  expect(guest.data).toMatchObject({ accessToken: 'real-1', refreshToken: 'real-r1' })
})

test('at run time: on, off, another backend, in every window', async () => {
  const shop = passingThrough('')
  const { accessToken: token = '' } = (await shop.control.persona({ persona: 'jihoon' })).localStorage
  await shop.ask('GET', '/v1/products', { token })
  expect(requests).toEqual([])
  expect(await shop.control.setPassThrough({ operations: ['GET /v1/products'] })).toEqual({ operations: ['products'], backend })
  expect((await shop.ask('GET', '/v1/products', { token })).data).toEqual([])
  await shop.control.setPassThrough({ operations: [] })
  expect((await shop.ask('GET', '/v1/products', { token })).data).not.toEqual([])
  await expect(shop.control.setPassThrough({ operations: ['GET /v1/none'] })).rejects.toThrow(
    /no such operation: GET \/v1\/none\. Set operations to/,
  )
  await expect(steered().control.setPassThrough({ operations: ['products'] })).rejects.toThrow(
    /no backend is named\. Set backend to/,
  )
})

test('an unreachable backend is a 502, and faults apply to passed calls', async () => {
  const shop = passingThrough('products')
  await shop.control.setPassThrough({ operations: ['products'], backend: 'http://localhost:1/' })
  expect(await shop.ask('GET', '/v1/products')).toMatchObject({ status: 502, code: 'BACKEND_UNREACHABLE' })
  await shop.control.addFault({ kind: 'status', status: 503, operation: 'products' })
  expect(await shop.ask('GET', '/v1/products')).toMatchObject({ status: 503 })
})

test('a 401 for a token of the mocked sign-in is reported and ends no session', async () => {
  const warnings = vi.spyOn(console, 'warn').mockReturnValue()
  const shop = passingThrough('GET /v1/episodes')
  const { accessToken: token = '' } = (await shop.control.persona({ persona: 'jihoon' })).localStorage
  const refusal = await shop.send('GET', '/v1/episodes', { token })
  const notice = 'the real backend does not know the token of a mocked sign-in: pass the sign-in on too'
  expect([refusal.status, refusal.headers.get('x-mock-notice')]).toEqual([502, notice])
  expect(await refusal.json()).toMatchObject({ error: { code: 'SIGN_IN_NOT_PASSED' } })
  expect(warnings.mock.calls).toEqual([[`[mocks] GET /v1/episodes: ${notice}`]])
  expect((await shop.control.requestLog()).at(-1)).toMatchObject({ isPassedOn: true, status: 502, notice })
  expect(await shop.ask('GET', '/v1/episodes')).toMatchObject({ status: 401 })

  await shop.control.setPassThrough({ operations: ['episodes', 'signInAsGuest'] })
  expect(await shop.ask('GET', '/v1/episodes', { token })).toMatchObject({ status: 401, code: 'INVALID_TOKEN' })
  warnings.mockRestore()
})

test('[API-12] the documented example works against the mock server', async () => {
  const [, list = ''] = /VITE_API_PASSTHROUGH="([^"]+)"/.exec(readFileSync('docs/control.md', 'utf8')) ?? []
  const clientUrl = 'http://localhost:5999/'
  const standsIn = await startHttpServer({ port: 0, clientUrl })
  const shop = passingThrough('')
  await shop.control.setPassThrough({ operations: list.split(','), backend: standsIn.url })
  const { data } = await shop.ask('POST', '/v1/auth/guest', { body: { guestId: 'device' } })
  const { accessToken: token, userId }: { accessToken?: string; userId?: number } = Object(data)
  const sent = token === undefined ? {} : { token }
  for (const path of ['/v1/products', '/v1/products/1', `/v1/users/${userId}`, '/v1/episodes', '/v1/reviews']) {
    expect([path, (await shop.ask('GET', path, sent)).status]).toEqual([path, 200])
  }
  const passed = (await shop.control.requestLog()).filter(({ isPassedOn }) => isPassedOn)
  expect(passed.map(({ operation }) => operation)).toEqual(['signInAsGuest', 'products', 'product', 'user'])
  await standsIn.close()
})

let server: HttpServer | undefined
afterEach(async () => {
  await server?.close()
  server = undefined
})

test('the HTTP server passes on as well', async () => {
  server = await startHttpServer({
    port: 0,
    clientUrl: 'http://localhost:5999/',
    passThrough: { list: 'GET /v1/products', backend, send: fetch },
  })
  const reply = await fetch(`${server.url}/v1/products`)
  expect(await reply.json()).toMatchObject({ result: 'SUCCESS', data: [] })
  expect(requests).toHaveLength(1)
})

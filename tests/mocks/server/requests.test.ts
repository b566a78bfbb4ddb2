import { once } from 'node:events'
import { connect } from 'node:net'
import { http, HttpResponse } from 'msw'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MemoryLog } from '../../../mocks/db/log.ts'
import { startHttpServer, type HttpServer } from '../../../mocks/server.ts'
import { envelope } from '../../../src/contract/envelope.ts'

/** A request as it is written to the socket, and the status of its reply, with its code where it is refused. */
type Row = [what: string, request: string, reply: string, body?: string | Uint8Array]

const INVALID = '400 INVALID_REQUEST'
const MEGABYTE = 1024 * 1024
const guest = '{"guestId":"device-1"}'

const line = (first: string, headers = 'host: localhost') => `${first} HTTP/1.1\r\n${headers}`
const get = (target: string, headers?: string) => line(`GET ${target}`, headers)
const post = (headers: string) => line('POST /v1/auth/guest', `host: localhost\r\ncontent-type: application/json\r\n${headers}`)
const chunk = (content: string) => `${content.length.toString(16)}\r\n${content}\r\n`
const ipv6 = 'host: [::1]:8787'

/** Each is refused in the envelope, and changes nothing. */
const refused: Row[] = [
  // What is not HTTP.
  ['another version', 'GET /v1/products HTTP/9.9\r\nhost: localhost', INVALID],
  ['no version', 'GET /v1/products', INVALID],
  ['no host', get('/v1/products', 'x-a: b'), INVALID],
  ['a host that is none', get('/w/a/', 'host: %%%'), INVALID],
  ['an unknown method', line('BUY /v1/products'), INVALID],
  ['a tunnel', line('CONNECT /v1/products'), INVALID],
  ['two lengths', post('content-length: 2\r\ncontent-length: 3'), INVALID, '{}'],
  ['a length and chunks', post('content-length: 2\r\ntransfer-encoding: chunked'), INVALID, '{}'],
  ['a null character in a header', post('x-a: \0'), INVALID],
  ['headers of 100 kB', post(`x-a: ${'a'.repeat(100_000)}`), INVALID],
  // Addresses.
  ['another host as the target', get('http://elsewhere.test/'), INVALID],
  ['another host as the target of the control', get('http://elsewhere.test/__mock/clock'), INVALID],
  ['another host in the path', get('/http://elsewhere.test/'), INVALID],
  ['another host behind two slashes and a backslash', get('//\\elsewhere.test'), INVALID],
  ['an escape that is none in a page of the app', get('/%E0%A4%A'), INVALID],
  ['an escape that is none in the name of a world', get('/w/%/v1/products'), INVALID],
  ['an escape that is none in the control', get('/__mock/%E0'), INVALID],
  // Bodies.
  ['an announced body over 35 MB', post(`content-length: ${40 * MEGABYTE}`), '413 TOO_LARGE'],
  ['a body over 35 MB in chunks', post('transfer-encoding: chunked'), '413 TOO_LARGE', chunk(' '.repeat(36 * MEGABYTE))],
  ['a body in zstd', post(`content-encoding: zstd\r\ncontent-length: ${guest.length}`), '415 UNSUPPORTED_ENCODING', guest],
]

const control = (headers: string) => line('POST /__mock/reset', `host: localhost\r\n${headers}content-length: 2`)

const answered: Row[] = [
  ['a form to the control', control('content-type: application/x-www-form-urlencoded\r\n'), '415', '{}'],
  ['JSONP to the control', control('content-type: application/jsonp\r\n'), '415', '{}'],
  ['a body of no type to the control', control(''), '415', '{}'],
  ['the own host as the target', get('http://localhost/v1/products'), '401'],
  ['the own host, in capitals, without a path', get('HTTP://LocalHost'), '200'],
  ['the control by the own host as the target', get('http://localhost/__mock/clock'), '200'],
  ['a path with two slashes', get('//elsewhere.test/'), '302'],
  ['an unknown call of a provider', line('POST /mock/api/nothing', ipv6), '404'],
  ['a call of a provider', get('/mock/api/payment/deposits', ipv6), '200'],
  ['headers for tracing', get('/health', 'host: localhost\r\ntraceparent: 00-1-2-01\r\nbaggage: a=b'), '200'],
  ['a body in chunks', post('transfer-encoding: chunked'), '200', `${chunk('{"guest')}${chunk('Id":"in-chunks"}')}0\r\n\r\n`],
  ['a body of no coding', post(`content-encoding: identity\r\ncontent-length: ${guest.length}`), '200', guest],
]

const log = new MemoryLog()
const warnings: string[] = []
const onWarning = (message: string) => void warnings.push(message)
let server: HttpServer

const handlers = () => [
  http.post('*/v1/local', async ({ request }) => {
    const copy = request.clone()
    return HttpResponse.json([(await request.text()).length, (await copy.text()).length])
  }),
]

beforeAll(async () => {
  server = await startHttpServer({ port: 0, clientUrl: 'http://localhost:5999/', log, local: { handlers }, onWarning })
  // The first request starts the world.
  await fetch(`${server.url}/v1/products`)
})
afterAll(async () => {
  await server.close()
  const unexpected = warnings.find((message) => !message.startsWith('unknown request: '))
  if (unexpected !== undefined) throw new Error(unexpected)
})

const open = () => connect(Number(new URL(server.url).port), 'localhost')

/** Writes a request, and reads until the server closes the connection. */
async function write(request: string, body: string | Uint8Array = '') {
  const socket = open()
  // The server may close the connection before it has read all.
  socket.on('error', () => {})
  socket.write(`${request}\r\nconnection: close\r\n\r\n`)
  socket.write(body)
  let reply = ''
  socket.on('data', (part) => (reply += String(part)))
  await once(socket, 'close')
  const [head = '', text = ''] = reply.split('\r\n\r\n')
  return { status: /^HTTP\/1\.1 (\d+)/.exec(head)?.[1] ?? '', head, text }
}

test.each(refused)('[API-01] [API-03] [API-04] %s is refused', async (_, request, expected, body) => {
  const before = (await log.read(0)).at(-1)?.version
  const { status, text } = await write(request, body)
  const { result, data, error } = v.parse(envelope, JSON.parse(text))
  expect({ result, data, reply: `${status} ${error?.code}` }).toEqual({ result: 'FAIL', data: null, reply: expected })
  expect((await log.read(0)).at(-1)?.version).toBe(before)
})

test.each(answered)('%s has its status', async (_, request, expected, body) => {
  const { status, head } = await write(request, body)
  expect(status).toBe(expected)
  // No redirect leaves the app.
  expect(head).not.toMatch(/location: (?!http:\/\/localhost:5999\/)/i)
})

test('a body can be read, and cloned, by a handler of one’s own', async () => {
  const reply = await fetch(`${server.url}/v1/local`, { method: 'POST', body: 'x'.repeat(300_000) })
  expect(await reply.json()).toEqual([300_000, 300_000])
})

test('a body that its client gives up leaves the server as it was', async () => {
  const socket = open()
  socket.write('POST /v1/auth/guest HTTP/1.1\r\nhost: localhost\r\ncontent-length: 1000\r\n\r\n{"guestId"')
  await once(socket, 'connect')
  socket.destroy()
  expect((await fetch(`${server.url}/health`)).status).toBe(200)
})

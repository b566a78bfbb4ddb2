import { once } from 'node:events'
import { connect } from 'node:net'
import { http, HttpResponse } from 'msw'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MemoryLog } from '../../../mocks/db/log.ts'
import { startHttpServer, type HttpServer } from '../../../mocks/server.ts'
import { envelope } from '../../../src/contract/envelope.ts'
import { answered, refused } from './requests.ts'

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

test.each(answered)('%s is answered', async (_, request, expected, body) => {
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

import { once } from 'node:events'
import { request } from 'node:http'
import { connect } from 'node:net'
import { http, HttpResponse } from 'msw'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startHttpServer, type HttpServer } from '../../../mocks/server.ts'

const MEGABYTE = 1024 * 1024
let server: HttpServer

const handlers = () => [
  http.post('*/v1/local', async ({ request: received }) => {
    const copy = received.clone()
    const { text }: { text: string } = JSON.parse(await received.text())
    return HttpResponse.json({ length: text.length, copied: (await copy.text()).length })
  }),
]

beforeAll(async () => {
  server = await startHttpServer({ port: 0, clientUrl: 'http://localhost:5999/', local: { handlers } })
})
afterAll(() => server.close())

/** Sends a body in chunks, without its length. */
async function sendChunks(path: string, chunks: readonly (string | Buffer)[]): Promise<{ status: number; text: string }> {
  const outgoing = request(server.url + path, { method: 'POST', headers: { 'content-type': 'application/json' } })
  outgoing.on('error', () => {})
  for (const chunk of chunks) outgoing.write(chunk)
  outgoing.end()
  const [reply] = await once(outgoing, 'response')
  let text = ''
  for await (const part of reply) text += String(part)
  return { status: reply.statusCode, text }
}

describe('a body', () => {
  test('[API-04] over 35 MB is refused before any of it is sent', async () => {
    const socket = connect(Number(new URL(server.url).port), 'localhost')
    socket.write(`POST /v1/auth/guest HTTP/1.1\r\nhost: localhost\r\ncontent-length: ${40 * MEGABYTE}\r\n\r\n`)
    const [reply] = await once(socket, 'data')
    socket.destroy()
    expect(String(reply)).toMatch(/^HTTP\/1\.1 413 [^]*TOO_LARGE/)
  })

  test('[API-04] over 35 MB that does not announce its length is refused', async () => {
    const { status, text } = await sendChunks('/v1/auth/guest', Array(36).fill(Buffer.alloc(MEGABYTE, ' ')))
    expect([status, text]).toEqual([413, expect.stringContaining('TOO_LARGE')])
  })

  test('in chunks is read whole', async () => {
    expect(await sendChunks('/v1/auth/guest', ['{"guest', 'Id":', '"in-chunks"}'])).toMatchObject({ status: 200 })
  })

  test('can be read, and cloned, by a handler of one’s own', async () => {
    const body = JSON.stringify({ text: 'x'.repeat(300_000) })
    const reply = await fetch(`${server.url}/v1/local`, { method: 'POST', body, headers: { 'content-type': 'application/json' } })
    expect(await reply.json()).toEqual({ length: 300_000, copied: body.length })
  })

  test('that its client gives up leaves the server as it was', async () => {
    const socket = connect(Number(new URL(server.url).port), 'localhost')
    socket.write('POST /v1/auth/guest HTTP/1.1\r\nhost: localhost\r\ncontent-length: 1000\r\n\r\n{"guestId"')
    await once(socket, 'connect')
    socket.destroy()
    expect(await sendChunks('/v1/auth/guest', ['{"guestId":"next"}'])).toMatchObject({ status: 200 })
  })
})

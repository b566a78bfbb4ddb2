import { brotliCompressSync, constants, deflateRawSync, deflateSync, gzipSync } from 'node:zlib'
import { http, HttpResponse } from 'msw'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startHttpServer, type HttpServer } from '../../../mocks/server.ts'
import { call } from './httpCalls.ts'

const MEGABYTE = 1024 * 1024
const json = '{"guestId":"device-1"}'
let server: HttpServer

const handlers = () => [
  http.post('*/v1/local', async ({ request }) =>
    HttpResponse.json({ text: await request.text(), length: request.headers.get('content-length') }),
  ),
]

beforeAll(async () => {
  server = await startHttpServer({ port: 0, clientUrl: 'http://localhost:5999/', local: { handlers } })
})
afterAll(() => server.close())

const post = (coding: string, body: string | Uint8Array, path = '/v1/auth/guest') =>
  call(server.url + path, { method: 'POST', headers: { 'content-type': 'application/json', 'content-encoding': coding }, body })

describe('a compressed body', () => {
  test.each<[string, string, Uint8Array]>([
    ['gzip', 'gzip', gzipSync(json)],
    ['x-gzip', 'x-gzip', gzipSync(json)],
    ['in capitals', 'GZIP', gzipSync(json)],
    ['deflate', 'deflate', deflateSync(json)],
    ['deflate without the header of zlib', 'deflate', deflateRawSync(json)],
    ['br', 'br', brotliCompressSync(json)],
    ['two codings', 'gzip, br', brotliCompressSync(gzipSync(json))],
    ['identity', 'identity', Buffer.from(json)],
    ['no coding', '', Buffer.from(json)],
  ])('[API-12] is read: %s', async (_, coding, body) => {
    expect(await post(coding, body)).toMatchObject({ status: 200, text: expect.stringContaining('accessToken') })
  })

  test('is text of its real length to a handler of one’s own, and to the control', async () => {
    const reply = await post('gzip', gzipSync(json), '/v1/local')
    expect(JSON.parse(reply.text)).toEqual({ text: json, length: String(Buffer.byteLength(json)) })
    expect((await post('br', brotliCompressSync('{"persona":"minseo"}'), '/__mock/persona')).status).toBe(200)
  })

  test.each(['zstd', 'compress', 'aes128gcm', 'gzip, zstd', 'constructor', 'gzip,gzip,gzip,gzip'])(
    'in the coding %s is refused with 415 and a hint',
    async (coding) => {
      const reply = await post(coding, json)
      expect([reply.status, reply.headers.get('accept-encoding')]).toEqual([415, 'gzip, deflate, br'])
      expect(JSON.parse(reply.text)).toMatchObject({
        result: 'FAIL',
        error: { code: 'UNSUPPORTED_ENCODING', message: expect.stringMatching(/Send gzip, deflate, br, or no compression/) },
      })
    },
  )

  test.each<[string, Uint8Array]>([
    ['not compressed', Buffer.from(json)],
    ['cut off', gzipSync(json).subarray(0, 20)],
    ['empty', new Uint8Array()],
  ])('[API-04] that is %s is a bad request', async (_, body) => {
    const reply = await post('gzip', body)
    expect([reply.status, reply.text]).toEqual([400, expect.stringContaining('INVALID_REQUEST')])
  })

  test.each<[string, (bytes: Uint8Array) => Uint8Array]>([
    ['gzip', gzipSync],
    // The quickest of its qualities: the best one takes two seconds.
    ['br', (bytes) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })],
  ])('[API-04] of more than 35 MB once it is read is refused: %s', async (coding, compress) => {
    const reply = await post(coding, compress(new Uint8Array(36 * MEGABYTE)))
    expect([reply.status, reply.text]).toEqual([413, expect.stringContaining('TOO_LARGE')])
    expect((await call(`${server.url}/health`)).status).toBe(200)
  })
})

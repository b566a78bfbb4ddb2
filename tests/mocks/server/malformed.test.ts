import { request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import { assert, asyncProperty } from 'fast-check'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startHttpServer, type HttpServer } from '../../../mocks/server.ts'
import { envelope } from '../../../src/contract/envelope.ts'
import { errorStatuses } from '../../../src/contract/errors.ts'
import type { Operation } from '../../../src/contract/operation.ts'
import { operations } from '../../../src/contract/operations.ts'
import { runs } from '../../support/properties.ts'
import { expectRow } from '../../support/expectRow.ts'
import { START } from '../client.ts'
import { malformedRequests, withoutBody, type RawRequest } from './malformedRequests.ts'

const REQUESTS = 1000
const named = Object.entries<Operation>(operations)
const each = Math.ceil(REQUESTS / named.length)

/** The server reports unknown methods and paths. */
const warnings: string[] = []
let server: HttpServer
let token = ''

beforeAll(async () => {
  const options = { port: 0, clientUrl: 'http://localhost:5999/', pinnedAt: START }
  server = await startHttpServer({ ...options, onWarning: (message) => warnings.push(message) })
  const started = await fetch(`${server.url}/__mock/persona`, {
    method: 'POST',
    body: JSON.stringify({ persona: 'minseo' }),
    headers: { 'content-type': 'application/json' },
  })
  const { localStorage }: { localStorage: { accessToken: string } } = JSON.parse(await started.text())
  token = localStorage.accessToken
})
afterAll(async () => {
  await server.close()
  const unexpected = warnings.find((message) => !message.startsWith('unknown request: '))
  if (unexpected !== undefined) throw new Error(unexpected)
})

const exportedWorld = async () => (await fetch(`${server.url}/__mock/world`)).text()

type Reply = { readonly status: number; readonly text: string }

function send({ method, path, headers, body }: RawRequest): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const { port } = new URL(server.url)
    const options = { port, method, path, headers: { ...headers, 'content-length': Buffer.byteLength(body) } }
    const sent = httpRequest(options, (reply) => {
      let text = ''
      reply.setEncoding('utf8').on('data', (part: string) => (text += part))
      reply.on('end', () => resolve({ status: reply.statusCode ?? 0, text })).on('error', reject)
    })
    sent.on('error', reject).end(body)
  })
}

/** The contract's refusal of a malformed request; throws for anything else. Returns its status. */
function expectRefusal({ status, text }: Reply): number {
  const { result, data, error } = v.parse(envelope, JSON.parse(text))
  expect({ result, data, message: typeof error?.message }).toEqual({ result: 'FAIL', data: null, message: 'string' })
  expect(status).toBeGreaterThanOrEqual(400)
  expect(status).toBeLessThan(500)
  expect(new Map<string, number>(Object.entries(errorStatuses)).get(error?.code ?? '')).toBe(status)
  return status
}

function expectServerRow(situation: string, requests: number, statuses: ReadonlySet<number>): void {
  const shown = `each is refused in the envelope: ${[...statuses].toSorted((one, two) => one - two).join(', ')}`
  expectRow('docs/trust.md', 'server', [situation, requests.toLocaleString('en'), shown, 'nothing changes'])
}

describe(`${runs(each) * named.length} malformed requests`, () => {
  const statuses = new Set<number>()
  let requests = 0
  afterAll(() => {
    if (requests === each * named.length) expectServerRow('malformed requests to every operation', requests, statuses)
  })

  test('[API-04] every operation with a body has a valid one to break', () => expect(withoutBody(operations)).toEqual([]))

  test.each(named)('[API-01, API-04] %s: each is refused in the envelope, and nothing changes', async (name, operation) => {
    const before = await exportedWorld()
    await assert(
      asyncProperty(malformedRequests(name, operation, token), async (request) => {
        statuses.add(expectRefusal(await send(request)))
        requests += 1
      }),
      { numRuns: runs(each) },
    )
    expect(await exportedWorld()).toBe(before)
  })
})

/** Writes text that is not valid HTTP, and reads until the server closes the connection. */
async function write(text: string): Promise<Reply> {
  const socket = connect(Number(new URL(server.url).port), 'localhost')
  socket.write(text)
  let reply = ''
  for await (const part of socket) reply += String(part)
  const [head = '', body = ''] = reply.split('\r\n\r\n')
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1]), text: body }
}

const post = (headers: string, body = '{}') =>
  `POST /v1/auth/guest HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-type: application/json\r\n${headers}\r\n\r\n${body}`

const improperTexts = [
  ['another version', 'GET /v1/products HTTP/9.9\r\nhost: localhost\r\n\r\n'],
  ['no version', 'GET /v1/products\r\n\r\n'],
  ['no host', 'GET /v1/products HTTP/1.1\r\nconnection: close\r\n\r\n'],
  ['an unknown method', 'BUY /v1/products HTTP/1.1\r\nhost: localhost\r\n\r\n'],
  ['a tunnel', 'CONNECT /v1/products HTTP/1.1\r\nhost: localhost\r\n\r\n'],
  ['a negative length', post('content-length: -1')],
  ['two lengths', post('content-length: 2\r\ncontent-length: 3')],
  ['a length and chunks', post('content-length: 2\r\ntransfer-encoding: chunked')],
  ['a chunk of no size', post('transfer-encoding: chunked', 'zz\r\n{}\r\n0\r\n\r\n')],
  ['a header without a colon', post('nothing')],
  ['a null character in a header', post('x-a: \0')],
  ['headers of 100 kB', post(`x-a: ${'a'.repeat(100_000)}`)],
  ['an unknown expectation', post('expect: nothing\r\ncontent-length: 2')],
] as const

describe('text that is no proper HTTP', () => {
  const statuses = new Set<number>()
  let requests = 0
  afterAll(() => {
    if (requests === improperTexts.length) expectServerRow('text that is no proper HTTP', requests, statuses)
  })

  test.each(improperTexts)('[API-01, API-04] %s is refused in the envelope', async (_, request) => {
    const before = await exportedWorld()
    statuses.add(expectRefusal(await write(request)))
    requests += 1
    expect(await exportedWorld()).toBe(before)
  })
})

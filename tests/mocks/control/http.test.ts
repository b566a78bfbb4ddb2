import { readFileSync } from 'node:fs'
import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { commands } from '../../../mocks/control/control.ts'
import { startHttpServer, type HttpServer } from '../../../mocks/server.ts'
import { controlOpenApi } from '../../../scripts/generate/controlOpenApiDocument.ts'

const JSON_TYPE = { 'content-type': 'application/json' }

let server: HttpServer
beforeAll(async () => {
  server = await startHttpServer({ port: 0, clientUrl: 'http://localhost:5999/shop-front/' })
})
afterAll(() => server.close())

async function ask(method: string, path: string, body?: unknown): Promise<{ status: number; reply: unknown }> {
  const sent = body === undefined ? { method } : { method, headers: JSON_TYPE, body: JSON.stringify(body) }
  const reply = await fetch(`${server.url}/__mock${path}`, sent)
  return { status: reply.status, reply: await reply.json() }
}

test('a scenario over HTTP: the reply is what a test puts into its browser', async () => {
  const { status, reply } = await ask('POST', '/scenario', { id: 'pay-mobile-ok' })
  expect(status).toBe(200)
  expect(reply).toMatchObject({
    start: '/cart',
    localStorage: { userId: '2', accessToken: expect.stringMatching(/^a-/), cart: expect.stringContaining('"totalItems":1') },
    sessionStorage: {},
    device: { userAgent: expect.stringContaining('Mobile'), isOffline: false, popupsBlocked: 0 },
  })
  const { localStorage }: { localStorage: { accessToken: string } } = JSON.parse(JSON.stringify(reply))
  const user = await fetch(`${server.url}/v1/users/2`, { headers: { authorization: `Bearer ${localStorage.accessToken}` } })
  expect(await user.json()).toMatchObject({ data: { nickName: '지훈', addresses: [{ name: '집' }] } })
})

test('faults, clock and log over HTTP', async () => {
  await ask('POST', '/scenario', { id: 'home-picked' })
  await ask('POST', '/faults', { kind: 'status', status: 503, operation: 'products', left: 1 })
  const replies = [await fetch(`${server.url}/v1/products`), await fetch(`${server.url}/v1/products`)]
  expect(replies.map(({ status }) => status)).toEqual([503, 401])
  expect((await ask('POST', '/clock/advance', { ms: 60_000 })).reply).toMatchObject({ isPinned: false })
  expect((await ask('GET', '/log')).reply).toContainEqual(expect.objectContaining({ operation: 'products', faults: ['status'] }))
  await ask('POST', '/faults', { kind: 'network', operation: 'products', left: 1 })
  await expect(fetch(`${server.url}/v1/products`)).rejects.toThrow('fetch failed')
})

test('a world travels from one server to another', async () => {
  await ask('POST', '/scenario', { id: 'orders-none' })
  const { reply } = await ask('GET', '/world')
  const elsewhere = await startHttpServer({ port: 0, clientUrl: 'http://localhost:5999/' })
  const sent = { method: 'POST', headers: JSON_TYPE, body: JSON.stringify(reply) }
  const imported = await fetch(`${elsewhere.url}/__mock/world`, sent)
  expect(await imported.json()).toMatchObject({ start: '/' })
  await elsewhere.close()
  expect((await ask('GET', '/link')).reply).toMatchObject({
    link: expect.stringMatching(/^http:\/\/localhost:5999\/shop-front\/\?scenario=shared#/),
  })
})

test('impossible commands, unknown paths and invalid JSON are reported', async () => {
  expect(await ask('POST', '/scenario', { id: 'nobody-knows' })).toEqual({
    status: 409,
    reply: { error: { message: expect.stringMatching(/^no scenario nobody-knows\. Nearest: [\w-]+(, [\w-]+){4}\.$/) } },
  })
  expect(await ask('POST', '/clock/advance', {})).toMatchObject({ status: 400 })
  expect(await ask('POST', '/clock/advance', { ms: 1e308 })).toMatchObject({ status: 400 })
  expect(await ask('GET', '/none')).toMatchObject({ status: 404 })
  const messageOf = async (path: string) => (await ask('POST', path)).reply
  expect(await messageOf('/ordrs/deposit')).toEqual({
    error: { message: 'there is no POST /__mock/ordrs/deposit; docs/control.md lists all' },
  })
  expect(await messageOf('/addFault')).toEqual({
    error: { message: 'there is no POST /__mock/addFault; addFault is POST /__mock/faults' },
  })
  const broken = await fetch(`${server.url}/__mock/scenario`, { method: 'POST', headers: JSON_TYPE, body: '{"id":' })
  expect([broken.status, await broken.json()]).toEqual([400, { error: { message: 'the body is not JSON in UTF-8' } }])
})

test('a body that is not UTF-8 is refused, so that no broken text enters a world', async () => {
  const body = Uint8Array.from([...Buffer.from('{"id":"'), 0xb0, 0xa1, ...Buffer.from('"}')])
  const broken = await fetch(`${server.url}/__mock/scenario`, { method: 'POST', headers: JSON_TYPE, body })
  expect([broken.status, await broken.json()]).toEqual([400, { error: { message: 'the body is not JSON in UTF-8' } }])
})

test('every command has a way of its own, and stands in the document', () => {
  const ways = Object.values(commands).map(({ method, path }) => `${method} ${path}`)
  expect(new Set(ways).size).toBe(ways.length)
  const text = JSON.stringify(controlOpenApi())
  for (const [name, { path }] of Object.entries(commands)) {
    expect(text).toContain(`"operationId":"${name}"`)
    expect(text).toContain(`"/__mock${path}"`)
  }
})

test('the control’s OpenAPI 3.1 document is valid', async () => {
  const { valid, errors } = await new Validator().validate(structuredClone(controlOpenApi()))
  expect(errors).toBeUndefined()
  expect(valid).toBe(true)
})

test('docs/control.md lists every command as its code describes it', () => {
  const text = readFileSync('docs/control.md', 'utf8')
  for (const [name, { method, path, about }] of Object.entries(commands)) {
    const row = text.split('\n').find((line) => line.startsWith(`| \`${name}\` `))
    expect(row).toContain(`| ${method} \`${path}\` `)
    expect(row).toContain(about)
  }
})

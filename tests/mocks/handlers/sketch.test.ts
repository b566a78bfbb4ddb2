import * as v from 'valibot'
import { afterEach, expect, test, vi } from 'vitest'
import { startHttpServer, type HttpServer } from '../../../mocks/server.ts'
import { startInNode } from '../../../mocks/node.ts'
import { resource } from '../../../mocks/handlers/sketches/sketch.ts'
import { MemoryLog } from '../../../mocks/db/log.ts'
import { local } from '../../../mocks/local.example.ts'
import { steered } from '../control/steered.ts'

const coupon = v.object({ id: v.number(), name: v.string(), percent: v.pipe(v.number(), v.minValue(1), v.maxValue(90)) })
const coupons = resource('/v1/coupons', coupon, [
  { id: 1, name: '첫 주문', percent: 10 },
  { id: 2, name: '생일', percent: 15 },
  { id: 3, name: '겨울', percent: 10 },
])

const sketching = (shared = new MemoryLog()) => steered({ shared, local: { sketches: [coupons] } })
const namesOf = (data: unknown) => (Array.isArray(data) ? data.map((row: unknown) => Object(row).name) : data)

test('a sketched resource lists, filters, sorts and pages', async () => {
  const { ask } = sketching()
  const names = async (query = '') => namesOf((await ask('GET', `/v1/coupons${query}`)).data)
  expect(await names()).toEqual(['첫 주문', '생일', '겨울'])
  expect(await names('?percent=10')).toEqual(['첫 주문', '겨울'])
  expect(await names('?sort=-percent')).toEqual(['생일', '첫 주문', '겨울'])
  expect(await names('?sort=name&page=2&size=2')).toEqual(['첫 주문'])
  expect(await names('?page=9&size=2')).toEqual([])
})

test('one, create, change, remove, as the schema allows', async () => {
  const { ask } = sketching()
  expect(await ask('GET', '/v1/coupons/2')).toMatchObject({ status: 200, data: { name: '생일' } })
  expect(await ask('GET', '/v1/coupons/9')).toMatchObject({ status: 404 })
  expect(await ask('POST', '/v1/coupons', { body: { name: '봄', percent: 20 } })).toMatchObject({ data: { id: 4, name: '봄' } })
  expect(await ask('POST', '/v1/coupons', { body: { name: '너무 많이', percent: 95 } })).toMatchObject({
    status: 400,
    code: 'INVALID_REQUEST',
  })
  expect(await ask('PATCH', '/v1/coupons/4', { body: { percent: 25, id: 77 } })).toMatchObject({
    data: { id: 4, name: '봄', percent: 25 },
  })
  expect(await ask('POST', '/v1/coupons/4', { body: { percent: 'x' } })).toMatchObject({ status: 400 })
  expect(await ask('DELETE', '/v1/coupons/1')).toMatchObject({ status: 200 })
  expect(namesOf((await ask('GET', '/v1/coupons')).data)).toEqual(['생일', '겨울', '봄'])
  expect(await ask('PUT', '/v1/coupons/2')).toMatchObject({ status: 405 })
})

test('written rows are part of the world: windows, export and reset', async () => {
  const shared = new MemoryLog()
  const [one, other] = [sketching(shared), sketching(shared)]
  await one.ask('POST', '/v1/coupons', { body: { name: '봄', percent: 20 } })
  expect(namesOf((await other.ask('GET', '/v1/coupons')).data)).toContain('봄')
  const { text } = await one.control.exportWorld()
  await other.control.reset()
  expect(namesOf((await one.ask('GET', '/v1/coupons')).data)).not.toContain('봄')
  const elsewhere = sketching()
  await elsewhere.control.importWorld({ text })
  expect(namesOf((await elsewhere.ask('GET', '/v1/coupons')).data)).toContain('봄')
})

test('faults meet sketches too, and what is not sketched is still unknown', async () => {
  const { ask, control } = sketching()
  await control.addFault({ kind: 'status', status: 503, left: 1 })
  expect(await ask('GET', '/v1/coupons')).toMatchObject({ status: 503 })
  expect(await ask('GET', '/v1/couponsome')).toMatchObject({ status: 404, code: 'NOT_FOUND' })
})

test('in Node: fetch is answered', async () => {
  const mocks = startInNode({ baseUrl: 'http://shop.test/', sketches: [coupons] })
  const reply = await fetch('http://shop.test/v1/coupons/1')
  expect(await reply.json()).toMatchObject({ result: 'SUCCESS', data: { percent: 10 } })
  mocks.stop()
})

let server: HttpServer | undefined
afterEach(async () => {
  await server?.close()
  server = undefined
})

test('the example of mocks/local.ts works over HTTP', async () => {
  server = await startHttpServer({ port: 0, clientUrl: 'http://localhost:5999/', local })
  const { url } = server
  expect(await (await fetch(`${url}/v1/coupons`)).json()).toMatchObject({ data: [{ name: '첫 주문' }, { name: '생일' }] })
  const json = { 'content-type': 'application/json' }
  const begun = await fetch(`${url}/__mock/scenario`, { method: 'POST', headers: json, body: '{"id":"my-case"}' })
  const { localStorage }: { localStorage: { accessToken: string } } = JSON.parse(await begun.text())
  const headers = { authorization: `Bearer ${localStorage.accessToken}` }
  const preview = await (await fetch(`${url}/v1/picks/memo/preview?episodeId=6`, { headers })).text()
  expect(preview).toContain('(내 컴퓨터에서)')
})

test('a sketch at an address of the contract warns in the console', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { backend } = steered()
  backend.overridesOf({ sketches: [coupons] })
  expect(warn).not.toHaveBeenCalled()
  backend.overridesOf({ sketches: [resource('/v1/products', coupon, [])] })
  expect(warn.mock.calls.flat().join()).toMatch(/\/v1\/products replaces GET \/v1\/products, GET \/v1\/products\/:/)
  warn.mockRestore()
})

import { expect, test } from 'vitest'
import { filterRequests } from '../../mocks/console/requests/filterRequests.ts'
import { requestOf, requestPaths } from '../../mocks/console/requestNames.ts'
import { local } from '../../mocks/local.example.ts'
import { startInNode } from '../../mocks/node.ts'
import { startHttpServer } from '../../mocks/server.ts'
import { steered } from './control/steered.ts'

/* The example of mocks/local.ts. */

const [first, spring] = [
  { id: 1, name: '첫 주문', percent: 10 },
  { id: 2, name: '봄', percent: 20 },
]
const coupons = '/v1/coupons'

test('over HTTP its scenario starts, its handler stands before the contract’s, and its endpoint is there', async () => {
  const server = await startHttpServer({ port: 0, clientUrl: 'http://localhost:5999/', local })
  const json = { 'content-type': 'application/json' }
  const started = await fetch(`${server.url}/__mock/scenario`, { method: 'POST', headers: json, body: '{"id":"my-case"}' })
  const { localStorage }: { localStorage: { accessToken: string } } = JSON.parse(await started.text())
  const headers = { authorization: `Bearer ${localStorage.accessToken}` }
  const get = async (path: string) => (await fetch(server.url + path, { headers })).text()
  expect(await get('/v1/picks/memo/preview?episodeId=6')).toContain('(내 컴퓨터에서)')
  expect(JSON.parse(await get(coupons))).toEqual({ result: 'SUCCESS', data: [first], error: null })
  await server.close()
})

test('in Node its endpoint is there, and a name of the contract is refused', async () => {
  const mocks = startInNode({ baseUrl: 'http://shop.test/', local })
  expect(await (await fetch(`http://shop.test${coupons}`)).json()).toMatchObject({ data: [first] })
  mocks.stop()
  const operations = { products: Object(local.operations).coupons }
  expect(() => steered({ local: { operations } })).toThrow('the contract has an operation products')
})

test('[API-03, API-04] its own operation refuses what its schema does, and another method', async () => {
  const { send, ask } = steered({ local })
  const reply = await send('POST', coupons, { body: { ...spring, percent: 'all' } })
  expect([reply.status, await reply.json()]).toMatchObject([400, { error: { fields: [{ path: 'percent' }] } }])
  expect(await ask('DELETE', coupons)).toMatchObject({ status: 405, code: 'METHOD_NOT_ALLOWED' })
  expect(await ask('GET', coupons)).toMatchObject({ data: [first] })
})

test('a fault, the log and the console have its own operation by its name', async () => {
  const { control, ask } = steered({ local })
  await control.addFault({ kind: 'status', status: 503, operation: 'addCoupon', left: 1 })
  expect(await ask('POST', coupons, { body: spring })).toMatchObject({ status: 503 })
  expect(await ask('POST', coupons, { body: spring })).toMatchObject({ status: 200, data: spring })
  await expect(control.addFault({ kind: 'network', operation: 'coupon' })).rejects.toThrow(
    /^operation: is "coupon"\. .*"coupons"/,
  )
  const found = filterRequests(await control.requestLog(), 'addcoupon', 'faulty', 'a1')
  expect(found).toMatchObject([{ operation: 'addCoupon', status: 503 }])
  expect([requestPaths().get('addCoupon'), requestOf('addCoupon')]).toEqual([`POST ${coupons}`, 'addCoupon'])
})

const backend = async ({ method, url }: Request) => Response.json({ result: 'SUCCESS', data: [`${method} ${url}`], error: null })

test('its own operation is passed to a real backend', async () => {
  const { control, ask } = steered({ local, passThrough: { list: '', backend: 'http://real.test/', send: backend } })
  expect(await control.setPassThrough({ operations: [`GET ${coupons}`] })).toMatchObject({ operations: ['coupons'] })
  expect((await ask('GET', coupons)).data).toEqual([`GET http://real.test${coupons}`])
})

test('its records are in an export, and an import, which undo is, brings them back', async () => {
  const { control, ask } = steered({ local })
  const { text: before } = await control.exportWorld()
  await ask('POST', coupons, { body: spring })
  const { text: after } = await control.exportWorld()
  await control.importWorld({ text: before })
  expect((await ask('GET', coupons)).data).toEqual([first])
  await control.importWorld({ text: after })
  expect((await ask('GET', coupons)).data).toEqual([first, spring])
  const changes = [['coupons', 2, { ...spring, percent: 'all' }]]
  const text = JSON.stringify({ ...JSON.parse(after), changes })
  await expect(control.importWorld({ text })).rejects.toThrow('coupons 2: percent')
})

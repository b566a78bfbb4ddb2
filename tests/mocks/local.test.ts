import { expect, test } from 'vitest'
import * as v from 'valibot'
import { filterRequests } from '../../mocks/console/requests/filterRequests.ts'
import { requestOf, requestPaths } from '../../mocks/console/requestNames.ts'
import { local } from '../../mocks/local.example.ts'
import { startInNode } from '../../mocks/node.ts'
import { startHttpServer } from '../../mocks/server.ts'
import { steered } from './control/steered.ts'

/* The example of mocks/local.ts. */

const spring = { name: '봄', percent: 20 }
const names = async ({ ask }: Pick<ReturnType<typeof steered>, 'ask'>) =>
  v.parse(v.array(v.object({ name: v.string() })), (await ask('GET', '/v1/coupons')).data).map(({ name }) => name)

test('over HTTP its scenario starts, its handler stands before the contract’s, and its endpoint is there', async () => {
  const server = await startHttpServer({ port: 0, clientUrl: 'http://localhost:5999/', local })
  const json = { 'content-type': 'application/json' }
  const started = await fetch(`${server.url}/__mock/scenario`, { method: 'POST', headers: json, body: '{"id":"my-case"}' })
  const { localStorage }: { localStorage: { accessToken: string } } = JSON.parse(await started.text())
  const headers = { authorization: `Bearer ${localStorage.accessToken}` }
  const get = async (path: string) => (await fetch(server.url + path, { headers })).text()
  expect(await get('/v1/picks/memo/preview?episodeId=6')).toContain('(내 컴퓨터에서)')
  expect(JSON.parse(await get('/v1/coupons'))).toMatchObject({ result: 'SUCCESS', data: [{ name: '첫 주문', percent: 10 }] })
  await server.close()
})

test('[API-03, API-04] its own operation refuses what its schema does, and another method', async () => {
  const { send, ask } = steered({ local })
  const reply = await send('POST', '/v1/coupons', { body: { name: '봄', percent: 'all' } })
  expect([reply.status, await reply.json()]).toMatchObject([
    400,
    { error: { code: 'INVALID_REQUEST', fields: [{ path: 'percent' }] } },
  ])
  expect(await ask('DELETE', '/v1/coupons')).toMatchObject({ status: 405, code: 'METHOD_NOT_ALLOWED' })
  expect(await names({ ask })).toEqual(['첫 주문'])
})

test('a fault meets its own operation by its name; another name is refused', async () => {
  const { control, ask } = steered({ local })
  await control.addFault({ kind: 'status', status: 503, operation: 'addCoupon', left: 1 })
  expect(await ask('POST', '/v1/coupons', { body: spring })).toMatchObject({ status: 503 })
  expect(await ask('POST', '/v1/coupons', { body: spring })).toMatchObject({ status: 200, data: spring })
  await expect(control.addFault({ kind: 'network', operation: 'coupon' })).rejects.toThrow(
    /^operation: is "coupon"\. Set it to .*"coupons"/,
  )
})

test('its own operation is passed to a real backend', async () => {
  const sent: string[] = []
  const send = async ({ method, url }: Request) => {
    sent.push(`${method} ${url}`)
    return Response.json({ result: 'SUCCESS', data: [], error: null })
  }
  const { control, ask } = steered({ local, passThrough: { list: '', backend: 'http://real.test/', send } })
  expect(await control.setPassThrough({ operations: ['GET /v1/coupons'] })).toMatchObject({ operations: ['coupons'] })
  expect(await names({ ask })).toEqual([])
  expect(sent).toEqual(['GET http://real.test/v1/coupons'])
})

test('its records are in an export, and an import, which undo is, brings them back', async () => {
  const { control, ask } = steered({ local })
  const { text: before } = await control.exportWorld()
  await ask('POST', '/v1/coupons', { body: spring })
  const { text: after } = await control.exportWorld()
  await control.importWorld({ text: before })
  expect(await names({ ask })).toEqual(['첫 주문'])
  await control.importWorld({ text: after })
  expect(await names({ ask })).toEqual(['첫 주문', '봄'])
  const change = { ...JSON.parse(after), changes: [['coupons', 2, { id: 2, ...spring, percent: 'all' }]] }
  await expect(control.importWorld({ text: JSON.stringify(change) })).rejects.toThrow('coupons 2: percent')
})

test('the console lists its own operation, and finds its requests by name', async () => {
  const { control, ask } = steered({ local })
  await ask('POST', '/v1/coupons', { body: spring })
  const log = await control.requestLog()
  expect(filterRequests(log, 'addcoupon', 'all', 'a1')).toMatchObject([{ operation: 'addCoupon', status: 200 }])
  expect([requestPaths().get('addCoupon'), requestOf('addCoupon')]).toEqual(['POST /v1/coupons', 'addCoupon'])
})

test('a name of the contract is refused', () => {
  const operations = { products: Object(local.operations).coupons }
  expect(() => steered({ local: { operations } })).toThrow('the contract has an operation products')
})

test('the mocks in Node have it, too', async () => {
  const mocks = startInNode({ baseUrl: 'http://shop.test/', local })
  const reply = await fetch('http://shop.test/v1/coupons')
  mocks.stop()
  expect(await reply.json()).toMatchObject({ data: [{ name: '첫 주문' }] })
})

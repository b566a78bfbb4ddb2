import { afterAll, beforeAll, expect, test } from 'vitest'
import { startHttpServer, type HttpServer } from '../../mocks/server.ts'
import { local } from '../../mocks/local.example.ts'

/* The example of mocks/local.ts, over HTTP. */

let server: HttpServer
beforeAll(async () => void (server = await startHttpServer({ port: 0, clientUrl: 'http://localhost:5999/', local })))
afterAll(() => server.close())

const json = { 'content-type': 'application/json' }
const post = (path: string, body: object) =>
  fetch(server.url + path, { method: 'POST', headers: json, body: JSON.stringify(body) })

test('its scenario starts, and its handler stands before the contract’s', async () => {
  const started = await post('/__mock/scenario', { id: 'my-case' })
  const { localStorage }: { localStorage: { accessToken: string } } = JSON.parse(await started.text())
  const headers = { authorization: `Bearer ${localStorage.accessToken}` }
  const preview = await (await fetch(`${server.url}/v1/picks/memo/preview?episodeId=6`, { headers })).text()
  expect(preview).toContain('(내 컴퓨터에서)')
})

test('its own endpoint lists, adds and removes records of its collection', async () => {
  const list = async () => (await fetch(`${server.url}/v1/coupons`)).json()
  expect(await list()).toMatchObject({ result: 'SUCCESS', data: [{ name: '첫 주문' }, { name: '생일' }] })
  expect(await (await post('/v1/coupons', { id: 3, name: '봄', percent: 20 })).json()).toMatchObject({ data: { name: '봄' } })
  await fetch(`${server.url}/v1/coupons/1`, { method: 'DELETE' })
  expect(await list()).toMatchObject({ data: [{ name: '생일' }, { name: '봄' }] })
})

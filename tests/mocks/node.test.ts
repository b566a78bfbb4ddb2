import { afterEach, expect, test, vi } from 'vitest'
import { startInNode, type NodeMocks } from '../../mocks/node.ts'
import { allowConsoleErrors } from '../support/consoleGuard.ts'

const baseUrl = 'http://shop.test/demo/'
let mocks: NodeMocks | undefined
afterEach(() => mocks?.stop())

test('the mocks in Node answer below their base URL, from their world', async () => {
  mocks = startInNode({ baseUrl })
  const reply = await fetch(`${baseUrl}v1/picks/statistics/summary`)
  expect([reply.status, await reply.json()]).toMatchObject([401, { error: { code: 'INVALID_TOKEN' } }])
})

test('an unknown request logs a console error, which fails a test', async () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {})
  mocks = startInNode({ baseUrl })
  expect((await fetch(`${baseUrl}v1/none`)).status).toBe(404)
  await expect
    .poll(() => consoleError.mock.calls.flat().join())
    .toMatch(/^\[MSW\] Error: .*matching request handler:\s*• GET http:\/\/shop.test\/demo\/v1\/none\s/)
})

test('[API-62] another host, or a path outside the base, has no handler', async () => {
  allowConsoleErrors(/intercepted a request without a matching request handler/)
  mocks = startInNode({ baseUrl })
  for (const url of ['http://shop.test/v1/picks', 'http://other.test/demo/v1/picks']) {
    await expect(fetch(url)).rejects.toThrow('Cannot bypass a request')
  }
})

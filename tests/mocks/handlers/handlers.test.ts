import { http, HttpResponse, matchRequestUrl } from 'msw'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createBackend } from '../../../mocks/handlers/backend.ts'
import { MemoryLog } from '../../../mocks/db/log.ts'
import { startInNode, type NodeMocks } from '../../../mocks/node.ts'
import { operations } from '../../../src/contract/operations.ts'
import { createWorld } from '../../../mocks/db/createWorld.ts'
import { resources } from '../../../mocks/resources/all.ts'

const baseUrl = 'http://shop.test/demo/'
let mocks: NodeMocks | undefined
afterEach(() => mocks?.stop())

describe("the mock backend is a list of MSW's handlers", () => {
  test('[API-03] listHandlers() lists all operations and the emulated providers', () => {
    mocks = startInNode({ baseUrl })
    const headers = mocks.server.listHandlers().map((handler) => ('info' in handler ? handler.info.header : ''))
    expect(headers).toContain(`POST ${baseUrl}v1/auth/google`)
    expect(headers).toContain(`GET ${baseUrl}v1/users/:userId/picks`)
    for (const { method, path } of Object.values(operations)) expect(headers).toContain(`${method} ${mocks.api(path)}`)
    for (const call of ['POST mock/api/google/authorize', 'POST mock/api/payment/answer', 'GET mock/api/postcode'])
      expect(headers).toContain(call.replace(' ', ` ${baseUrl}`))
  })

  test('a lost reply does not read 200 OK in the line that MSW writes to the console', async () => {
    const { handlers } = createBackend(createWorld(new MemoryLog()), baseUrl, { resources })
    const lines = vi.spyOn(console, 'info').mockImplementation(() => {})
    await handlers[0]?.log({ request: new Request(`${baseUrl}v1/products`), response: Response.error() })
    expect(lines.mock.calls).toEqual([[`[mocks] GET ${baseUrl}v1/products: no reply`]])
    lines.mockRestore()
  })

  test('[API-03] no handler of an operation shadows another', () => {
    const { handlers } = createBackend(createWorld(new MemoryLog()), baseUrl, { resources })
    const ofOperations = handlers.flatMap(({ info }) =>
      typeof info.method === 'string' && typeof info.path === 'string' ? [{ method: info.method, path: info.path }] : [],
    )
    for (const [place, { method, path }] of ofOperations.entries()) {
      const before = ofOperations.slice(0, place)
      const hiding = before.filter((other) => other.method === method && matchRequestUrl(new URL(path), other.path).matches)
      expect({ path, hiding }).toEqual({ path, hiding: [] })
    }
  })

  test('server.use overrides an operation, by URL or typed, until resetHandlers', async () => {
    mocks = startInNode({ baseUrl })
    const { server, api, handle } = mocks
    server.use(
      http.get(api('/v1/products'), () => HttpResponse.json({ result: 'SUCCESS', data: [], error: null })),
      handle(operations.signInAsGuest, () => ({ accessToken: 'a', refreshToken: 'r', userId: 7 })),
    )
    expect(await (await fetch(`${baseUrl}v1/products`)).json()).toMatchObject({ data: [] })
    const guest = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"guestId":"device"}' }
    expect(await (await fetch(`${baseUrl}v1/auth/guest`, guest)).json()).toMatchObject({ data: { userId: 7 } })
    server.resetHandlers()
    expect((await fetch(`${baseUrl}v1/products`)).status).toBe(401)
  })
})

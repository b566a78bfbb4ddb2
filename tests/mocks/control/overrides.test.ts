import { expect, test } from 'vitest'
import { HttpResponse, http } from 'msw'
import { startInNode } from '../../../mocks/node.ts'
import { methods } from '../../../src/contract/operation.ts'
import { steered } from './steered.ts'

const empty = { result: 'SUCCESS', data: [], error: null }
const BASE = 'http://shop.test/'

async function withNode(act: (mocks: ReturnType<typeof startInNode>) => Promise<void>) {
  const mocks = startInNode({ baseUrl: BASE })
  try {
    await act(mocks)
  } finally {
    mocks.stop()
  }
}

const get = async (path: string) => {
  const reply = await fetch(BASE + path.slice(1))
  return { status: reply.status, body: await reply.text() }
}

test('requests of a path get the overriding reply, whatever their query, until it is switched off or removed', () =>
  withNode(async ({ control }) => {
    const own = await get('/v1/products')
    const { id, mismatches } = await control.addOverride({ method: 'GET', path: '/v1/products?page=1', reply: empty })
    expect(mismatches).toEqual([])
    expect(await get('/v1/products?sort=new')).toEqual({ status: 200, body: JSON.stringify(empty) })
    expect((await get('/v1/products/1')).body).not.toBe(JSON.stringify(empty))
    expect((await control.requestLog()).at(-2)).toMatchObject({ operation: 'products', isOverridden: true, status: 200 })

    await control.switchOverride({ id, isOn: false })
    expect(await get('/v1/products')).toEqual(own)
    await control.switchOverride({ id, isOn: true })
    expect(await get('/v1/products')).not.toEqual(own)
    await control.removeOverride({ id })
    expect(await get('/v1/products')).toEqual(own)
    expect(await control.overrides()).toEqual([])
  }))

test('a handler of server.use stays before the overrides of the world', () =>
  withNode(async ({ control, server, api }) => {
    server.use(http.get(api('/v1/products'), () => HttpResponse.text('own')))
    await control.addOverride({ method: 'GET', path: '/v1/products', reply: empty })
    expect((await get('/v1/products')).body).toBe('own')
    server.resetHandlers()
    expect((await control.overrides()).map(({ path }) => path)).toEqual(['/v1/products'])
  }))

test('differences from the contract are named, and allowed; a second override of a path replaces the first', () =>
  withNode(async ({ control }) => {
    const first = await control.addOverride({
      method: 'GET',
      path: '/v1/products',
      reply: { ...empty, data: [{ productId: 'x' }] },
    })
    expect(first.mismatches[0]).toMatch(/^data\.\[\]\.\w+: /)
    expect((await get('/v1/products')).body).toContain('"productId":"x"')
    const second = await control.addOverride({ method: 'GET', path: '/v1/products', status: 409, reply: 'no envelope' })
    expect(second).toMatchObject({ id: first.id, status: 409 })
    expect(second.mismatches).toHaveLength(1)
    expect(await get('/v1/products')).toEqual({ status: 409, body: '"no envelope"' })
    const failure = { result: 'FAIL', data: null, error: { code: 'OUT_OF_STOCK', message: '품절' } }
    expect((await control.addOverride({ method: 'GET', path: '/v1/products', status: 409, reply: failure })).mismatches).toEqual([
      'error.code: OUT_OF_STOCK',
    ])
  }))

test('an address that the contract does not have, and a reply that is too long, are rejected', async () => {
  const { control } = steered()
  for (const method of methods)
    await expect(control.addOverride({ method, path: '/v1/none', reply: empty })).rejects.toThrow(`has no ${method} /v1/none`)
  await expect(control.addOverride({ method: 'GET', path: '/v1/products', reply: 'x'.repeat(600_000) })).rejects.toThrow(
    'too long',
  )
  await expect(control.switchOverride({ id: 9, isOn: true })).rejects.toThrow('no override 9')
  expect(await control.overrides()).toEqual([])
})

test('overrides travel with an export; a reset and a scenario remove them', () =>
  withNode(async ({ control }) => {
    await control.addOverride({ method: 'GET', path: '/v1/products', reply: empty })
    const { text } = await control.exportWorld()
    await control.reset()
    expect(await control.overrides()).toEqual([])
    expect((await get('/v1/products')).body).not.toBe(JSON.stringify(empty))
    await control.importWorld({ text })
    expect((await get('/v1/products')).body).toBe(JSON.stringify(empty))
    await control.scenario({ id: 'home-picked' })
    expect(await control.overrides()).toEqual([])
  }))

test('faults apply to overridden replies', () =>
  withNode(async ({ control }) => {
    await control.addOverride({ method: 'GET', path: '/v1/products', reply: empty })
    await control.addFault({ kind: 'status', operation: 'products', status: 503, left: 1 })
    expect((await get('/v1/products')).status).toBe(503)
    expect((await get('/v1/products')).status).toBe(200)
  }))

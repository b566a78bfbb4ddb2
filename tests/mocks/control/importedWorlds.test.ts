import { createServer } from 'node:http'
import { expect, onTestFinished, test, vi } from 'vitest'
import { MemoryLog } from '../../../mocks/db/log.ts'
import { standIn, steered } from './steered.ts'

type Change = [collection: string, id: unknown, record: object | null]
type Archive = Record<string, unknown> & { readonly changes: readonly Change[] }

/** The export of a scenario, with more changes and stored items than it has. */
async function archiveWith(changes: readonly Change[], more: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const { control } = steered()
  await control.scenario({ id: 'home-picked' })
  const archive: Archive = JSON.parse((await control.exportWorld()).text)
  return JSON.stringify({ ...archive, ...more, changes: [...archive.changes, ...changes] })
}

const override = (id: number, reply: unknown, status = 200): Change => [
  'overrides',
  id,
  { id, method: 'GET', path: '/v1/products', operation: 'products', status, reply: JSON.stringify(reply), isOn: true },
]

/** A server that an imported world must not reach: how many requests it got. */
async function listener() {
  const got: string[] = []
  const server = createServer((request, response) => {
    got.push(request.url ?? '')
    response.end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  return { got, backend: `http://localhost:${typeof address === 'object' && address ? address.port : 0}/` }
}

test('an imported world sends no request anywhere, and says what it would have sent', async () => {
  const { got, backend } = await listener()
  const pass = { id: 'passThrough', operations: ['signInAsGuest', 'refreshTokens', 'user'], backend }
  const text = await archiveWith([
    ['passThroughs', 'passThrough', pass],
    ['foreignTokens', 'real', { id: 'real', userId: 1 }],
  ])
  const shop = steered({ passThrough: { list: '', backend: '', send: fetch } })
  const { leftOut } = await shop.control.importWorld({ text })
  expect(leftOut).toEqual(['passThroughs passThrough', 'foreignTokens real'])
  expect(await shop.ask('POST', '/v1/auth/guest', { body: { guestId: 'device' } })).toMatchObject({ status: 200 })
  expect(await shop.ask('GET', '/v1/users/1', { token: 'real' })).toMatchObject({ code: 'INVALID_TOKEN' })
  expect([got, await shop.control.passThrough()]).toEqual([[], { operations: [], backend: '' }])

  await shop.control.setPassThrough({ operations: ['products'], backend })
  await shop.ask('GET', '/v1/products').catch(() => undefined)
  expect(got).toEqual(['/v1/products'])
})

test('an import leaves what the build passes on as it is', async () => {
  const { backend } = await listener()
  const text = await archiveWith([
    ['passThroughs', 'passThrough', { id: 'passThrough', operations: [], backend: 'http://x.test/' }],
  ])
  const shop = steered({ passThrough: { list: 'products', backend, send: fetch } })
  await shop.control.importWorld({ text })
  expect(await shop.control.passThrough()).toEqual({ operations: ['products'], backend })
})

test.each(['https://x.test/a.png', '//x.test/a.png', String.raw`/\x.test/a.png`, ' ht\ntps:x.test/a.png', 'HTTP://x.test'])(
  'records with the address %j are left out and named',
  async (address) => {
    const own = override(2, { data: ['img/a.png', 'see https://x.test'] })
    const text = await archiveWith([
      override(1, { data: [{ imageUrls: [address] }] }, 302),
      own,
      ['styles', 9001, { id: 9001, episodeId: 6, name: 'x', imageUrl: address }],
      ['memos', 9001, { id: 9001, userId: 2, episodeId: 6, memo: address, at: 1 }],
    ])
    const shop = steered()
    const { leftOut } = await shop.control.importWorld({ text })
    expect(leftOut).toEqual(['overrides 1', 'styles 9001'])
    expect(
      await shop.backend.world.read((tx) => [tx.overrides.all(), tx.memos.findFirst((q) => q.where({ id: 9001 }))?.memo]),
    ).toEqual([[own[2]], address])
  },
)

test('a sign-in that the world has not given is neither imported nor exported, its own is', async () => {
  const shop = steered()
  const token = await standIn(shop, 'home-picked')
  const foreign = { accessToken: 'real', refreshToken: 'real-r', userId: '7', cart: '[]' }
  const stored = { localStorage: { ...foreign, accessToken: token }, sessionStorage: { authorizationCode: 'real-code' } }
  const text = await archiveWith([], { ...stored, otherPersonas: { anna: foreign } })
  const start = await shop.control.importWorld({ text })
  expect(start.localStorage).toEqual({ accessToken: token, userId: '7', cart: '[]' })
  expect([start.sessionStorage, start.otherPersonas]).toEqual([{}, { anna: { userId: '7', cart: '[]' } }])

  const { exportWorld } = await import('../../../mocks/control/encodeWorld.ts')
  const { world } = shop.backend
  await world.transaction((tx) => tx.foreignTokens.create({ id: 'real', userId: 7 }))
  const place = { route: '/', localStorage: foreign, sessionStorage: stored.sessionStorage, otherPersonas: { anna: foreign } }
  expect(await exportWorld(world, place)).not.toContain('real')
})

test('a photo that is a page is refused', async () => {
  const page = btoa('<script>alert(1)</script>')
  for (const type of ['text/html', 'image/svg+xml', 'image/png, text/html']) {
    const text = await archiveWith([['photos', 1, { id: 1, type, base64: page }]])
    await expect(steered().control.importWorld({ text })).rejects.toThrow('records of another shape')
  }
})

test('an English world whose texts cannot be loaded is refused, and nothing has changed', async () => {
  vi.resetModules()
  vi.doMock('../../../mocks/db/seed/english/english.ts', () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  onTestFinished(() => {
    vi.doUnmock('../../../mocks/db/seed/english/english.ts')
  })
  const text = await archiveWith([], { language: 'en' })
  const apart = await import('./steered.ts')
  const shared = new MemoryLog()
  const shop = apart.steered({ shared })
  await apart.standIn(shop, 'home-picked')
  const before = await shared.read(0)
  const refused = 'the English texts could not be loaded; nothing has changed'
  await expect(shop.control.importWorld({ text })).rejects.toThrow(refused)
  await expect(shop.control.reset({ language: 'en' })).rejects.toThrow(refused)
  await expect(shop.control.scenario({ id: 'home-picked', language: 'en' })).rejects.toThrow(refused)
  expect(await shared.read(0)).toEqual(before)

  vi.doUnmock('../../../mocks/db/seed/english/english.ts')
  await expect(shop.control.importWorld({ text })).resolves.toMatchObject({ start: '/' })
})

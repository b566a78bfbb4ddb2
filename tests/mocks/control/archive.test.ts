import { deflateRawSync } from 'node:zlib'
import * as fc from 'fast-check'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createControl } from '../../../mocks/control/control.ts'
import { encodeWorld, decodeWorld } from '../../../mocks/control/encodeWorld.ts'
import { DATA_VERSION } from '../../../mocks/db/collections.ts'
import { createWorld } from '../../../mocks/db/createWorld.ts'
import { MemoryLog } from '../../../mocks/db/log.ts'
import { runs } from '../../support/properties.ts'
import { DAY, MINUTE, START } from '../client.ts'
import { standIn, steered, type Steered } from './steered.ts'

/** Actions of users and of the control on a world, from a few numbers. */
const deeds = fc.oneof(
  fc.record({ do: fc.constant('memo' as const), text: fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme' }) }),
  fc.record({ do: fc.constant('pick' as const), style: fc.integer({ min: 49, max: 62 }) }),
  fc.record({ do: fc.constant('wait' as const), minutes: fc.integer({ min: 0, max: 6000 }) }),
  fc.record({ do: fc.constant('crowd' as const), perMinute: fc.integer({ min: 0, max: 30 }) }),
  fc.record({ do: fc.constant('guest' as const), no: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ do: fc.constant('ship' as const), order: fc.integer({ min: 0, max: 9 }) }),
  fc.record({ do: fc.constant('fault' as const), status: fc.integer({ min: 400, max: 503 }) }),
)
type Deed = typeof deeds extends fc.Arbitrary<infer T> ? T : never

const acts: { [Kind in Deed['do']]: (shop: Steered, token: string, deed: Deed & { do: Kind }) => Promise<unknown> } = {
  memo: (shop, token, { text }) => shop.ask('POST', '/v1/picks/memo', { token, body: { userId: 1, episodeId: 6, memo: text } }),
  pick: (shop, token, { style }) => shop.ask('POST', '/v1/picks', { token, body: { episodeId: 6, styleIds: [style] } }),
  wait: (shop, _, { minutes }) => shop.control.advanceClock({ ms: minutes * 60_000 }),
  crowd: (shop, _, { perMinute }) => shop.control.setCrowd({ perMinute }),
  guest: (shop, _, { no }) => shop.ask('POST', '/v1/auth/guest', { body: { guestId: `device-${no}` } }),
  ship: async (shop, _, { order }) => {
    const orders = await shop.control.orders()
    return shop.control.setOrderStatus({ orderId: orders[order]?.orderId ?? '', status: 'SHIPPING' }).catch(String)
  },
  fault: (shop, _, { status }) => shop.control.addFault({ kind: 'status', status, operation: 'reviews', left: 1 }),
}

function act<Kind extends Deed['do']>(shop: Steered, token: string, deed: Deed & { do: Kind }): Promise<unknown> {
  return acts[deed.do](shop, token, deed)
}

const questions = [
  '/v1/episodes',
  '/v1/episodes/current-pick',
  '/v1/picks/statistics?episodeId=6',
  '/v1/picks/statistics/summary',
  '/v1/picks/memo?episodeId=6',
  '/v1/reviews',
  '/v1/users/1',
  '/v1/users/1/orders',
  '/v1/users/2/orders',
  '/v1/products',
]

async function replies(shop: Steered, token: string): Promise<unknown[]> {
  const reply: unknown[] = []
  for (const path of questions) reply.push([path, await shop.ask('GET', path, { token })])
  // Later ids, codes and tokens are the same too.
  reply.push(await shop.ask('POST', '/v1/auth/guest', { body: { guestId: 'newcomer' } }))
  reply.push(await shop.ask('POST', '/v1/picks/memo', { token, body: { userId: 1, episodeId: 6, memo: '그 뒤의 메모' } }))
  return reply
}

test('[API-01] an imported world gives the same replies as the exported one', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(deeds, { maxLength: 12 }), async (all) => {
      const shop = steered()
      const token = await standIn(shop, 'home-picked')
      for (const deed of all) await act(shop, token, deed)
      const { text } = await shop.control.exportWorld()

      const elsewhere = steered()
      await elsewhere.control.setCrowd({ perMinute: 7 })
      await elsewhere.control.importWorld({ text })
      expect(await replies(elsewhere, token)).toEqual(await replies(shop, token))
    }),
    { numRuns: runs(20) },
  )
})

test('an export says its language; one of an older build is Korean', async () => {
  const shop = steered()
  const { localStorage } = await shop.control.scenario({ id: 'home-picked', language: 'en' })
  expect(localStorage).toMatchObject({ language: 'en' })
  const ask = (elsewhere: Steered) => elsewhere.ask('GET', '/v1/episodes', { token: localStorage['accessToken'] ?? '' })
  const { text } = await shop.control.exportWorld()
  const elsewhere = steered()
  await elsewhere.control.importWorld({ text })
  expect(await ask(elsewhere)).toEqual(await ask(shop))
  expect(JSON.stringify(await ask(elsewhere))).toContain('A Slow Saturday Walk')

  const { language, ...older } = Object(JSON.parse(text))
  expect(language).toBe('en')
  await elsewhere.control.importWorld({ text: JSON.stringify(older) })
  expect(JSON.stringify(await ask(elsewhere))).toContain('느리게 걷는 토요일')
})

test('a running clock goes on from where it stood at the export', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: START })
  onTestFinished(() => void vi.useRealTimers())
  const shop = steered()
  await standIn(shop, 'home-picked')
  await shop.control.advanceClock({ ms: 12_345_000 })
  await shop.control.pinClock({ isPinned: false })
  const { now: then } = await shop.control.clock()
  const { text } = await shop.control.exportWorld()

  vi.setSystemTime(START + DAY)
  const elsewhere = steered()
  await elsewhere.control.importWorld({ text })
  expect(await elsewhere.control.clock()).toMatchObject({ isPinned: false, now: then })
  vi.setSystemTime(START + DAY + MINUTE)
  const { now } = await elsewhere.control.clock()
  expect(Date.parse(now) - Date.parse(then)).toBe(MINUTE)
})

test('a world of a page, with its crowd, is the same in a world opened without one', async () => {
  const page = createWorld(new MemoryLog(), { pinnedAt: START, crowdPerMinute: 12 })
  const { exportWorld, importWorld } = await import('../../../mocks/control/encodeWorld.ts')
  const shop = steered()
  const startState = await importWorld(
    shop.backend.world,
    await exportWorld(page, { route: '/shop', localStorage: { userId: '2' }, sessionStorage: {} }),
  )
  expect(startState).toMatchObject({ start: '/shop', localStorage: { userId: '2' } })
  expect(await shop.control.crowd()).toEqual({ perMinute: 12 })
})

test('a link carries a small world without what was typed, and says when one is too big', async () => {
  const shop = steered()
  const token = await standIn(shop, 'home-picked')
  await shop.ask('POST', '/v1/picks/memo', { token, body: { userId: 1, episodeId: 6, memo: '링크로 간 메모 🧥' } })
  const { link } = await shop.control.linkToWorld()
  const url = new URL(link ?? '')
  expect([url.origin, url.pathname, url.search]).toEqual(['http://shop.test', '/', '?scenario=shared'])
  expect(link?.length).toBeLessThan(8000)

  const elsewhere = steered()
  await elsewhere.control.importWorld({ text: await decodeWorld(url.hash.slice(1)) })
  expect(await elsewhere.ask('GET', '/v1/episodes/current-pick', { token })).toMatchObject({
    data: { pickMemo: '링크로 간 메모 🧥' },
  })

  const typed = { pick: '[51]', drafts: '{"guestOrder":"01024685790"}' }
  const place = () => ({ route: '/guest/orders', localStorage: {}, sessionStorage: typed })
  const { link: ofForm } = await createControl({ ...shop.backend, appUrl: 'http://shop.test/', place }).linkToWorld()
  const { route, sessionStorage } = JSON.parse(await decodeWorld(new URL(ofForm ?? '').hash.slice(1)))
  expect({ route, sessionStorage }).toEqual({ route: '/guest/orders', sessionStorage: { pick: '[51]' } })

  await shop.control.scenario({ id: 'community-thousands' })
  expect(await shop.control.linkToWorld()).toEqual({ link: null })
})

test('what is no world is refused, and changes nothing', async () => {
  const shop = steered()
  const token = await standIn(shop, 'home-picked')
  for (const text of [
    '',
    'no json',
    '{}',
    '{"format":"pickers-world","start":1,"at":1,"isPinned":true,"changes":[["users",1]]}',
  ]) {
    await expect(shop.control.importWorld({ text })).rejects.toThrow('not an exported world')
  }
  expect(await shop.ask('GET', '/v1/users/1', { token })).toMatchObject({ status: 200 })
})

test.each([{ at: 1e20 }, { at: -1e14 }, { start: 1e20 }, { pinned: 1e20 }, { shift: -1e20 }])(
  'a world whose clock no date can show is refused: %j',
  async ({ pinned, shift, ...more }) => {
    const shop = steered()
    const token = await standIn(shop, 'home-picked')
    const archive: { changes: unknown[] } = JSON.parse((await shop.control.exportWorld()).text)
    const counters = Object.entries({ pinned, shift }).flatMap(([id, value]) =>
      value === undefined ? [] : [['counters', id, { id, value }]],
    )
    const text = JSON.stringify({ ...archive, ...more, changes: [...archive.changes, ...counters] })
    await expect(shop.control.importWorld({ text })).rejects.toThrow(/clock.*nothing has changed|nothing has changed.*clock/)
    expect(await shop.ask('GET', '/v1/users/1', { token })).toMatchObject({ status: 200 })
  },
)

test('a world of other records, or too big for the storage, is refused and changes nothing', async () => {
  const shop = steered()
  const token = await standIn(shop, 'home-picked')
  const { text } = await shop.control.exportWorld()
  await expect(shop.control.importWorld({ text: text.replace(/"dataVersion":\d+/, '"dataVersion":0') })).rejects.toThrow(
    `version 0 of the records, this one reads version ${DATA_VERSION}`,
  )
  const full = new MemoryLog()
  const other = steered({ shared: full })
  await other.control.scenario({ id: 'home-picked' })
  full.replaceAll = () => Promise.reject(new DOMException('full', 'QuotaExceededError'))
  await expect(other.control.importWorld({ text })).rejects.toThrow('no room for this world; nothing has changed')
  for (const each of [shop, other]) expect(await each.ask('GET', '/v1/users/1', { token })).toMatchObject({ status: 200 })
})

test('an import writes no storage but the app’s, and not more than a browser has room for', async () => {
  const { control } = steered()
  const archive: Record<string, unknown> = JSON.parse((await control.exportWorld()).text)
  const importOf = (localStorage: Record<string, string>) =>
    control.importWorld({ text: JSON.stringify({ ...archive, localStorage }) })
  expect((await importOf({ cart: '[]', language: 'en', other: 'x' })).localStorage).toEqual({ cart: '[]' })
  await expect(importOf({ cart: 'x'.repeat(3_000_000) })).rejects.toThrow('the storage is too large')
})

test('packing keeps every text', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 200 }), async (text) => {
      const link = await encodeWorld(text)
      expect(link).toMatch(/^[\w-]*$/)
      expect(await decodeWorld(link ?? '')).toBe(text)
    }),
    { numRuns: runs(30) },
  )
  // Node 24 gives no message.
  await expect(decodeWorld('cut-sho')).rejects.toBeInstanceOf(Error)
})

test('a link that would inflate to more than a world is refused', async () => {
  const link = deflateRawSync(Buffer.alloc(50_000_000)).toString('base64url')
  await expect(decodeWorld(link)).rejects.toThrow('too long')
})

test('a link whose bytes are not UTF-8 is refused', async () => {
  const link = deflateRawSync(Uint8Array.from([0x22, 0xb0, 0xa1, 0x22])).toString('base64url')
  await expect(decodeWorld(link)).rejects.toThrow(/encoding|encoded/)
})

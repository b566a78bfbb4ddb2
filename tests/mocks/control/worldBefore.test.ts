import { expect, test } from 'vitest'
import { decodeWorld } from '../../../mocks/control/encodeWorld.ts'
import { MemoryLog } from '../../../mocks/db/log.ts'
import { standIn, steered } from './steered.ts'

const memo = (text: string) => ({ userId: 1, episodeId: 6, memo: text })

async function entryOf(shop: ReturnType<typeof steered>, text: string) {
  const entry = (await shop.control.requestLog()).find(({ request }) => request?.includes(text))
  if (!entry) throw new Error('the request is not logged')
  return entry
}

test('the world before a request has what earlier requests did, and nothing later', async () => {
  const shop = steered()
  const token = await standIn(shop, 'home-picked')
  await shop.ask('POST', '/v1/picks/memo', { token, body: memo('하나') })
  await shop.control.advanceClock({ ms: 1000 })
  await shop.control.addFault({ kind: 'status', operation: 'saveMemo', left: 1 })
  const beforeIt = await shop.control.exportWorld()
  await shop.ask('POST', '/v1/picks/memo', { token, body: memo('둘') })
  for (const text of ['셋', '넷']) await shop.ask('POST', '/v1/picks/memo', { token, body: memo(text) })
  await shop.control.advanceClock({ ms: 60_000 })

  const { text, link } = await shop.control.worldBefore(await entryOf(shop, '둘'))
  expect(await decodeWorld(new URL(link ?? '').hash.slice(1))).toBe(text)
  const elsewhere = steered()
  await elsewhere.control.importWorld({ text })
  const then = steered()
  await then.control.importWorld(beforeIt)
  for (const shown of [elsewhere, then]) {
    expect(await shown.control.faults()).toHaveLength(1)
    expect(await shown.ask('GET', '/v1/episodes/current-pick', { token })).toMatchObject({ data: { pickMemo: '하나' } })
    expect(await shown.ask('POST', '/v1/picks/memo', { token, body: memo('다섯') })).toMatchObject({ status: 500 })
  }
  expect(await elsewhere.control.clock()).toEqual(await then.control.clock())
})

test('changes of other windows after the request are undone too, also across folded entries of the change log', async () => {
  const shared = new MemoryLog()
  const [one, two] = [steered({ shared }), steered({ shared })]
  const token = await standIn(one, 'home-picked')
  for (let no = 0; no < 70; no++) await one.control.advanceClock({ ms: 1 })
  await one.ask('POST', '/v1/picks/memo', { token, body: memo('앞') })
  await two.ask('POST', '/v1/picks/memo', { token, body: memo('뒤') })
  for (let no = 0; no < 80; no++) await two.control.advanceClock({ ms: 1000 })
  const { text } = await one.control.worldBefore(await entryOf(one, '앞'))
  const elsewhere = steered()
  await elsewhere.control.importWorld({ text })
  expect(await elsewhere.ask('GET', '/v1/episodes/current-pick', { token })).not.toMatchObject({ data: { pickMemo: '뒤' } })
  const { now } = await one.control.clock()
  expect(Date.parse(now) - Date.parse((await elsewhere.control.clock()).now)).toBe(80_000)
})

test('a request before a reset, and one of another window, have no world before them', async () => {
  const shop = steered()
  const token = await standIn(shop, 'home-picked')
  await shop.ask('POST', '/v1/picks/memo', { token, body: memo('하나') })
  const entry = await entryOf(shop, '하나')
  await shop.control.scenario({ id: 'home-picked' })
  await expect(shop.control.worldBefore(entry)).rejects.toThrow('the world was replaced')
  await expect(shop.control.worldBefore({ ...entry, window: 'other' })).rejects.toThrow('another window')
})

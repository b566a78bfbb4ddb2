import { expect, test } from 'vitest'
import { orderSteps } from '../../../mocks/control/orderSteps.ts'
import { MemoryLog } from '../../../mocks/db/log.ts'
import { personas } from '../../../mocks/db/seed/personas.ts'
import { scenario } from '../../../mocks/scenarios/scenario.ts'
import { DAY, MINUTE } from '../client.ts'
import { findViolations } from '../rules/invariants.ts'
import { standIn, steered } from './steered.ts'

const memo = (token: string, text = '좋아요') => ({ token, body: { userId: 1, episodeId: 6, memo: text } })

test('reset restores the seed and signs the user out', async () => {
  const shop = steered()
  const token = await standIn(shop, 'home-picked')
  await shop.ask('POST', '/v1/picks/memo', memo(token))
  expect(await shop.control.reset()).toMatchObject({ start: '/', localStorage: {}, sessionStorage: {} })
  expect(await shop.ask('GET', '/v1/episodes', { token })).toMatchObject({ status: 401 })
})

test('a persona signs in, in the present world', async () => {
  const shop = steered()
  const { localStorage } = await shop.control.persona({ persona: 'yuna' })
  const { accessToken: token = '', userId } = localStorage
  expect(userId).toBe(String(personas.yuna.id))
  expect(await shop.ask('GET', `/v1/users/${userId}`, { token })).toMatchObject({ status: 200, data: { nickName: '유나' } })
  expect((await shop.control.persona({ persona: null })).localStorage).toEqual({})
})

test('the clock: set, advance, stand still, run', async () => {
  const { control } = steered()
  expect(await control.clock()).toEqual({ now: '2026-11-21T11:30:00+09:00', isPinned: true })
  expect(await control.advanceClock({ ms: 90 * MINUTE })).toMatchObject({ now: '2026-11-21T13:00:00+09:00' })
  expect(await control.setClock({ at: '2027-01-01T00:00:00Z' })).toMatchObject({ now: '2027-01-01T09:00:00+09:00' })
  expect(await control.pinClock({ isPinned: false })).toMatchObject({ isPinned: false })
  expect(await control.pinClock({ isPinned: true })).toMatchObject({ isPinned: true })
})

test('[API-20] [API-22] the clock goes to the end of the episode: picks are refused from there on', async () => {
  const shop = steered()
  const token = await standIn(shop, 'pick-fresh')
  await shop.control.clockToEpisodeEnd()
  const { accessToken } = (await shop.control.persona({ persona: 'guest' })).localStorage
  const sent = { token: accessToken ?? token, body: { episodeId: 6, styleIds: [51] } }
  expect(await shop.ask('POST', '/v1/picks', sent)).toMatchObject({ code: 'EPISODE_CLOSED' })
  await expect(shop.control.clockToEpisodeEnd()).rejects.toThrow('no episode is in progress')
})

test('[API-54] [API-60] the clock goes to the deposit deadline: the order is cancelled', async () => {
  const { control } = steered()
  const waiting = (await control.orders()).find(({ status }) => status === 'WAITING_FOR_DEPOSIT')
  const orderId = waiting?.orderId ?? ''
  expect(await control.clockToDepositDeadline({ orderId })).toMatchObject({ now: '2026-11-24T00:00:00+09:00' })
  expect((await control.orders()).find((order) => order.orderId === orderId)).toMatchObject({
    status: 'CANCELED',
    toDeposit: null,
  })
  await expect(control.clockToDepositDeadline({ orderId })).rejects.toThrow('no such order has a pending deposit')
})

test('[API-60] orders: a deposit arrives, the parcel leaves, the parcel arrives', async () => {
  const { control } = steered()
  const waiting = (await control.orders()).find(({ status }) => status === 'WAITING_FOR_DEPOSIT')
  const orderId = waiting?.orderId ?? ''
  await expect(control.depositArrives({ orderId, amount: 1 })).rejects.toThrow('has no pending deposit of 1')
  await expect(control.setOrderStatus({ orderId, status: 'SHIPPING' })).rejects.toThrow('WAITING_FOR_DEPOSIT')
  expect(await control.depositArrives({ orderId })).toMatchObject({ status: 'CONFIRMED', toDeposit: null })
  expect(await control.setOrderStatus({ orderId, status: 'SHIPPING' })).toMatchObject({ status: 'SHIPPING' })
  expect(await control.setOrderStatus({ orderId, status: 'DELIVERED' })).toMatchObject({ status: 'DELIVERED' })
  await expect(control.setOrderStatus({ orderId, status: 'SHIPPING' })).rejects.toThrow('DELIVERED')
  await expect(control.setOrderStatus({ orderId: 'none', status: 'DELIVERED' })).rejects.toThrow('no order none')
})

test('[API-60] a partly cancelled parcel is sent too', async () => {
  const { control } = steered()
  const partly = (await control.orders()).find(({ status }) => status === 'PARTIAL_CANCELED')
  expect(await control.setOrderStatus({ orderId: partly?.orderId ?? '', status: 'DELIVERED' })).toMatchObject({
    status: 'DELIVERED',
  })
})

test('a reset keeps the language of the world, or takes the named one', async () => {
  const { control, backend } = steered()
  const title = () => backend.world.read((tx) => tx.episodes.findFirst((q) => q.where({ id: 1 }))?.title)
  expect((await control.reset({ language: 'en' })).localStorage).toEqual({ language: 'en' })
  expect(await title()).toBe('The First Coat Days')
  expect((await control.reset()).localStorage).toEqual({})
  expect(await title()).toBe('The First Coat Days')
  await control.scenario({ id: 'home-picked' })
  expect(await title()).toBe('코트가 좋아지는 날')
})

test('sizes are found by a part of the product name', async () => {
  const { control } = steered()
  const all = await control.stocks()
  expect(all.length).toBe(100)
  const { product = '', stockId } = all[0] ?? {}
  const found = await control.stocks({ search: ` ${product.normalize('NFD')} ` })
  expect(found.map((stock) => stock.stockId)).toContain(stockId)
  expect(new Set(found.map((stock) => stock.product))).toEqual(new Set([product]))
  expect(await control.stocks({ search: 'no such product' })).toEqual([])
})

test('[API-57] [API-60] [API-61] an order gets every status that its own one leads to, with its refund, and no other', async () => {
  for (const { orderId, status, userId } of await steered().control.orders()) {
    for (const next of orderSteps[status]) {
      const { control, backend } = steered()
      expect(await control.setOrderStatus({ orderId, status: next })).toMatchObject({ orderId, userId, status: next })
      expect(await backend.world.read(findViolations)).toEqual([])
    }
  }
  const { control } = steered()
  const delivered = (await control.orders()).find(({ status }) => status === 'DELIVERED')
  await expect(control.setOrderStatus({ orderId: delivered?.orderId ?? '', status: 'SHIPPING' })).rejects.toThrow(
    'is DELIVERED: it cannot become SHIPPING',
  )
  await expect(control.setOrderStatus({ orderId: 'none', status: 'SHIPPING' })).rejects.toThrow('no order none')
})

test('another shopper buys all that is left of a size', async () => {
  const { control, backend } = steered()
  expect(await control.sellOut({ stockId: 101 })).toEqual({ bought: 1 })
  expect(await backend.world.read((tx) => tx.stocks.findFirst((q) => q.where({ id: 101 }))?.left)).toBe(0)
  await expect(control.sellOut({ stockId: 101 })).rejects.toThrow('stock 101 is already sold out')
})

test('[API-24] the crowd picks at the rate that is set', async () => {
  const shop = steered()
  const token = await standIn(shop, 'home-picked')
  const pickers = async () => (await shop.ask('GET', '/v1/picks/statistics/summary', { token })).data
  const before = await pickers()
  expect(await shop.control.setCrowd({ perMinute: 60 })).toEqual({ perMinute: 60 })
  await shop.control.advanceClock({ ms: 10 * MINUTE })
  const { pickerCount }: { pickerCount: number } = JSON.parse(JSON.stringify(before))
  expect(await pickers()).toMatchObject({ pickerCount: pickerCount + 600 })
  expect(await shop.control.setCrowd({ perMinute: 0 })).toEqual(await shop.control.crowd())
})

test('two windows of one world stay in step through every control', async () => {
  const shared = new MemoryLog()
  const [one, other] = [steered({ shared }), steered({ shared })]
  const token = await standIn(one, 'home-picked')
  expect(await other.ask('GET', '/v1/users/1', { token })).toMatchObject({ status: 200 })

  await one.control.advanceClock({ ms: 10 * MINUTE })
  expect(await other.control.clock()).toMatchObject({ now: '2026-11-21T11:40:00+09:00' })
  await one.control.setCrowd({ perMinute: 33 })
  expect(await other.control.crowd()).toEqual({ perMinute: 33 })
  await one.control.addFault({ kind: 'status', operation: 'saveMemo', left: 1 })
  expect(await other.ask('POST', '/v1/picks/memo', memo(token))).toMatchObject({ status: 500 })
  expect(await one.ask('POST', '/v1/picks/memo', memo(token))).toMatchObject({ status: 200 })
  await other.control.setDevice({ isOffline: true })
  expect((await one.send('GET', '/v1/users/1', { token })).type).toBe('error')
  await one.control.setDevice({ isOffline: false, userAgent: 'phone' })
  expect(await other.control.device()).toEqual({ userAgent: 'phone', isOffline: false, popupsBlocked: 0 })
  await other.control.clockToEpisodeEnd()
  expect(await one.control.clock()).toMatchObject({ now: '2026-11-28T11:30:00+09:00' })
  await one.control.reset()
  expect(await other.ask('GET', '/v1/episodes', { token })).toMatchObject({ status: 401 })
})

test('[API-14] a scenario far ahead in time, then another: the clock is back', async () => {
  const { control } = steered()
  await control.advanceClock({ ms: 400 * DAY })
  await control.scenario({ id: 'home-not-picked' })
  expect(await control.clock()).toMatchObject({ now: '2026-11-21T11:30:00+09:00' })
  await expect(control.scenario({ id: 'nobody-knows' })).rejects.toThrow('no scenario nobody-knows')
  expect((await control.scenarios()).map(({ id }) => id)).toContain('world-large')
})

test('an own scenario replaces that of the catalogue with its id', async () => {
  const [id, title] = ['home-picked', { ko: '내 것', en: 'My own' }]
  const own = scenario({ id, title, persona: null, start: '/shop', steps: { ko: [], en: [] }, seen: [] })
  const { control } = steered({ local: { scenarios: [own] } })
  expect((await control.scenarios()).filter((each) => each.id === id)).toMatchObject([{ title }])
  expect(await control.scenario({ id })).toMatchObject({ start: '/shop' })
})

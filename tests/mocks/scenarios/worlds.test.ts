import { expect, test } from 'vitest'
import { now } from '../../../mocks/db/clock.ts'
import { personas } from '../../../mocks/db/seed/personas.ts'
import type { ReadTx } from '../../../mocks/db/collections.ts'
import { addFault } from '../../../mocks/rules/faults.ts'
import { scenarios } from '../../../mocks/scenarios/catalogue.ts'
import { startScenario } from '../../../mocks/scenarios/startScenario.ts'
import { operations } from '../../../src/contract/operations.ts'
import { MINUTE, statusAndCode, Shop } from '../client.ts'

async function openScenario(id: string) {
  const shop = new Shop()
  const scenario = scenarios.find((scenario) => scenario.id === id)
  if (!scenario) throw new Error(`no scenario ${id}`)
  const startState = await startScenario(shop.world, scenario)
  const token = startState.localStorage['accessToken'] ?? ''
  const look = <T>(rule: (tx: ReadTx) => T extends PromiseLike<unknown> ? never : T) => shop.world.read(rule)
  return { shop, token, look, ...startState }
}

const cartIn = ({ localStorage }: { localStorage: Readonly<Record<string, string>> }) => {
  const cart: { items: { product: { price: number; discountedPrice: number | null }; quantity: number }[]; totalItems: number } =
    JSON.parse(localStorage['cart'] ?? '{}')
  return {
    ...cart,
    total: cart.items.reduce((sum, { product, quantity }) => sum + (product.discountedPrice ?? product.price) * quantity, 0),
  }
}

test('[AUTH-22] [API-10] login-code-reused: the state of the callback is stored on the device, its code used up', async () => {
  const { shop, start, localStorage } = await openScenario('login-code-reused')
  const query = new URL(start, 'http://shop.test').searchParams
  const code = query.get('code') ?? ''
  const state = query.get('state') ?? ''
  expect(JSON.parse(localStorage['oauthStates'] ?? '')).toMatchObject([{ state, provider: 'google' }])
  const reply = await shop.request(operations.signInWithGoogle, { body: { authorizationCode: code, state } })
  expect(statusAndCode(reply)).toEqual([401, 'INVALID_AUTHORIZATION_CODE'])
})

test('[AUTH-22] login-reload-midway: the device has stored the code of the callback already', async () => {
  const { start, sessionStorage } = await openScenario('login-reload-midway')
  expect(new URL(start, 'http://shop.test').searchParams.get('code')).toBe(sessionStorage['authorizationCode'])
})

test("[API-13] [API-14] tokens have their scenario's age", async () => {
  const expired = await openScenario('session-expiring')
  expect(statusAndCode(await expired.shop.request(operations.currentEpisode, {}, { token: expired.token }))).toEqual([
    401,
    'EXPIRED_TOKEN',
  ])
  const renewed = await expired.shop.request(operations.refreshTokens, {}, { token: expired.localStorage['refreshToken'] ?? '' })
  expect(renewed.status).toBe(200)
  const dead = await openScenario('session-dead')
  const refused = await dead.shop.request(operations.refreshTokens, {}, { token: dead.localStorage['refreshToken'] ?? '' })
  expect(statusAndCode(refused)).toEqual([401, 'EXPIRED_REFRESH_TOKEN'])
})

test('[API-22] pick-episode-closes: a minute is left to pick', async () => {
  const { shop, token } = await openScenario('pick-episode-closes')
  await shop.advanceClock(MINUTE - 1)
  expect((await shop.call(operations.currentEpisode, {}, { token })).isInProgress).toBe(true)
  await shop.advanceClock(1)
  const reply = await shop.request(operations.recordPick, { body: { episodeId: 6, styleIds: [51] } }, { token })
  expect(statusAndCode(reply)).toEqual([409, 'EPISODE_CLOSED'])
})

test('[HOME-05] home-coming-soon: the sixth episode is over', async () => {
  const { shop, token } = await openScenario('home-coming-soon')
  expect(await shop.call(operations.currentEpisode, {}, { token })).toMatchObject({ isInProgress: false, detail: { id: 6 } })
})

test('[API-27] [COMM-03] memo-hostile: hostile memos come first, unchanged', async () => {
  const { shop, token } = await openScenario('memo-hostile')
  const [latest, ...memos] = await shop.call(operations.memos, { query: { episodeId: '6' } }, { token })
  expect(latest?.memo).toContain('셋째 줄\t탭')
  expect(
    memos
      .slice(0, 6)
      .map(({ memo }) => memo)
      .join(),
  ).toContain('<script>alert(1)</script>')
})

test('[API-24] trend-empty has no picks, community-thousands has 5,000 more memos', async () => {
  const empty = await openScenario('trend-empty')
  const reply = await empty.shop.call(operations.statistics, { query: { episodeId: '6' } }, { token: empty.token })
  expect(reply).toMatchObject({ hotPicks: [], womanPicks: [], agePicks: [] })
  const full = await openScenario('community-thousands')
  const memos = await full.shop.call(operations.memos, { query: { episodeId: '6' } }, { token: full.token })
  expect(memos.length).toBeGreaterThan(5000)
})

test("[CART-04] carts have their scenario's totals", async () => {
  expect(cartIn(await openScenario('cart-below-free'))).toMatchObject({ total: 39_000, totalItems: 1 })
  expect(cartIn(await openScenario('cart-free-shipping'))).toMatchObject({ total: 50_000, totalItems: 2 })
})

test('[API-50] cart-stale: an order of the stored cart is rejected, naming a product', async () => {
  const { shop, token, localStorage, look } = await openScenario('cart-stale')
  const cart: { items: { product: { id: number; price: number }; stockId: number; quantity: number }[] } = JSON.parse(
    localStorage['cart'] ?? '{}',
  )
  const addressId = (await look((tx) => tx.addresses.findFirst((q) => q.where({ userId: personas.jihoon.id }))?.id)) ?? 0
  const products = cart.items.map(({ product, stockId, quantity }) => ({
    productId: product.id,
    stockId,
    price: product.price,
    quantity,
  }))
  const totalAmount = products.reduce((sum, { price }) => sum + price, 0)
  const reply = await shop.request(
    operations.createOrder,
    { body: { products, addressId, totalAmount, shippingAmount: 0 } },
    { token },
  )
  expect(statusAndCode(reply)).toEqual([409, 'PRICE_CHANGED'])
  expect(reply.error?.message).toContain('오프화이트 포플린 셔츠')
  const left = await look((tx) => tx.stocks.findFirst((q) => q.where({ id: cart.items[1]?.stockId ?? 0 }))?.left)
  expect(left).toBe(0)
})

test("products have their scenario's stock and reviews, and who buys the last one an address", async () => {
  const { look } = await openScenario('product-many-sizes')
  await look((tx) => {
    const sizesOf = (id: number) => tx.stocks.findMany((q) => q.where({ productId: id })).map(({ left }) => left)
    expect(sizesOf(58)).toHaveLength(6)
    expect(sizesOf(34)).toEqual([1])
    expect(sizesOf(14)).toEqual([0, 0, 0])
    expect(tx.reviews.findMany((q) => q.where({ productId: 25 }))).toEqual([])
    return null
  })
  const last = await openScenario('product-last-one')
  expect(await last.look((tx) => tx.addresses.findMany((q) => q.where({ userId: personas.jihoon.id })))).toHaveLength(1)
  const empty = await openScenario('shop-empty-category')
  expect(await empty.look((tx) => tx.products.all().filter(({ category }) => category === '액세서리').length)).toBe(0)
})

test('[API-54] pay-redirect-*: the payment key is valid for the amount of the order alone', async () => {
  const ids = { 'pay-redirect-ok': [200, undefined], 'pay-redirect-tampered': [400, 'AMOUNT_MISMATCH'] }
  for (const [id, end] of Object.entries(ids)) {
    const { shop, token, start } = await openScenario(id)
    const { orderId = '', paymentKey = '', amount } = Object.fromEntries(new URL(start, 'http://shop.test').searchParams)
    const reply = await shop.request(
      operations.confirmOrder,
      { body: { orderId, paymentKey, amount: Number(amount) } },
      { token },
    )
    expect(statusAndCode(reply)).toEqual(end)
  }
})

test('[PAY-13] pay-resumed: the order stored on the device has been paid', async () => {
  const { shop, token, localStorage } = await openScenario('pay-resumed')
  const [checkout]: { order: { id: string } }[] = JSON.parse(localStorage['checkouts'] ?? '[]')
  const orderId = checkout?.order.id ?? ''
  expect(await shop.call(operations.orderCompletion, { params: { orderId } }, { token })).toMatchObject({ status: 'CONFIRMED' })
})

test('[ORD-01] [ORD-02] orders-every-status has all eight, orders-unknown-status an unknown one', async () => {
  const { shop, token } = await openScenario('orders-every-status')
  const orders = await shop.call(operations.userOrders, { params: { userId: '1' } }, { token })
  expect(new Set(orders.map(({ status }) => status)).size).toBe(8)
  const foreign = await openScenario('orders-unknown-status')
  const reply = await foreign.shop.call(operations.userOrders, { params: { userId: '1' } }, { token: foreign.token })
  expect(reply.map(({ status }) => status)).toContain('RETURN_REQUESTED')
})

test('[API-57] cancel-too-late: the order being prepared ships within a minute', async () => {
  const { shop, token } = await openScenario('cancel-too-late')
  const statuses = async () => {
    const orders = await shop.call(operations.userOrders, { params: { userId: '1' } }, { token })
    return new Map(orders.map(({ orderId, status }) => [orderId, status]))
  }
  const [orderId = ''] = [...(await statuses())].find(([, status]) => status === 'PREPARING') ?? []
  expect(orderId).not.toBe('')
  await shop.advanceClock(MINUTE)
  expect((await statuses()).get(orderId)).toBe('SHIPPING')
})

test('starting a scenario clears the previous faults, device and clock', async () => {
  const { shop, look } = await openScenario('server-slow')
  await shop.world.transaction((tx) => void addFault(tx, { kind: 'hang' }))
  const plain = scenarios.find(({ id }) => id === 'home-picked')
  if (plain) await startScenario(shop.world, plain)
  expect(
    await look((tx) => [
      tx.faults.count(),
      tx.devices.findFirst((q) => q.where({ id: 'device' }))?.popupsBlocked,
      now(tx.counters),
    ]),
  ).toEqual([0, 0, Date.parse('2026-11-21T11:30:00+09:00')])
})

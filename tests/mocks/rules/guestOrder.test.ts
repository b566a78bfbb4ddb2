import { expect, test } from 'vitest'
import { operations } from '../../../src/contract/operations.ts'
import { MINUTE, statusAndCode, Shop } from '../client.ts'
import { buy } from './purchase.ts'

const PHONE = '01013572462'
const look = (shop: Shop, orderId: string, phoneNumber: string) =>
  shop.request(operations.guestOrder, { body: { orderId, phoneNumber } })

test('[API-47] a guest order is found by number and phone, with or without dashes', async () => {
  const shop = new Shop()
  const { orderId } = await buy(shop, 'guest', [{ productId: 1 }, { productId: 2 }])
  for (const phone of [PHONE, '010-1357-2462']) {
    const reply = await look(shop, orderId, phone)
    expect(reply.data).toMatchObject({ orderId, status: 'CONFIRMED', address: { phoneNumber: PHONE } })
  }
  const order = await shop.call(operations.guestOrder, { body: { orderId, phoneNumber: PHONE } })
  expect(order.details.map(({ canWriteReview, canPartialCancel }) => [canWriteReview, canPartialCancel])).toEqual([
    [false, true],
    [false, true],
  ])
})

test('[API-47, OPEN-24] a guest order is found in lower case, and its attempts are counted together', async () => {
  const shop = new Shop()
  const { orderId } = await buy(shop, 'guest', [{ productId: 1 }])
  const lower = orderId.toLowerCase()
  expect(lower).not.toBe(orderId)
  expect((await look(shop, lower, PHONE)).data).toMatchObject({ orderId })
  for (const number of [lower, orderId, lower, orderId, lower])
    expect(statusAndCode(await look(shop, number, '01099999999'))).toEqual([404, 'ORDER_NOT_FOUND'])
  expect(statusAndCode(await look(shop, orderId, PHONE))).toEqual([429, 'TOO_MANY_ATTEMPTS'])
})

test('[API-47] a wrong number, a wrong phone and a member order get the same reply', async () => {
  const shop = new Shop()
  const { orderId } = await buy(shop, 'guest', [{ productId: 1 }])
  const members = await buy(shop, 'jihoon', [{ productId: 1 }])
  const replies = [
    await look(shop, 'unknown', PHONE),
    await look(shop, orderId, '01099999999'),
    await look(shop, members.orderId, PHONE),
    await look(shop, '__proto__', PHONE),
  ]
  expect(new Set(replies.map(({ status, error }) => JSON.stringify([status, error]))).size).toBe(1)
  expect(replies.map(statusAndCode)[0]).toEqual([404, 'ORDER_NOT_FOUND'])
})

test('[API-47] five failures in ten minutes block the number, even for the right phone', async () => {
  const shop = new Shop()
  const [one, other] = [await buy(shop, 'guest', [{ productId: 1 }]), await buy(shop, 'guest', [{ productId: 1 }])]
  for (let time = 0; time < 5; time++) {
    expect(statusAndCode(await look(shop, one.orderId, '01099999999'))).toEqual([404, 'ORDER_NOT_FOUND'])
    await shop.advanceClock(MINUTE)
  }
  expect(statusAndCode(await look(shop, one.orderId, PHONE))).toEqual([429, 'TOO_MANY_ATTEMPTS'])
  expect(statusAndCode(await look(shop, other.orderId, PHONE))).toEqual([200, undefined])
  // The first failure expired after ten minutes: four remain, and blocked attempts do not count.
  await shop.advanceClock(5 * MINUTE)
  expect(statusAndCode(await look(shop, one.orderId, PHONE))).toEqual([200, undefined])
})

test('[API-47] each failure counts for ten minutes of its own', async () => {
  const shop = new Shop()
  const { orderId } = await buy(shop, 'guest', [{ productId: 1 }])
  await look(shop, orderId, '01099999999')
  await shop.advanceClock(9 * MINUTE)
  await look(shop, orderId, '01099999999')
  await shop.advanceClock(2 * MINUTE)
  for (let time = 0; time < 4; time++) {
    expect(statusAndCode(await look(shop, orderId, '01099999999'))).toEqual([404, 'ORDER_NOT_FOUND'])
  }
  expect(statusAndCode(await look(shop, orderId, PHONE))).toEqual([429, 'TOO_MANY_ATTEMPTS'])
})

test('[API-47] failures are removed after ten minutes', async () => {
  const shop = new Shop()
  for (let no = 0; no < 5; no++) await look(shop, `guess-${no}`, PHONE)
  expect(await shop.world.read((tx) => tx.lookups.count())).toBe(5)
  await shop.advanceClock(10 * MINUTE)
  await look(shop, 'other', PHONE)
  expect(await shop.world.read((tx) => tx.lookups.all().map(({ id }) => id))).toEqual(['other'])
})

test.each([
  ['', PHONE],
  ['a b', PHONE],
  ['<b>', PHONE],
  ['x'.repeat(65), PHONE],
  ['order', ''],
  ['order', '02-123-4567'],
  ['order', '0101234'],
  ['order', '010123456789'],
  ['order', '010 0000 0002'],
])('[API-47] [GUEST-02] [GUEST-03] number %j and phone %j are rejected', async (orderId, phoneNumber) => {
  expect(statusAndCode(await look(new Shop(), orderId, phoneNumber))).toEqual([400, 'INVALID_REQUEST'])
})

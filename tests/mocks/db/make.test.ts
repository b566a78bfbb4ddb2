import * as v from 'valibot'
import { expect, test } from 'vitest'
import { make } from '../../../mocks/db/seed/make.ts'
import { personas } from '../../../mocks/db/seed/personas.ts'
import { operations } from '../../../src/contract/operations.ts'
import { Shop } from '../client.ts'
import { findViolations } from '../rules/invariants.ts'

const statuses = [
  'FAILED',
  'WAITING_FOR_DEPOSIT',
  'CONFIRMED',
  'CANCELED',
  'PARTIAL_CANCELED',
  'PREPARING',
  'SHIPPING',
  'DELIVERED',
] as const

test.each(statuses)('[API-60] an order made %s is valid, and stays so until its time comes', async (status) => {
  const shop = new Shop()
  const { orderId } = await shop.world.transaction((tx) => make.order(tx, { status, lines: 3 }))
  const orders = await shop.call(operations.userOrders, { params: { userId: '1' } }, { as: 'minseo' })
  expect(orders.find((order) => order.orderId === orderId)).toMatchObject({ status, details: { length: 3 } })
  expect(await shop.world.read(findViolations)).toEqual([])
})

test('a state that no order is made in, and a user that is not there, are refused', async () => {
  const { world } = new Shop()
  const made = (fields: object) => world.transaction((tx) => make.order(tx, fields))
  await expect(made({ status: 'SHIPPIN' })).rejects.toThrow(/^status: is SHIPPIN\. Set it to FAILED, .*, DELIVERED\.$/)
  await expect(made({ userId: 99_999 })).rejects.toThrow('userId: there is no user 99999')
  await expect(world.transaction((tx) => make.address(tx, { userId: 99_999 }))).rejects.toThrow('no user 99999')
})

test('a member, an address and a review have new ids and what belongs to them', async () => {
  const shop = new Shop()
  const made = await shop.world.transaction((tx) => {
    const member = make.member(tx, { nickName: '새벽' })
    return { member, address: make.address(tx, { userId: member.id }), review: make.review(tx, { userId: member.id, rating: 3 }) }
  })
  expect(made).toMatchObject({
    member: { nickName: '새벽', provider: 'google' },
    address: { userId: made.member.id },
    review: { rating: 3 },
  })
  expect(made.member.id).toBeGreaterThan(personas.curator.id)
  const reviews = v.parse(operations.reviews.reply, (await shop.request(operations.reviews, {}, { as: 'minseo' })).data)
  expect(reviews.find(({ id }) => id === made.review.id)).toMatchObject({ rating: 3, productId: made.review.productId })
  expect(await shop.world.read(findViolations)).toEqual([])
})

import { expect, test } from 'vitest'
import { priceOf } from '../../../mocks/db/prices.ts'
import { products as productSeeds } from '../../../mocks/db/seed/products.ts'
import { korean } from '../../../mocks/db/seed/korean/korean.ts'
import { dueTimeOf } from '../../../mocks/db/collections/orders.ts'
import { DAY, Shop, START } from '../client.ts'
import { findViolations } from '../rules/invariants.ts'

const { world } = new Shop()

test('[API-31] sixty products in 1 to 6 sizes, up to 30 of each, two sold out entirely', async () => {
  await world.read((tx) => {
    expect(tx.products.count()).toBe(productSeeds.length)
    const piecesLeft = tx.stocks.all().map(({ left }) => left)
    expect(Math.max(...piecesLeft)).toBeLessThanOrEqual(30)
    expect(piecesLeft.filter((left) => left > 0 && left < 5).length).toBeGreaterThan(5)
    const ids = tx.products.all().map(({ id }) => id)
    const soldOut = ids.filter((id) => tx.stocks.sum('left', id) === 0)
    expect(soldOut).toHaveLength(2)
    expect(tx.stocks.all().filter(({ left, productId }) => left === 0 && !soldOut.includes(productId)).length).toBeGreaterThan(5)
    for (const product of tx.products.all()) {
      const sizes = tx.stocks.findMany((q) => q.where({ productId: product.id })).length
      expect(sizes >= 1 && sizes <= 6 && product.discount >= 0 && product.discount <= 60).toBe(true)
    }
  })
})

test('[API-32] every review appears once, by a member who received the product before', async () => {
  await world.read((tx) => {
    const written = tx.reviews.all()
    expect(written.map(({ description }) => description).sort()).toEqual(korean.reviews.toSorted())
    for (const { productId, userId, lineId, createdAt } of written) {
      const line = tx.orderLines.findFirst((q) => q.where({ id: lineId ?? 0 }))
      const order = tx.orders.findFirst((q) => q.where({ id: line?.ofOrder ?? 0 }))
      expect([line?.productId, order?.userId, order?.status]).toEqual([productId, userId, 'DELIVERED'])
      expect(tx.users.findFirst((q) => q.where({ id: userId }))?.provider).not.toBe('guest')
      expect(createdAt).toBeGreaterThanOrEqual(order?.history.at(-1)?.at ?? START)
      expect(createdAt).toBeLessThan(START)
    }
    const counts = tx.products.all().map(({ id: productId }) => tx.reviews.findMany((q) => q.where({ productId })).length)
    expect(Math.max(...counts)).toBe(40)
    expect(counts).toContain(0)
    expect(counts).toContain(1)
    const photographed = tx.reviews.findMany((q) => q.where({ hasPhotos: true })).length / written.length
    expect(photographed).toBeGreaterThan(0.45)
    expect(new Set(written.map(({ rating }) => rating))).toEqual(new Set([1, 2, 3, 4, 5]))
  })
})

test('[API-45] [API-60] Minseo has an order in every visible state, none of them overdue', async () => {
  await world.read((tx) => {
    const orders = tx.orders.all()
    const statuses = orders.filter(({ userId }) => userId === 1).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(
      new Set([
        'CONFIRMED',
        'WAITING_FOR_DEPOSIT',
        'PREPARING',
        'SHIPPING',
        'DELIVERED',
        'CANCELED',
        'PARTIAL_CANCELED',
        'FAILED',
      ]),
    )
    for (const order of orders) {
      const due = dueTimeOf(order) ?? START + 1
      expect(due).toBeGreaterThan(START)
      expect(order.orderedAt).toBeLessThan(START)
    }
    const waiting = orders.filter((order) => dueTimeOf(order) !== undefined).map(({ id }) => String(id))
    expect(
      tx.deadlines
        .all()
        .map(({ of }) => of)
        .sort(),
    ).toEqual(waiting.sort())
  })
})

test("[API-61] the seed's payments, states and prices are as the rules create them", async () => {
  expect(await world.read(findViolations)).toEqual([])
  await world.read((tx) => {
    for (const line of tx.orderLines.all()) {
      const product = tx.products.findFirst((q) => q.where({ id: line.productId }))
      expect(line.price).toBe(product && priceOf(product))
    }
  })
})

test('[API-60] the seed stays valid while the clock advances', async () => {
  const shop = new Shop()
  for (let day = 0; day < 12; day++) {
    await shop.advanceClock(DAY / 2)
    await shop.send('GET', '/v1/reviews', { as: 'jihoon' })
    expect(await shop.world.read(findViolations)).toEqual([])
  }
  const open = await shop.world.read((tx) => tx.orders.all().filter((order) => dueTimeOf(order) !== undefined))
  expect(open).toEqual([])
})

import { describe, expect, test } from 'vitest'
import { operations } from '../../../src/contract/operations.ts'
import { products as productSeeds } from '../../../mocks/db/seed/products.ts'
import { styles } from '../../../mocks/db/seed/styles.ts'
import { statusAndCode, Shop } from '../client.ts'

const as = 'jihoon'

describe('[API-30] the shop', () => {
  test('[API-30] lists the newest episode first, then by id, sixty a page', async () => {
    const shop = new Shop()
    await shop.world.transaction((tx) => {
      const [first] = tx.products.all()
      if (!first) throw new Error('an empty shop')
      for (let id = 1001; id <= 1030; id++) tx.products.create({ ...first, id, episodeId: 1 + (id % 6) })
    })
    const [one, two, three] = await Promise.all(
      ['1', '2', '3'].map((page) => shop.call(operations.products, { query: { page } }, { as })),
    )
    const all = [...(one ?? []), ...(two ?? [])]
    expect([one?.length, two?.length, three]).toEqual([60, 30, []])
    const order = all.toSorted((a, b) => (b.episodeId ?? 0) - (a.episodeId ?? 0) || a.id - b.id)
    expect(all.map(({ id }) => id)).toEqual(order.map(({ id }) => id))
    expect(await shop.call(operations.products, { query: {} }, { as })).toEqual(one)
  })

  test('[API-30] filters by episode, and is empty for an unknown one', async () => {
    const shop = new Shop()
    const ofTwo = await shop.call(operations.products, { query: { episodeId: '2' } }, { as })
    expect(ofTwo.map(({ id }) => id)).toEqual([11, 12, 13, 14, 15, 16, 17, 18, 19, 20])
    expect(await shop.call(operations.products, { query: { episodeId: '99' } }, { as })).toEqual([])
    expect(await shop.call(operations.products, { query: { episodeId: '2', page: '2' } }, { as })).toEqual([])
  })

  test('[API-30] still lists products whose episode was removed', async () => {
    const shop = new Shop()
    await shop.world.transaction((tx) => tx.episodes.delete((q) => q.where({ id: 6 })))
    const listed = await shop.call(operations.products, { query: {} }, { as })
    expect(listed).toHaveLength(60)
    expect(listed.at(-1)?.episodeId).toBe(6)
  })

  test('[API-30] [API-07] prices are whole won, discounts have a price, sold-out products are marked', async () => {
    const listed = await new Shop().call(operations.products, { query: {} }, { as })
    for (const { price, discount, discountedPrice } of listed) {
      expect(discountedPrice).toBe(discount === 0 ? null : Math.round((price * (100 - discount)) / 100))
    }
    expect(listed.filter(({ isSoldOut }) => isSoldOut).map(({ name }) => name)).toEqual([
      '오프화이트 파인 니트',
      '그레이 케이블 니트',
    ])
  })

  test.each(['0', '-1', 'x', '1.5', '__proto__'])('[API-05] %s is rejected as page and episode', async (text) => {
    const shop = new Shop()
    for (const query of [{ page: text }, { episodeId: text }]) {
      expect(statusAndCode(await shop.request(operations.products, { query }, { as }))).toEqual([400, 'INVALID_REQUEST'])
    }
  })
})

describe('[API-31] a product', () => {
  test('[API-31] has pictures, sizes, related products and its four newest reviews', async () => {
    const shop = new Shop()
    const params = { productId: '55' }
    const detail = await shop.call(operations.product, { params }, { as })
    const reviews = await shop.call(operations.productReviews, { params }, { as })

    expect(detail.product).toMatchObject({
      id: 55,
      name: '크림 라운드 카디건',
      episodeId: 6,
      price: 56_000,
      discountedPrice: 44_800,
    })
    expect(detail.imageUrls).toHaveLength(3)
    expect(detail.stock.map(({ size }) => size)).toEqual(['S', 'M', 'L'])
    expect(detail.reviewPreviews).toEqual(reviews.slice(0, 4))
  })

  test('[API-31] lists the other garments of its styles as related products', async () => {
    const shop = new Shop()
    for (const [place, product] of productSeeds.entries()) {
      const { relatedProducts } = await shop.call(operations.product, { params: { productId: String(place + 1) } }, { as })
      const outfits = styles.filter(
        ({ episodeId, wears }) => episodeId === product.episodeId && wears[product.garment] === product.colour,
      )
      const companions = productSeeds.flatMap((other, at) =>
        other !== product &&
        other.episodeId === product.episodeId &&
        outfits.some(({ wears }) => wears[other.garment] === other.colour)
          ? [at + 1]
          : [],
      )
      expect(relatedProducts.map(({ id }) => id)).toEqual(companions.slice(0, 8))
    }
  })

  test('[API-31] is not found for an unknown id', async () => {
    const shop = new Shop()
    expect(statusAndCode(await shop.request(operations.product, { params: { productId: '999999' } }, { as }))).toEqual([
      404,
      'PRODUCT_NOT_FOUND',
    ])
    expect(statusAndCode(await shop.request(operations.product, { params: { productId: 'x' } }, { as }))).toEqual([
      400,
      'INVALID_REQUEST',
    ])
  })
})

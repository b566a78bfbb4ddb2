import { describe, expect, test } from 'vitest'
import { operations } from '../../../src/contract/operations.ts'
import { exportWorld, importWorld } from '../../../mocks/control/encodeWorld.ts'
import type { Persona } from '../../../mocks/db/seed/personas.ts'
import { DAY, statusAndCode, Shop, type ApiReply } from '../client.ts'
import { buy, linesOf } from './purchase.ts'
import { PNG } from '../../support/pictures.ts'

const JPEG = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70, 0, 1])
const MB = 1024 * 1024
const content = '색이 화면과 똑같아요. 잘 입을게요.'

type Draft = Readonly<Record<string, unknown>>

/** A review draft for the first line of a delivered order. */
async function deliverLine(shop: Shop, as: Persona = 'jihoon'): Promise<Draft> {
  const { orderId } = await buy(shop, as, [{ productId: 1 }, { productId: 2 }])
  await shop.advanceClock(4 * DAY)
  const orderItemId = (await linesOf(shop, orderId))[0]?.id
  return { orderId, productId: 1, orderItemId, rating: 5, content }
}

function send(shop: Shop, draft: unknown, images: (Blob | string)[] = [], as: Persona = 'jihoon'): Promise<ApiReply> {
  const form = new FormData()
  form.append('review', new Blob([JSON.stringify(draft)], { type: 'application/json' }))
  for (const image of images) form.append('images', image)
  return shop.send('POST', '/v1/reviews', { as, body: form })
}

const photo = (bytes: Uint8Array<ArrayBuffer> = PNG, type = 'image/png') => new File([bytes], 'photo', { type })
const photoOfSize = (length: number) => {
  const bytes = new Uint8Array(length)
  bytes.set(JPEG)
  return photo(bytes, 'image/jpeg')
}

describe('[API-35] a review', () => {
  test('[API-35] with photos comes first in all lists, once for its line', async () => {
    const shop = new Shop()
    const draft = await deliverLine(shop)
    const reply = await send(shop, draft, [photo(), photo(JPEG, 'image/jpeg')])
    const review = {
      rating: 5,
      description: content,
      productId: 1,
      productName: '카멜 벨티드 트렌치코트',
      createdAt: '2026-11-25T11:30:00+09:00',
      reviewImageUrls: ['/mock/photos/1', '/mock/photos/2'],
    }
    expect(reply.data).toMatchObject(review)
    for (const [id, type, bytes] of [
      [1, 'image/png', PNG],
      [2, 'image/jpeg', JPEG],
    ] as const) {
      const served = await shop.fetch(`/mock/photos/${id}`)
      expect(served.headers.get('content-type')).toBe(type)
      expect(await served.arrayBuffer()).toEqual(bytes.buffer)
    }
    const as = 'jihoon'
    const lists = await Promise.all([
      shop.call(operations.reviews, {}, { as }),
      shop.call(operations.reviewPreview, {}, { as }),
      shop.call(operations.productReviews, { params: { productId: '1' } }, { as }),
      shop.call(operations.userReviews, { params: { userId: '2' } }, { as }),
    ])
    for (const [first] of lists) expect(first).toMatchObject(review)
    const [order] = await shop.call(operations.userOrders, { params: { userId: '2' } }, { as })
    expect(order?.details.map(({ canWriteReview }) => canWriteReview)).toEqual([false, true])
    expect(statusAndCode(await send(shop, draft))).toEqual([409, 'ALREADY_REVIEWED'])
  })

  test.each([
    ['of an unknown order', 404, 'ORDER_NOT_FOUND', { orderId: 'unknown' }],
    ['of another product', 404, 'ORDER_LINE_NOT_FOUND', { productId: 2 }],
    ['of an unknown line', 404, 'ORDER_LINE_NOT_FOUND', { orderItemId: 999_999 }],
    ['of another order', 404, 'ORDER_LINE_NOT_FOUND', { orderItemId: 1 }],
    ['without a star', 400, 'INVALID_REQUEST', { rating: 0 }],
    ['with six stars', 400, 'INVALID_REQUEST', { rating: 6 }],
    ['with half a star', 400, 'INVALID_REQUEST', { rating: 4.5 }],
    ['of nine characters', 400, 'INVALID_REQUEST', { content: ` ${'가'.repeat(9)} ` }],
    ['of 501 characters', 400, 'INVALID_REQUEST', { content: '가'.repeat(501) }],
    ['without a text', 400, 'INVALID_REQUEST', { content: undefined }],
  ] as const)('[API-35] %s is rejected, and nothing is stored', async (_, status, code, by) => {
    const shop = new Shop()
    const draft = await deliverLine(shop)
    await shop.tokenOf('jihoon')
    // Due jobs run with the first request after the clock advanced.
    await shop.call(operations.reviews, {}, { as: 'jihoon' })
    const before = await shop.world.export()
    expect(statusAndCode(await send(shop, { ...draft, ...by }, [photo()]))).toEqual([status, code])
    expect(await shop.world.export()).toBe(before)
  })

  test('[API-35] before the delivery, or of a cancelled line, is rejected', async () => {
    const shop = new Shop()
    const { orderId } = await buy(shop, 'jihoon', [{ productId: 1 }, { productId: 2 }])
    const orderItemId = (await linesOf(shop, orderId))[0]?.id
    const draft = { orderId, productId: 1, orderItemId, rating: 5, content }
    expect(statusAndCode(await send(shop, draft))).toEqual([409, 'NOT_DELIVERED'])
    const body = { orderId, orderItemId: orderItemId ?? 0, cancelReason: '변심' }
    await shop.call(operations.cancelOrderLine, { body }, { as: 'jihoon' })
    await shop.advanceClock(4 * DAY)
    expect(statusAndCode(await send(shop, draft))).toEqual([409, 'NOT_DELIVERED'])
  })

  test("[API-35] by a guest, or of another member's order, is rejected", async () => {
    const shop = new Shop()
    expect(statusAndCode(await send(shop, await deliverLine(shop, 'guest'), [], 'guest'))).toEqual([403, 'MEMBERS_ONLY'])
    expect(statusAndCode(await send(shop, await deliverLine(shop), [], 'minseo'))).toEqual([404, 'ORDER_NOT_FOUND'])
  })

  test('[API-35] with a photo of 10 MB is accepted, of one byte more rejected', async () => {
    const shop = new Shop()
    const draft = await deliverLine(shop)
    expect(statusAndCode(await send(shop, draft, [photoOfSize(10 * MB + 1)]))).toEqual([400, 'INVALID_IMAGE'])
    expect(statusAndCode(await send(shop, draft, [photoOfSize(10 * MB), photo()]))).toEqual([200, undefined])
  })

  test.each([
    ['four photos', [photo(), photo(), photo(), photo()]],
    ['a text that is called a picture', [photo(new TextEncoder().encode('<svg onload="alert(1)">'))]],
    [
      'a drawing that can hold scripts',
      [photo(new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/svg+xml')],
    ],
    ['a picture that is called a text', [photo(PNG, 'text/html')]],
    ['an empty file', [photo(new Uint8Array())]],
    ['no file at all', ['image']],
  ])('[API-35] with %s is rejected', async (_, images) => {
    const shop = new Shop()
    expect(statusAndCode(await send(shop, await deliverLine(shop), images))).toEqual([400, 'INVALID_IMAGE'])
  })

  test('[API-35] a photo is served by an imported world, and lists stay small', async () => {
    const shop = new Shop()
    await send(shop, await deliverLine(shop), [photoOfSize(3 * MB)])
    const imported = new Shop()
    await importWorld(imported.world, await exportWorld(shop.world))
    const [first] = await imported.call(operations.reviews, {}, { as: 'jihoon' })
    expect(first?.reviewImageUrls).toEqual(['/mock/photos/1'])
    expect((await (await imported.fetch('/mock/photos/1')).arrayBuffer()).byteLength).toBe(3 * MB)
    const all = await imported.call(operations.reviews, {}, { as: 'jihoon' })
    expect(JSON.stringify(all).length).toBeLessThan(100_000)
  })

  test('[API-35] the type of a photo is read from its bytes', async () => {
    const shop = new Shop()
    await send(shop, await deliverLine(shop), [photo(JPEG, 'image/png')])
    expect((await shop.fetch('/mock/photos/1')).headers.get('content-type')).toBe('image/jpeg')
    expect((await shop.fetch('/mock/photos/2')).status).toBe(404)
  })
})

describe('lists of reviews', () => {
  const as = 'jihoon'

  test('[API-32] [API-34] [API-43] are complete, newest first', async () => {
    const shop = new Shop()
    const all = await shop.call(operations.reviews, {}, { as })
    const ofProduct = await shop.call(operations.productReviews, { params: { productId: '55' } }, { as })
    const ofMinseo = await shop.call(operations.userReviews, { params: { userId: '1' } }, { as: 'minseo' })
    expect([all.length, ofProduct.length, ofMinseo.length]).toEqual([130, 40, 3])
    expect(new Set(ofProduct.map(({ productId }) => productId))).toEqual(new Set([55]))
    for (const reviews of [all, ofProduct, ofMinseo]) {
      const times = reviews.map(({ createdAt }) => Date.parse(createdAt))
      expect(times).toEqual(times.toSorted((one, other) => other - one))
    }
  })

  test('[API-32] an unknown product is not found', async () => {
    expect(
      statusAndCode(await new Shop().request(operations.productReviews, { params: { productId: '99999' } }, { as })),
    ).toEqual([404, 'PRODUCT_NOT_FOUND'])
  })

  test('[API-33] a preview shows ten, those with photos first', async () => {
    const shop = new Shop()
    const preview = await shop.call(operations.reviewPreview, {}, { as })
    const all = await shop.call(operations.reviews, {}, { as })
    expect(preview).toEqual(all.filter(({ reviewImageUrls }) => reviewImageUrls.length > 0).slice(0, 10))

    await shop.world.transaction((tx) => {
      for (const review of tx.reviews.findMany((q) => q.where({ hasPhotos: true }), { skip: 4 })) tx.reviews.delete(review)
    })
    const fewer = await shop.call(operations.reviewPreview, {}, { as })
    expect(fewer.map(({ reviewImageUrls }) => reviewImageUrls.length > 0)).toEqual([
      ...Array(4).fill(true),
      ...Array(6).fill(false),
    ])
  })

  test('[API-43] [API-06] are returned to their member only, and not to guests', async () => {
    const shop = new Shop()
    expect(statusAndCode(await shop.request(operations.userReviews, { params: { userId: '1' } }, { as }))).toEqual([
      403,
      'FORBIDDEN',
    ])
    expect(statusAndCode(await shop.request(operations.userReviews, { params: { userId: '4' } }, { as: 'guest' }))).toEqual([
      403,
      'MEMBERS_ONLY',
    ])
  })
})

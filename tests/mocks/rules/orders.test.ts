import { describe, expect, test } from 'vitest'
import { operations } from '../../../src/contract/operations.ts'
import { personas } from '../../../mocks/db/seed/personas.ts'
import { MINUTE, statusAndCode, Shop, START } from '../client.ts'
import { buy, draftOf, left, place } from './purchase.ts'

const as = 'jihoon'
const completionOf = (shop: Shop, orderId: string) => shop.call(operations.orderCompletion, { params: { orderId } }, { as })

describe('[API-50] an order', () => {
  test('[API-50] is pending, reserves no stock, and stores the address at order time', async () => {
    const shop = new Shop()
    const { orderId, draft } = await place(shop, as, { productId: 1 }, { productId: 2, quantity: 2 })
    expect(orderId).toMatch(/^[A-Za-z0-9_-]{6,64}$/)
    expect(await completionOf(shop, orderId)).toMatchObject({ status: 'PENDING', failCode: null })
    const order = await shop.world.read((tx) => tx.orders.all().at(-1))
    expect(order).toMatchObject({ orderId, receiver: '염지훈', phoneNumber: '01013572462', totalAmount: draft.totalAmount })
    await buy(shop, as, [{ productId: 1 }])
  })

  test('[API-50] lines of one stock are merged', async () => {
    const shop = new Shop()
    const draft = await draftOf(shop, as, { productId: 1 }, { productId: 1 })
    const [line] = draft.products
    await shop.call(operations.createOrder, { body: draft }, { as })
    const lines = await shop.world.read((tx) =>
      tx.orderLines.findMany((q) => q.where({ ofOrder: tx.orders.all().at(-1)?.id ?? 0 })),
    )
    expect(lines).toMatchObject([{ quantity: 2, stockId: line?.stockId }])

    const stock = await left(shop, line?.stockId)
    const greedy = await draftOf(shop, as, { productId: 1, quantity: stock }, { productId: 1 })
    expect(statusAndCode(await shop.request(operations.createOrder, { body: greedy }, { as }))).toEqual([409, 'OUT_OF_STOCK'])
  })

  test('[API-50] OUT_OF_STOCK names the product and how many are left', async () => {
    const shop = new Shop()
    const draft = await draftOf(shop, as, { productId: 1, quantity: 5 })
    const body = { ...draft, products: replaceLines(draft, { quantity: Number.MAX_SAFE_INTEGER }) }
    const reply = await shop.request(operations.createOrder, { body }, { as })
    expect(statusAndCode(reply)).toEqual([409, 'OUT_OF_STOCK'])
    const stock = await left(shop, draft.products[0]?.stockId)
    expect(reply.error?.message).toMatch(new RegExp(`^카멜 벨티드 트렌치코트 \\(.+\\) 상품이 ${stock}개만 남아 있어요.$`))
  })

  test.each([
    ['another price', 409, 'PRICE_CHANGED', (draft: Draft) => ({ ...draft, products: replaceLines(draft, { price: 1 }) })],
    [
      'an unknown product',
      404,
      'PRODUCT_NOT_FOUND',
      (draft: Draft) => ({ ...draft, products: replaceLines(draft, { productId: 9999 }) }),
    ],
    [
      "another product's size",
      404,
      'PRODUCT_NOT_FOUND',
      (draft: Draft) => ({ ...draft, products: replaceLines(draft, { stockId: 9 }) }),
    ],
    [
      'an unknown size',
      404,
      'PRODUCT_NOT_FOUND',
      (draft: Draft) => ({ ...draft, products: replaceLines(draft, { stockId: 9999 }) }),
    ],
    ["another user's address", 404, 'ADDRESS_NOT_FOUND', (draft: Draft) => ({ ...draft, addressId: 1 })],
    ['an unknown address', 404, 'ADDRESS_NOT_FOUND', (draft: Draft) => ({ ...draft, addressId: 9999 })],
    ['a wrong total', 400, 'AMOUNT_MISMATCH', (draft: Draft) => ({ ...draft, totalAmount: draft.totalAmount - 1 })],
    ['a wrong fee', 400, 'AMOUNT_MISMATCH', (draft: Draft) => ({ ...draft, shippingAmount: draft.shippingAmount + 2500 })],
    ['no line', 400, 'INVALID_REQUEST', (draft: Draft) => ({ ...draft, products: [] })],
    ['half a piece', 400, 'INVALID_REQUEST', (draft: Draft) => ({ ...draft, products: replaceLines(draft, { quantity: 0.5 }) })],
    ['no piece', 400, 'INVALID_REQUEST', (draft: Draft) => ({ ...draft, products: replaceLines(draft, { quantity: 0 }) })],
  ] as const)('[API-50] %s is rejected, and no order is created', async (_, status, code, change) => {
    const shop = new Shop()
    const draft = await draftOf(shop, as, { productId: 1 })
    const before = await shop.world.export()
    expect(statusAndCode(await shop.requestUnchecked(operations.createOrder, { body: change(draft) }, { as }))).toEqual([
      status,
      code,
    ])
    expect(await shop.world.export()).toBe(before)
  })

  test.each([
    [26, 1, 2500],
    [25, 1, 2500],
    [54, 1, 0],
    [38, 2, 0],
    [39, 4, 2500],
  ])('[API-50] [CART-04] the fee of product %i × %i is %i won: free from 50,000', async (productId, quantity, fee) => {
    const shop = new Shop()
    await shop.world.transaction((tx) => {
      tx.stocks.updateMany((q) => q.where({ productId }), { data: (draft) => void (draft.left = 30) })
    })
    const { draft } = await place(shop, as, { productId, quantity })
    expect(draft.shippingAmount).toBe(fee)
  })

  test('[API-50] guests order too', async () => {
    expect((await buy(new Shop(), 'guest', [{ productId: 3 }])).completion?.status).toBe('CONFIRMED')
  })
})

type Draft = Awaited<ReturnType<typeof draftOf>>
const replaceLines = (draft: Draft, by: object) => draft.products.map((line) => Object.assign({}, line, by))

describe('[API-45] the orders of a member', () => {
  test('[API-45] are newest first, without pending ones', async () => {
    const shop = new Shop()
    const params = { userId: String(personas.minseo.id) }
    await buy(shop, 'minseo', [{ productId: 3 }])
    await place(shop, 'minseo', { productId: 3 })
    const orders = await shop.call(operations.userOrders, { params }, { as: 'minseo' })
    expect(orders.map(({ status }) => status)).toEqual([
      'CONFIRMED',
      'CONFIRMED',
      'WAITING_FOR_DEPOSIT',
      'PARTIAL_CANCELED',
      'PREPARING',
      'SHIPPING',
      'FAILED',
      'DELIVERED',
      'CANCELED',
      'DELIVERED',
    ])
    const times = orders.map(({ orderedAt }) => Date.parse(orderedAt))
    expect(times).toEqual(times.toSorted((a, b) => b - a))
  })

  test('[API-45] [API-06] are returned to their member only, and not to guests', async () => {
    const shop = new Shop()
    const ask = (userId: number, as: 'jihoon' | 'guest') =>
      shop.request(operations.userOrders, { params: { userId: String(userId) } }, { as })
    expect(statusAndCode(await ask(personas.minseo.id, 'jihoon'))).toEqual([403, 'FORBIDDEN'])
    expect(statusAndCode(await ask(personas.guest.id, 'guest'))).toEqual([403, 'MEMBERS_ONLY'])
    expect((await ask(personas.jihoon.id, 'jihoon')).data).toEqual([])
  })

  test('[API-59] say what may be done with each line, and which are paid by a deposit', async () => {
    const shop = new Shop()
    const params = { userId: String(personas.minseo.id) }
    const orders = await shop.call(operations.userOrders, { params }, { as: 'minseo' })
    const may = orders.map(({ status, details }) => [
      status,
      details.map(({ canPartialCancel, canWriteReview }) => (canPartialCancel ? 'cancel' : canWriteReview ? 'review' : '-')),
    ])
    expect(may).toEqual([
      ['CONFIRMED', ['cancel', 'cancel', 'cancel']],
      ['WAITING_FOR_DEPOSIT', ['cancel', 'cancel']],
      ['PARTIAL_CANCELED', ['cancel', 'cancel', '-']],
      ['PREPARING', ['cancel', 'cancel']],
      ['SHIPPING', ['-']],
      ['FAILED', ['-']],
      ['DELIVERED', ['-', 'review']],
      ['CANCELED', ['-']],
      ['DELIVERED', ['-', '-']],
    ])
    const byDeposit = orders.filter(({ isVirtualAccountPayment }) => isVirtualAccountPayment)
    expect(byDeposit.map(({ status }) => status)).toEqual(['WAITING_FOR_DEPOSIT', 'PREPARING'])
  })
})

describe('[API-55] a reported failure', () => {
  const failCode = 'PAY_PROCESS_CANCELED'
  const failMessage = '사용자에 의해 결제가 취소되었습니다.'

  test('[API-55] fails a pending order, and repeated gives the same reply', async () => {
    const shop = new Shop()
    const { orderId } = await place(shop, as, { productId: 1 })
    const first = await shop.call(operations.failOrder, { body: { orderId, failCode, failMessage } }, { as })
    expect(first).toEqual({ orderId, status: 'FAILED', virtualAccount: null, failCode, failMessage })
    const again = { orderId, failCode: 'OTHER', failMessage: '다른 이유' }
    expect(await shop.call(operations.failOrder, { body: again }, { as })).toEqual(first)
    expect(await completionOf(shop, orderId)).toEqual(first)
  })

  test("[API-55] returns null for an unknown, another user's or a paid order", async () => {
    const shop = new Shop()
    const [own, foreign] = [await buy(shop, as, [{ productId: 1 }]), await place(shop, 'minseo', { productId: 1 })]
    await shop.tokenOf(as)
    const before = await shop.world.export()
    for (const orderId of ['unknown', own.orderId, foreign.orderId]) {
      expect(await shop.call(operations.failOrder, { body: { orderId, failCode, failMessage } }, { as })).toBeNull()
    }
    expect(await shop.world.export()).toBe(before)
  })
})

describe('[API-56] the result of a payment', () => {
  test('[API-56] its owner learns the status of a paid order', async () => {
    const shop = new Shop()
    const { orderId } = await buy(shop, as, [{ productId: 1 }])
    expect(await completionOf(shop, orderId)).toEqual({
      orderId,
      status: 'CONFIRMED',
      virtualAccount: null,
      failCode: null,
      failMessage: null,
    })
  })

  test('[API-56] its owner learns the account of an order that waits for its deposit', async () => {
    const shop = new Shop()
    const { orderId, amount } = await buy(shop, as, [{ productId: 1 }], 'VBank')
    expect(await completionOf(shop, orderId)).toMatchObject({
      orderId,
      status: 'WAITING_FOR_DEPOSIT',
      virtualAccount: { bankName: expect.any(String), accountNumber: expect.stringMatching(/^\d+$/), totalAmount: amount },
    })
  })

  test('[API-56] its owner learns why a payment failed', async () => {
    const shop = new Shop()
    const { orderId } = await place(shop, as, { productId: 1 })
    const failure = { failCode: '01', failMessage: '사용자가 결제를 취소하였습니다.' }
    await shop.call(operations.failOrder, { body: { orderId, ...failure } }, { as })
    expect(await completionOf(shop, orderId)).toEqual({ orderId, status: 'FAILED', virtualAccount: null, ...failure })
  })

  test("[API-56] [API-06] another user's order is not found", async () => {
    const shop = new Shop()
    const { orderId } = await place(shop, 'minseo', { productId: 1 })
    for (const id of [orderId, 'unknown']) {
      expect(statusAndCode(await shop.request(operations.orderCompletion, { params: { orderId: id } }, { as }))).toEqual([
        404,
        'ORDER_NOT_FOUND',
      ])
    }
    expect(statusAndCode(await shop.request(operations.orderCompletion, { params: { orderId: 'a b' } }, { as }))).toEqual([
      400,
      'INVALID_REQUEST',
    ])
  })
})

describe('[API-60] an unpaid order', () => {
  test('[API-60] fails after thirty minutes, not before', async () => {
    const shop = new Shop()
    const { orderId } = await place(shop, as, { productId: 1 })
    await shop.advanceClock(30 * MINUTE - 1)
    expect((await completionOf(shop, orderId)).status).toBe('PENDING')
    await shop.advanceClock(1)
    expect(await completionOf(shop, orderId)).toMatchObject({ status: 'FAILED', failCode: 'PAYMENT_EXPIRED' })
    const history = await shop.world.read((tx) => tx.orders.all().at(-1)?.history)
    expect(history?.at(-1)?.at).toBe(START + 30 * MINUTE)
  })
})

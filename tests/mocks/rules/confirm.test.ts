import { describe, expect, test } from 'vitest'
import { operations } from '../../../src/contract/operations.ts'
import { MemoryLog } from '../../../mocks/db/log.ts'
import { statusAndCode, Shop, type Caller } from '../client.ts'
import { findViolations } from './invariants.ts'
import { buy, deposit, keyFor, left, money, place } from './purchase.ts'

const as = 'jihoon'
const confirm = (shop: Shop, body: { orderId: string; paymentKey: string; amount: number }, caller: Caller = { as }) =>
  shop.request(operations.confirmOrder, { body }, caller)

describe('[API-54] a confirmed payment', () => {
  test('[API-54] [API-61] takes the money and the stock', async () => {
    const shop = new Shop()
    const order = await place(shop, as, { productId: 1, quantity: 2 })
    const stockId = order.draft.products[0]?.stockId
    const before = await left(shop, stockId)
    const paymentKey = await keyFor(shop, order)
    const reply = await confirm(shop, { ...order, paymentKey })

    expect(reply.data).toEqual({
      orderId: order.orderId,
      status: 'CONFIRMED',
      virtualAccount: null,
      failCode: null,
      failMessage: null,
    })
    expect(await left(shop, stockId)).toBe(before - 2)
    expect(await money(shop, order.orderId)).toEqual({ paid: order.amount, refunded: 0 })
  })

  test('[API-54] repeated with the same key gives the same reply and no second charge', async () => {
    const shop = new Shop()
    const { orderId, amount, paymentKey, completion, draft } = await buy(shop, as, [{ productId: 1 }])
    const stock = await left(shop, draft.products[0]?.stockId)
    expect((await confirm(shop, { orderId, paymentKey, amount })).data).toEqual(completion)
    expect(statusAndCode(await confirm(shop, { orderId, paymentKey, amount: 1 }))).toEqual([409, 'ORDER_NOT_PAYABLE'])
    expect(await left(shop, draft.products[0]?.stockId)).toBe(stock)

    await shop.call(operations.cancelOrder, { body: { orderId, cancelReason: '변심' } }, { as })
    expect((await confirm(shop, { orderId, paymentKey, amount })).data).toEqual(completion)
    expect(await money(shop, orderId)).toEqual({ paid: amount, refunded: amount })
  })

  test('[API-54] fifty at once with one key are one payment', async () => {
    const shop = new Shop()
    const order = await place(shop, as, { productId: 1 })
    const body = { ...order, paymentKey: await keyFor(shop, order) }
    const before = await left(shop, order.draft.products[0]?.stockId)
    const replies = await Promise.all(Array.from({ length: 50 }, () => confirm(shop, body)))
    expect(new Set(replies.map(({ data }) => JSON.stringify(data))).size).toBe(1)
    expect(await left(shop, order.draft.products[0]?.stockId)).toBe(before - 1)
  })

  test('[API-54] [API-61] of fifty orders that two windows pay at once, ten get the ten pieces', async () => {
    const log = new MemoryLog()
    const windows = [new Shop({ log }), new Shop({ log })]
    const [shop = new Shop()] = windows
    const ten = { data: (draft: { left: number }) => void (draft.left = 10), strict: true } as const
    const stock = await shop.world.transaction((tx) => tx.stocks.update((q) => q.where({ productId: 10 }), ten))
    const orders = []
    for (let no = 0; no < 50; no++) orders.push(await place(shop, 'minseo', { productId: 10 }))
    const keys = await Promise.all(orders.map((order) => keyFor(shop, order)))
    const replies = await Promise.all(
      orders.map((order, no) => confirm(windows[no % 2] ?? shop, { ...order, paymentKey: keys[no] ?? '' }, { as: 'minseo' })),
    )
    const ends = replies.map(({ result, error }) => error?.code ?? result).toSorted()
    expect(ends).toEqual([...Array(40).fill('OUT_OF_STOCK'), ...Array(10).fill('SUCCESS')])
    expect(await left(shop, stock.id)).toBe(0)
    expect(await shop.world.read(findViolations)).toEqual([])
  })

  test('[API-54] with another key of the same order is rejected', async () => {
    const shop = new Shop()
    const order = await place(shop, as, { productId: 1 })
    const [one, other] = [await keyFor(shop, order), await keyFor(shop, order)]
    await confirm(shop, { ...order, paymentKey: one })
    expect(statusAndCode(await confirm(shop, { ...order, paymentKey: other }))).toEqual([409, 'ORDER_NOT_PAYABLE'])
    expect(await money(shop, order.orderId)).toEqual({ paid: order.amount, refunded: 0 })
  })

  test.each([
    ['another amount', 400, 'AMOUNT_MISMATCH', { amount: 100 }],
    ['a key nobody issued', 400, 'INVALID_PAYMENT_KEY', { paymentKey: 'invented' }],
    ['an unknown order', 404, 'ORDER_NOT_FOUND', { orderId: 'unknown' }],
    ['an order number that is none', 400, 'INVALID_REQUEST', { orderId: '<b>' }],
  ] as const)('[API-54] %s is rejected, and nothing changes', async (_, status, code, by) => {
    const shop = new Shop()
    const order = await place(shop, as, { productId: 1 })
    const paymentKey = await keyFor(shop, order)
    const before = await shop.world.export()
    expect(statusAndCode(await confirm(shop, { ...order, paymentKey, ...by }))).toEqual([status, code])
    expect(await shop.world.export()).toBe(before)
    expect(statusAndCode(await confirm(shop, { ...order, paymentKey }))).toEqual([200, undefined])
  })

  test("[API-54] a key of another order, the provider's window or another amount is rejected", async () => {
    const shop = new Shop()
    const [order, other] = [await place(shop, as, { productId: 1 }), await place(shop, as, { productId: 1 })]
    const foreign = await keyFor(shop, other)
    const ofWindow = await keyFor(shop, order, 'Card', 'window')
    const cheap = await keyFor(shop, { ...order, amount: 10 })
    expect(statusAndCode(await confirm(shop, { ...order, paymentKey: foreign }))).toEqual([400, 'INVALID_PAYMENT_KEY'])
    expect(statusAndCode(await confirm(shop, { ...order, paymentKey: ofWindow }))).toEqual([400, 'INVALID_PAYMENT_KEY'])
    expect(statusAndCode(await confirm(shop, { ...order, paymentKey: cheap }))).toEqual([400, 'AMOUNT_MISMATCH'])
  })

  test("[API-54] [API-06] another user's order is unknown", async () => {
    const shop = new Shop()
    const order = await place(shop, 'minseo', { productId: 1 })
    expect(statusAndCode(await confirm(shop, { ...order, paymentKey: await keyFor(shop, order) }))).toEqual([
      404,
      'ORDER_NOT_FOUND',
    ])
  })

  test('[API-54] sold out meanwhile: OUT_OF_STOCK, the order FAILED, the payment voided', async () => {
    const shop = new Shop()
    const order = await place(shop, as, { productId: 10 })
    const stockId = order.draft.products[0]?.stockId ?? 0
    const [paymentKey, unused] = [await keyFor(shop, order), await keyFor(shop, order)]
    await buy(shop, 'minseo', [{ productId: 10, quantity: await left(shop, stockId) }])

    const reply = await confirm(shop, { ...order, paymentKey })
    expect(statusAndCode(reply)).toEqual([409, 'OUT_OF_STOCK'])
    expect(reply.error?.message).toMatch(/^버건디 체크 울 머플러 \(.+\) 상품이 품절되었어요\.$/)
    const completion = await shop.call(operations.orderCompletion, { params: { orderId: order.orderId } }, { as })
    expect(completion).toMatchObject({ status: 'FAILED', failCode: 'OUT_OF_STOCK', failMessage: reply.error?.message })
    expect(await money(shop, order.orderId)).toEqual({ paid: 0, refunded: 0 })
    expect(await left(shop, stockId)).toBe(0)
    expect(await confirm(shop, { ...order, paymentKey })).toMatchObject({ status: 409, error: reply.error })
    expect(statusAndCode(await confirm(shop, { ...order, paymentKey: unused }))).toEqual([409, 'ORDER_NOT_PAYABLE'])
  })
})

describe('[API-54] a virtual account', () => {
  test('[API-54] awaits the deposit until 23:59:59 Korean time of the third day after', async () => {
    const shop = new Shop()
    const { completion, amount, orderId, draft } = await buy(shop, as, [{ productId: 1 }], 'VBank')
    expect(completion).toMatchObject({
      status: 'WAITING_FOR_DEPOSIT',
      virtualAccount: { totalAmount: amount, dueDate: '2026-11-24T23:59:59+09:00', accountHolderName: '(주)피커스' },
    })
    expect(await money(shop, orderId)).toEqual({ paid: 0, refunded: 0 })

    const stock = await left(shop, draft.products[0]?.stockId)
    await shop.advanceClock(Date.parse('2026-11-24T23:59:59.999+09:00') - (await shop.now()))
    expect(await statusOf(shop, orderId)).toBe('WAITING_FOR_DEPOSIT')
    await shop.advanceClock(1)
    expect(await shop.call(operations.orderCompletion, { params: { orderId } }, { as })).toMatchObject({
      status: 'CANCELED',
      failCode: 'DEPOSIT_EXPIRED',
    })
    expect(await left(shop, draft.products[0]?.stockId)).toBe(stock + 1)
    expect(await money(shop, orderId)).toEqual({ paid: 0, refunded: 0 })
    expect(await deposit(shop, { orderId, amount })).toBe(false)
  })

  test('[API-54] [API-61] a second deposit, and one for an unknown order, change nothing', async () => {
    const shop = new Shop()
    const { amount, orderId } = await buy(shop, as, [{ productId: 1 }], 'VBank')
    expect(await deposit(shop, { orderId, amount })).toBe(true)
    const before = await shop.world.export()
    for (const unmatched of [orderId, 'unknown']) expect(await deposit(shop, { orderId: unmatched, amount })).toBe(false)
    expect(await shop.world.export()).toBe(before)
  })
})

async function statusOf(shop: Shop, orderId: string): Promise<string> {
  return (await shop.call(operations.orderCompletion, { params: { orderId } }, { as })).status
}

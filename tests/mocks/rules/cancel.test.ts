import { describe, expect, test } from 'vitest'
import { operations } from '../../../src/contract/operations.ts'
import { DAY, statusAndCode, Shop } from '../client.ts'
import { buy, deposit, left, linesOf, money, place } from './purchase.ts'

const as = 'jihoon'
const account = { accountNumber: '11022233344455', bankCode: '88', holderName: '염지훈' }
const reason = { cancelReason: '마음이 바뀌었어요' }
const cancel = (shop: Shop, body: object) =>
  shop.requestUnchecked(operations.cancelOrder, { body: { ...reason, ...body } }, { as })
const cancelLine = (shop: Shop, body: object) =>
  shop.requestUnchecked(operations.cancelOrderLine, { body: { ...reason, ...body } }, { as })

describe('[API-57] a cancelled order', () => {
  test('[API-57] [API-61] returns the stock and refunds the payment', async () => {
    const shop = new Shop()
    const { orderId, amount, draft } = await buy(shop, as, [{ productId: 1, quantity: 2 }])
    const before = await left(shop, draft.products[0]?.stockId)
    expect((await cancel(shop, { orderId })).data).toMatchObject({ orderId, status: 'CANCELED' })
    expect(await left(shop, draft.products[0]?.stockId)).toBe(before + 2)
    expect(await money(shop, orderId)).toEqual({ paid: amount, refunded: amount })
    expect(statusAndCode(await cancel(shop, { orderId }))).toEqual([409, 'NOT_CANCELABLE'])
    expect(await left(shop, draft.products[0]?.stockId)).toBe(before + 2)
  })

  test('[API-57] a deposit is refunded to a listed bank, other payments need no account', async () => {
    const shop = new Shop()
    const order = await buy(shop, as, [{ productId: 1 }], 'VBank')
    await deposit(shop, order)
    const { orderId } = order
    const before = await shop.world.export()
    for (const virtualAccount of [
      undefined,
      null,
      { ...account, bankCode: '99' },
      { ...account, accountNumber: '110-222-333' },
      { ...account, accountNumber: '123456789012345678901' },
      { ...account, accountNumber: '' },
      { ...account, holderName: '  ' },
    ]) {
      expect(statusAndCode(await cancel(shop, { orderId, virtualAccount }))).toEqual([400, 'REFUND_ACCOUNT_REQUIRED'])
    }
    expect(await shop.world.export()).toBe(before)
    const typed = { ...account, holderName: `\u3164${account.holderName.normalize('NFD')} ` }
    expect((await cancel(shop, { orderId, virtualAccount: typed })).data).toMatchObject({ status: 'CANCELED' })
    expect(await shop.world.read((tx) => tx.orders.all().at(-1)?.refundAccount)).toEqual(account)
    expect(await money(shop, orderId)).toEqual({ paid: order.amount, refunded: order.amount })
  })

  test('[API-57] before the deposit there is no refund, and the stock is returned', async () => {
    const shop = new Shop()
    const { orderId, draft } = await buy(shop, as, [{ productId: 1 }], 'VBank')
    const before = await left(shop, draft.products[0]?.stockId)
    expect((await cancel(shop, { orderId })).data).toMatchObject({ status: 'CANCELED' })
    expect(await money(shop, orderId)).toEqual({ paid: 0, refunded: 0 })
    const payment = await shop.world.read((tx) =>
      tx.payments.findFirst((q) => q.where({ ofOrder: tx.orders.all().at(-1)?.id ?? 0 })),
    )
    expect(payment?.state).toBe('voided')
    expect(await left(shop, draft.products[0]?.stockId)).toBe(before + 1)
  })

  test('[API-57] [API-60] is allowed until shipping, not after', async () => {
    const shop = new Shop()
    const [early, late] = [await buy(shop, as, [{ productId: 1 }]), await buy(shop, as, [{ productId: 1 }])]
    await shop.advanceClock(2 * DAY - 1)
    expect((await cancel(shop, early)).data).toMatchObject({ status: 'CANCELED' })
    await shop.advanceClock(1)
    expect(statusAndCode(await cancel(shop, late))).toEqual([409, 'NOT_CANCELABLE'])
  })

  test('[API-57] is not allowed while unpaid or after a failure', async () => {
    const shop = new Shop()
    const { orderId } = await place(shop, as, { productId: 1 })
    expect(statusAndCode(await cancel(shop, { orderId }))).toEqual([409, 'NOT_CANCELABLE'])
    await shop.call(operations.failOrder, { body: { orderId, failCode: 'X', failMessage: 'x' } }, { as })
    expect(statusAndCode(await cancel(shop, { orderId }))).toEqual([409, 'NOT_CANCELABLE'])
  })

  test.each(['', '   ', '가'.repeat(101), 5, undefined])('[API-57] the reason %# is rejected', async (cancelReason) => {
    const shop = new Shop()
    const { orderId } = await buy(shop, as, [{ productId: 1 }])
    expect(statusAndCode(await cancel(shop, { orderId, cancelReason }))).toEqual([400, 'INVALID_REQUEST'])
  })

  test('[API-57] a reason of a hundred characters is stored trimmed', async () => {
    const shop = new Shop()
    const { orderId } = await buy(shop, as, [{ productId: 1 }])
    await cancel(shop, { orderId, cancelReason: `  ${'가'.repeat(100)}  ` })
    expect(await shop.world.read((tx) => tx.orders.all().at(-1)?.cancelReason)).toBe('가'.repeat(100))
  })

  test("[API-57] [API-58] [API-06] another user's order is unknown, guests cancel by the same rules", async () => {
    const shop = new Shop()
    const { orderId } = await buy(shop, 'guest', [{ productId: 1 }])
    expect(statusAndCode(await cancel(shop, { orderId }))).toEqual([404, 'ORDER_NOT_FOUND'])
    expect(statusAndCode(await cancelLine(shop, { orderId, orderItemId: 1 }))).toEqual([404, 'ORDER_NOT_FOUND'])
    const reply = await shop.request(operations.cancelOrder, { body: { orderId, ...reason } }, { as: 'guest' })
    expect(reply.data).toMatchObject({ status: 'CANCELED' })
  })
})

describe('[API-58] a cancelled line', () => {
  test('[API-58] [API-61] refunds its price, and the last one cancels the order and refunds the shipping', async () => {
    const shop = new Shop()
    const order = await buy(shop, as, [{ productId: 26 }, { productId: 39 }], 'Card')
    const [one, two] = await linesOf(shop, order.orderId)
    const { orderId, amount, draft } = order
    expect(draft.shippingAmount).toBe(2500)
    const before = await left(shop, one?.stockId)

    expect((await cancelLine(shop, { orderId, orderItemId: one?.id })).data).toMatchObject({ status: 'PARTIAL_CANCELED' })
    expect(await money(shop, orderId)).toEqual({ paid: amount, refunded: one?.price })
    expect(await left(shop, one?.stockId)).toBe(before + 1)
    expect(statusAndCode(await cancelLine(shop, { orderId, orderItemId: one?.id }))).toEqual([409, 'ALREADY_CANCELED'])
    expect(statusAndCode(await cancel(shop, { orderId }))).toEqual([409, 'NOT_CANCELABLE'])

    expect((await cancelLine(shop, { orderId, orderItemId: two?.id })).data).toMatchObject({ status: 'CANCELED' })
    expect(await money(shop, orderId)).toEqual({ paid: amount, refunded: amount })
    expect(await left(shop, one?.stockId)).toBe(before + 1)
    expect(statusAndCode(await cancelLine(shop, { orderId, orderItemId: two?.id }))).toEqual([409, 'NOT_CANCELABLE'])
  })

  test('[API-58] [API-61] of packed goods refunds every piece of each line, added to what was refunded before', async () => {
    const shop = new Shop()
    const { orderId, amount } = await buy(shop, as, [{ productId: 1, quantity: 2 }, { productId: 2 }, { productId: 3 }])
    await shop.advanceClock(2 * DAY - 1)
    const [one, two] = await linesOf(shop, orderId)
    await cancelLine(shop, { orderId, orderItemId: one?.id })
    expect(await money(shop, orderId)).toEqual({ paid: amount, refunded: 2 * (one?.price ?? 0) })
    await cancelLine(shop, { orderId, orderItemId: two?.id })
    expect(await money(shop, orderId)).toEqual({ paid: amount, refunded: 2 * (one?.price ?? 0) + (two?.price ?? 0) })
  })

  test('[API-58] before the deposit the status stays and the amount due drops', async () => {
    const shop = new Shop()
    const { orderId, amount } = await buy(shop, as, [{ productId: 1 }, { productId: 2 }, { productId: 3 }], 'VBank')
    const [one, two, three] = await linesOf(shop, orderId)
    const rest = amount - (one?.price ?? 0)
    const reply = await cancelLine(shop, { orderId, orderItemId: one?.id })
    expect(reply.data).toMatchObject({ status: 'WAITING_FOR_DEPOSIT', virtualAccount: { totalAmount: rest } })
    expect(await money(shop, orderId)).toEqual({ paid: 0, refunded: 0 })
    expect(await deposit(shop, { orderId, amount })).toBe(false)
    expect(await deposit(shop, { orderId, amount: rest })).toBe(true)

    const virtualAccount = account
    expect(statusAndCode(await cancelLine(shop, { orderId, orderItemId: two?.id }))).toEqual([400, 'REFUND_ACCOUNT_REQUIRED'])
    expect((await cancelLine(shop, { orderId, orderItemId: two?.id, virtualAccount })).data).toMatchObject({
      status: 'PARTIAL_CANCELED',
      // What was deposited stays; a refund is no smaller deposit.
      virtualAccount: { totalAmount: rest },
    })
    await cancelLine(shop, { orderId, orderItemId: three?.id, virtualAccount })
    expect(await money(shop, orderId)).toEqual({ paid: rest, refunded: rest })
  })

  test('[API-58] the last line before the deposit cancels the order', async () => {
    const shop = new Shop()
    const { orderId } = await buy(shop, as, [{ productId: 1 }, { productId: 2 }], 'VBank')
    for (const { id } of await linesOf(shop, orderId)) await cancelLine(shop, { orderId, orderItemId: id })
    const { status } = await shop.call(operations.orderCompletion, { params: { orderId } }, { as })
    expect(status).toBe('CANCELED')
    expect(await money(shop, orderId)).toEqual({ paid: 0, refunded: 0 })
  })

  test('[API-58] [API-60] the rest of the order is shipped and delivered', async () => {
    const shop = new Shop()
    const { orderId } = await buy(shop, as, [{ productId: 1 }, { productId: 2 }])
    const [one, two] = await linesOf(shop, orderId)
    await cancelLine(shop, { orderId, orderItemId: one?.id })
    await shop.advanceClock(2 * DAY)
    expect(statusAndCode(await cancelLine(shop, { orderId, orderItemId: two?.id }))).toEqual([409, 'NOT_CANCELABLE'])
    await shop.advanceClock(2 * DAY)
    const { status } = await shop.call(operations.orderCompletion, { params: { orderId } }, { as })
    expect(status).toBe('DELIVERED')
  })

  test('[API-58] the only line of an order, and a line of another order, are not cancelled', async () => {
    const shop = new Shop()
    const [single, other] = [await buy(shop, as, [{ productId: 1 }]), await buy(shop, as, [{ productId: 1 }, { productId: 2 }])]
    const [line] = await linesOf(shop, single.orderId)
    expect(statusAndCode(await cancelLine(shop, { orderId: single.orderId, orderItemId: line?.id }))).toEqual([
      409,
      'NOT_CANCELABLE',
    ])
    expect(statusAndCode(await cancelLine(shop, { orderId: other.orderId, orderItemId: line?.id }))).toEqual([
      404,
      'ORDER_LINE_NOT_FOUND',
    ])
  })

  test('[API-58] the amounts of the order stay as ordered', async () => {
    const shop = new Shop()
    const params = { userId: '1' }
    const [, , partly] = await shop.call(operations.userOrders, { params }, { as: 'minseo' })
    const sum = partly?.details.reduce((sum, { price, quantity }) => sum + price * quantity, 0) ?? 0
    expect([partly?.productAmount, partly?.totalAmount]).toEqual([sum, sum + (partly?.shippingAmount ?? 0)])
  })
})

describe('[API-60] the clock', () => {
  test('[API-60] prepares after one day, ships after two, delivers after four, read or not', async () => {
    const shop = new Shop()
    const { orderId } = await buy(shop, as, [{ productId: 1 }])
    const { orderId: unwatched } = await buy(shop, as, [{ productId: 1 }])
    const seen = []
    for (let day = 0; day <= 4; day++) {
      seen.push((await shop.call(operations.orderCompletion, { params: { orderId } }, { as })).status)
      await shop.advanceClock(DAY)
    }
    expect(seen).toEqual(['CONFIRMED', 'PREPARING', 'SHIPPING', 'SHIPPING', 'DELIVERED'])
    const histories = await shop.world.read((tx) =>
      [orderId, unwatched].map((id) => tx.orders.findFirst((q) => q.where({ orderId: id }))?.history),
    )
    expect(histories[0]).toEqual(histories[1])
  })

  test('[API-60] a deposit restarts the delivery times', async () => {
    const shop = new Shop()
    const order = await buy(shop, as, [{ productId: 1 }], 'VBank')
    await shop.advanceClock(2 * DAY)
    await deposit(shop, order)
    await shop.advanceClock(DAY - 1)
    const { status } = await shop.call(operations.orderCompletion, { params: { orderId: order.orderId } }, { as })
    expect(status).toBe('CONFIRMED')
  })
})

import { operations } from '../../src/contract/operations.ts'
import { buyableOf, draftOf, PHONE, placeOrder } from './fixtures.ts'
import { expectThat, expectRefusal } from './validateReply.ts'
import type { Kit } from './kit.ts'

const UNKNOWN = 999_999_999
const reason = { cancelReason: '계약 검사' }

/** Orders before their payment (API-45, API-47, API-50, API-54 … API-58); payment needs a provider. */
export async function tryOrders(kit: Kit): Promise<void> {
  await kit.check('createOrder', 'at the right price, in stock, to an own address', 'writes', () => tryDrafts(kit))
  await kit.check('orderCompletion', 'own only', 'writes', async () => {
    const [a, b] = [await kit.guest('a'), await kit.guest('b')]
    const { orderId } = await placeOrder(kit, a)
    const { status } = await kit.call(operations.orderCompletion, { params: { orderId } }, a)
    expectThat(status === 'PENDING', `an order not paid is ${status}`)
    expectRefusal(await kit.request(operations.orderCompletion, { params: { orderId } }, b), 'ORDER_NOT_FOUND')
    expectRefusal(await kit.request(operations.orderCompletion, { params: { orderId: 'unknown' } }, a), 'ORDER_NOT_FOUND')
  })
  await kit.check('confirmOrder', 'without a key of the provider', 'writes', () => tryConfirm(kit))
  await kit.check('failOrder', 'once, and nothing else', 'writes', () => tryFailure(kit))
  await kit.check('cancelOrder', 'not before it is paid', 'writes', async () => {
    const [a, b] = [await kit.guest('a'), await kit.guest('b')]
    const { orderId } = await placeOrder(kit, a)
    expectRefusal(await kit.request(operations.cancelOrder, { body: { orderId, ...reason } }, a), 'NOT_CANCELABLE')
    expectRefusal(await kit.request(operations.cancelOrder, { body: { orderId, ...reason } }, b), 'ORDER_NOT_FOUND')
  })
  await kit.check('cancelOrderLine', 'of an own order', 'writes', async () => {
    const [a, b] = [await kit.guest('a'), await kit.guest('b')]
    const { orderId } = await placeOrder(kit, a)
    const cancel = (orderItemId: number, person = a) =>
      kit.request(operations.cancelOrderLine, { body: { orderId, orderItemId, ...reason } }, person)
    expectRefusal(await cancel(UNKNOWN), 'ORDER_LINE_NOT_FOUND')
    expectRefusal(await cancel(1, b), 'ORDER_NOT_FOUND')
  })
  await kit.check('guestOrder', 'by number and phone, five tries', 'writes', () => tryLookup(kit))
  await kit.check('userOrders', 'own only, newest first, none that waits to be paid', 'reads', async () => {
    const { userId, token } = await kit.member()
    const orders = await kit.call(operations.userOrders, { params: { userId: String(userId) } }, { token })
    const times = orders.map(({ orderedAt }) => Date.parse(orderedAt))
    expectThat(
      times.every((time, at) => at === 0 || (times[at - 1] ?? 0) >= time),
      'not the newest first',
    )
    expectThat(
      orders.every(({ status }) => status !== 'PENDING'),
      'an order that waits to be paid',
    )
    for (const { totalAmount, productAmount, shippingAmount, details } of orders) {
      const lines = details.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
      expectThat(lines === productAmount && totalAmount === productAmount + shippingAmount, 'amounts that do not add up')
    }
    expectRefusal(await kit.request(operations.userOrders, { params: { userId: String(userId + 1) } }, { token }), 'FORBIDDEN')
  })
}

async function tryDrafts(kit: Kit): Promise<void> {
  const guest = await kit.guest('a')
  const draft = await draftOf(kit, guest)
  const [line] = draft.products
  const { detail } = await buyableOf(kit, guest)
  const order = (by: object, ofLine: object = {}) =>
    kit.requestLoosely(operations.createOrder, { body: { ...draft, products: [{ ...line, ...ofLine }], ...by } }, guest)
  expectRefusal(await order({}, { price: (line?.price ?? 0) + 1 }), 'PRICE_CHANGED')
  expectRefusal(await order({}, { quantity: 1_000_000_000 }), 'OUT_OF_STOCK')
  expectRefusal(await order({}, { productId: UNKNOWN }), 'PRODUCT_NOT_FOUND')
  expectRefusal(await order({ addressId: UNKNOWN }), 'ADDRESS_NOT_FOUND')
  expectRefusal(await order({ totalAmount: draft.totalAmount + 1 }), 'AMOUNT_MISMATCH')
  expectRefusal(await order({ shippingAmount: draft.shippingAmount + 1, totalAmount: draft.totalAmount + 1 }), 'AMOUNT_MISMATCH')
  const { orderId } = await kit.call(operations.createOrder, { body: draft }, guest)
  expectThat(/^[A-Za-z0-9_-]{1,64}$/.test(orderId), `the order number ${orderId}`)
  const { orderId: another } = await kit.call(operations.createOrder, { body: draft }, guest)
  expectThat(another !== orderId, 'two orders with one number')
  const after = await kit.call(operations.product, { params: { productId: String(detail.product.id) } }, guest)
  expectThat(JSON.stringify(after.stock) === JSON.stringify(detail.stock), 'an order not paid takes stock')
}

async function tryConfirm(kit: Kit): Promise<void> {
  const [a, b] = [await kit.guest('a'), await kit.guest('b')]
  const { orderId, amount } = await placeOrder(kit, a)
  const body = { orderId, amount, paymentKey: 'invented' }
  expectRefusal(await kit.request(operations.confirmOrder, { body: { ...body, orderId: 'unknown' } }, a), 'ORDER_NOT_FOUND')
  expectRefusal(await kit.request(operations.confirmOrder, { body }, b), 'ORDER_NOT_FOUND')
  expectRefusal(await kit.request(operations.confirmOrder, { body: { ...body, amount: amount + 1 } }, a), 'AMOUNT_MISMATCH')
  expectRefusal(await kit.request(operations.confirmOrder, { body }, a), 'INVALID_PAYMENT_KEY')
  const { status } = await kit.call(operations.orderCompletion, { params: { orderId } }, a)
  expectThat(status === 'PENDING', `a refused payment makes the order ${status}`)
}

async function tryFailure(kit: Kit): Promise<void> {
  const [a, b] = [await kit.guest('a'), await kit.guest('b')]
  const { orderId, amount } = await placeOrder(kit, a)
  const failed = { orderId, failCode: 'KIT', failMessage: '계약 검사' }
  const report = async (body: typeof failed, person = a) => (await kit.request(operations.failOrder, { body }, person)).data
  expectThat((await report({ ...failed, orderId: 'unknown' })) === null, 'an unknown order is answered with more than null')
  expectThat((await report(failed, b)) === null, "another's order is answered with more than null")
  await report(failed)
  await report({ ...failed, failCode: 'OTHER' })
  const completion = await kit.call(operations.orderCompletion, { params: { orderId } }, a)
  expectThat(completion.status === 'FAILED', `the order is ${completion.status}`)
  expectThat(completion.failCode === 'KIT' && completion.failMessage === '계약 검사', 'the first code and message are not stored')
  expectRefusal(
    await kit.request(operations.confirmOrder, { body: { orderId, amount, paymentKey: 'invented' } }, a),
    'ORDER_NOT_PAYABLE',
  )
  expectRefusal(
    await kit.request(operations.mobilePaymentForm, { body: { orderId, paymentMethod: 'Card' } }, a),
    'ORDER_NOT_PAYABLE',
  )
}

async function tryLookup(kit: Kit): Promise<void> {
  const guest = await kit.guest('a')
  const { orderId, amount } = await placeOrder(kit, guest)
  const look = (id: string, phoneNumber: string) => kit.request(operations.guestOrder, { body: { orderId: id, phoneNumber } })
  const found = await kit.call(operations.guestOrder, { body: { orderId, phoneNumber: '010-1234-5678' } })
  expectThat(
    found.orderId === orderId && found.totalAmount === amount && found.address.phoneNumber === PHONE,
    'another order is found',
  )
  expectRefusal(await look(`unknown-${orderId}`, PHONE), 'ORDER_NOT_FOUND')
  for (let time = 0; time < 5; time++) expectRefusal(await look(orderId, '01099999999'), 'ORDER_NOT_FOUND')
  expectRefusal(await look(orderId, PHONE), 'TOO_MANY_ATTEMPTS')
}

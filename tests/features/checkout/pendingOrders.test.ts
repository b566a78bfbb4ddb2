import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { CartItem } from '../../../src/features/cart/slice.ts'
import type { PendingOrder } from '../../../src/features/checkout/pendingOrder.ts'
import { fillLocalStorage } from '../../support/fullStorage.ts'

const item: CartItem = {
  product: { id: 1, name: '셔츠', price: 10_000, discount: 0, discountedPrice: null, imageUrl: '/a.avif' },
  stockId: 1,
  size: 'M',
  quantity: 1,
}
const checkout: PendingOrder = {
  checkoutId: 'c-1',
  userId: '7',
  orderItems: [item],
  totalAmount: 10_000,
  shippingFee: 2500,
  isFromCart: true,
  addressId: 1,
  changedAt: 0,
}
const placed = (id: string, status = 'PENDING') => ({ ...checkout, checkoutId: `of ${id}`, order: { id, status } })

/** The module of a newly loaded page: storage that was replaced by memory is lost. */
async function loadPage() {
  vi.resetModules()
  const records = await import('../../../src/features/checkout/pendingOrders.ts')
  return { ...records, pendingIds: (userId = '7') => records.pendingOrders(userId).map(({ order }) => order.id) }
}

beforeEach(() => localStorage.clear())

test('[CART-07, PAY-13] with a full local storage an order and its lines outlive the provider’s pages', async () => {
  fillLocalStorage()
  const before = await loadPage()
  before.savePendingOrder(placed('A-1'))
  const after = await loadPage()
  expect(after.pendingOrders('7')).toMatchObject([{ orderItems: [item], order: { id: 'A-1' } }])
  expect(after.pendingIds('8')).toEqual([])
  after.settleOrder('7', 'A-1', 'CONFIRMED')
  after.saveOutcomes()
  const last = await loadPage()
  expect([last.pendingIds(), last.findOrder('7', 'A-1')?.order.status]).toEqual([[], 'CONFIRMED'])
})

test('[CART-07, CHK-01] a checkout is its window’s alone, its order the device’s', async () => {
  const { findCheckout, savePendingOrder } = await loadPage()
  savePendingOrder(checkout)
  expect([localStorage.getItem('pendingOrder'), findCheckout('7', 'c-1')?.orderItems]).toEqual([null, [item]])
  savePendingOrder({ ...checkout, order: { id: 'A-1', status: 'PENDING' } })
  expect([sessionStorage.getItem('pendingOrder'), findCheckout('7', 'c-1')?.order?.id]).toEqual([null, 'A-1'])
  expect(findCheckout('8', 'c-1')).toBeUndefined()
})

test('[PAY-13] each user has orders of their own on a shared device', async () => {
  const { pendingIds, savePendingOrder } = await loadPage()
  savePendingOrder(placed('A-1'))
  savePendingOrder({ ...placed('B-2'), userId: '8' })
  expect([pendingIds('7'), pendingIds('8')]).toEqual([['A-1'], ['B-2']])
})

test('[CART-07] an outcome is handled once, and stored with the cart', async () => {
  const { pendingIds, saveOutcomes, savePendingOrder, settleOrder } = await loadPage()
  savePendingOrder(placed('A-1'))
  expect(settleOrder('7', 'A-1', 'CONFIRMED')?.orderItems).toEqual([item])
  expect([settleOrder('7', 'A-1', 'CONFIRMED'), pendingIds()]).toEqual([undefined, []])
  expect((await loadPage()).pendingIds()).toEqual(['A-1'])
  saveOutcomes()
  expect((await loadPage()).pendingIds()).toEqual([])
})

test('[CHK-08, PAY-13] what failed is an open checkout again once its result is left, what was paid is over', async () => {
  const { closeSettledOrders, findCheckout, pendingIds, savePendingOrder } = await loadPage()
  for (const record of [placed('A-1', 'CONFIRMED'), placed('B-2', 'FAILED'), placed('C-3')]) savePendingOrder(record)
  closeSettledOrders('7')
  expect([findCheckout('7', 'of A-1'), findCheckout('7', 'of B-2')?.order]).toEqual([undefined, undefined])
  expect(findCheckout('7', 'of B-2')?.orderItems).toEqual([item])
  expect(pendingIds()).toEqual(['C-3'])
})

test('[CHK-08] a checkout whose order the server does not know is open again', async () => {
  const { findCheckout, pendingIds, reopenCheckout, savePendingOrder } = await loadPage()
  savePendingOrder(placed('A-1'))
  reopenCheckout('7', 'A-1')
  expect([pendingIds(), findCheckout('7', 'of A-1')?.orderItems]).toEqual([[], [item]])
})

test('[CHK-03, CHK-05] a new checkout takes the selections of the latest one', async () => {
  const { savePendingOrder } = await loadPage()
  const { readNewCheckout } = await import('../../../src/features/checkout/checkoutState.ts')
  const open = () => readNewCheckout({ orderItems: [item], totalAmount: 10_000, shippingFee: 2500 }, 'c-3', '7')
  savePendingOrder({ ...checkout, addressId: 1, paymentMethod: 'Card' })
  savePendingOrder({ ...checkout, checkoutId: 'c-2', addressId: 2, paymentMethod: 'VBank' })
  expect(open()).toMatchObject({ addressId: 2, paymentMethod: 'VBank' })
  savePendingOrder({ ...checkout, addressId: 3, paymentMethod: 'HPP' })
  expect(open()).toMatchObject({ addressId: 3, paymentMethod: 'HPP' })
})

test('[PAY-13] orders that an earlier release stored are looked up too', async () => {
  localStorage.setItem('pendingOrder', JSON.stringify({ userId: '7', orders: { 'A-1': [item], 'B-2': [] } }))
  const { pendingOrders, saveOutcomes, settleOrder } = await loadPage()
  expect(pendingOrders('7')).toMatchObject([
    { orderItems: [item], isFromCart: true, order: { id: 'A-1' } },
    { orderItems: [], isFromCart: false, order: { id: 'B-2' } },
  ])
  settleOrder('7', 'A-1', 'CONFIRMED')
  saveOutcomes()
  expect(JSON.parse(localStorage.getItem('pendingOrder') ?? '')).toMatchObject([
    { order: { id: 'B-2', status: 'PENDING' } },
    { order: { id: 'A-1', status: 'CONFIRMED' } },
  ])
})

test.each([
  ['null', null],
  ['an order without an amount', { ...placed('B-2'), totalAmount: undefined }],
  ['a checkout without lines', { ...checkout, orderItems: [] }],
  ['another program’s record', { id: 5 }],
])('[CART-06, PAY-13] %s among the records hides no order', async (_, damaged) => {
  const text = JSON.stringify([damaged, placed('A-1')])
  localStorage.setItem('pendingOrder', text)
  const { pendingIds } = await loadPage()
  expect([pendingIds(), localStorage.getItem('pendingOrder')]).toEqual([['A-1'], text])
})

test('[CART-07, PAY-13] an order with a damaged line is looked up with its other lines', async () => {
  localStorage.setItem(
    'pendingOrder',
    JSON.stringify([
      { ...placed('A-1'), orderItems: [null, item] },
      { ...placed('B-2'), orderItems: [null] },
    ]),
  )
  expect((await loadPage()).pendingOrders('7')).toMatchObject([{ orderItems: [item] }, { orderItems: [] }])
})

test('[PAY-13] the orders of an earlier release survive a damaged line among them', async () => {
  localStorage.setItem('pendingOrder', JSON.stringify({ userId: '7', orders: { 'A-1': [item, null], 'B-2': 'text' } }))
  expect((await loadPage()).pendingOrders('7')).toMatchObject([{ orderItems: [item], order: { id: 'A-1' } }])
})

test('[PAY-13] an order that waits for another window is known in its own window, and added to what that window stores', async () => {
  const requests: (() => void)[] = []
  const request = (_: string, __: object, grant: (lock: object) => unknown) =>
    new Promise((resolve) => {
      requests.push(() => resolve(grant({})))
    })
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'))
  const { pendingIds, savePendingOrder } = await loadPage()
  savePendingOrder(placed('A-1'))
  expect([pendingIds(), localStorage.getItem('pendingOrder')]).toEqual([['A-1'], null])
  localStorage.setItem('pendingOrder', JSON.stringify([placed('B-2')]))
  for (const grant of requests) grant()
  expect([pendingIds(), sessionStorage.getItem('pendingOrder')]).toEqual([['B-2', 'A-1'], null])
})

test.each(['{', '42', '[{"checkoutId":1}]', '{"userId":7}'])('[CART-06] damaged storage counts as empty: %s', async (damaged) => {
  localStorage.setItem('pendingOrder', damaged)
  expect((await loadPage()).pendingIds()).toEqual([])
})

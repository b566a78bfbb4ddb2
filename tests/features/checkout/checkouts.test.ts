import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { CartLine } from '../../../src/features/cart/cartSlice.ts'
import type { Checkout } from '../../../src/features/checkout/checkoutsSlice.ts'
import { fillLocalStorage } from '../../support/fullStorage.ts'
import { queueWebLocks } from '../../support/webLocks.ts'

const item: CartLine = {
  product: { id: 1, name: '셔츠', price: 10_000, discount: 0, discountedPrice: null, imageUrl: '/a.avif' },
  stockId: 1,
  size: 'M',
  quantity: 1,
}
const checkout: Checkout = {
  id: 'c-1',
  userId: '7',
  lines: [item],
  totalAmount: 10_000,
  shippingFee: 2500,
  isFromCart: true,
  addressId: 1,
  changedAt: 0,
}
const placed = (id: string) => ({ ...checkout, id: `of ${id}`, order: { id } })

/** The store of a newly loaded page: storage that was replaced by memory is lost. */
async function loadPage() {
  vi.resetModules()
  const { signedIn } = await import('../../../src/api/session.ts')
  const { ordersApi } = await import('../../../src/features/orders/api.ts')
  const { makeStore } = await import('../../../src/app/store.ts')
  const { startCheckout } = await import('../../../src/features/checkout/startCheckout.ts')
  const slice = await import('../../../src/features/checkout/checkoutsSlice.ts')
  const store = makeStore()
  store.dispatch(signedIn('7'))
  const settled = { failCode: null, failMessage: null, virtualAccount: null }
  return {
    ...slice,
    store,
    startCheckout,
    /** The server's completion of an order arrives. */
    complete: (orderId: string, status: string) =>
      store.dispatch(ordersApi.util.upsertQueryData('orderCompletion', orderId, { ...settled, orderId, status })),
    find: (id: string, userId = '7') => slice.selectCheckout(store.getState(), userId, id),
    /** Of the order of a checkout. */
    outcome: (id: string) => {
      const found = slice.selectCheckout(store.getState(), '7', id)
      return found && slice.selectOutcome(store.getState(), found)
    },
    pending: () => slice.selectPending(store.getState(), '7'),
    pendingIds: (userId = '7') => slice.selectPending(store.getState(), userId).map(({ order }) => order.id),
  }
}

beforeEach(() => localStorage.clear())

test('[CART-07, CHK-01, PAY-13] with a full local storage checkouts and orders last in memory', async () => {
  fillLocalStorage()
  const { checkoutStarted, complete, find, orderPlaced, outcome, pendingIds, store } = await loadPage()
  store.dispatch(checkoutStarted(checkout))
  store.dispatch(orderPlaced(placed('A-1')))
  store.dispatch(orderPlaced({ ...placed('B-2'), isFromCart: false }))
  expect([find('c-1')?.lines, pendingIds()]).toEqual([[item], ['A-1', 'B-2']])
  await complete('B-2', 'CONFIRMED')
  expect([pendingIds(), outcome('of B-2')]).toEqual([['A-1'], 'succeeded'])
  vi.unstubAllGlobals()
  await complete('A-1', 'FAILED')
  expect((await loadPage()).outcome('of A-1')).toBe('failed')
})

test('[CART-07, CHK-01] a checkout and its order are found again, by their user alone', async () => {
  const { checkoutStarted, orderPlaced, store } = await loadPage()
  store.dispatch(checkoutStarted(checkout))
  expect((await loadPage()).find('c-1')?.lines).toEqual([item])
  store.dispatch(orderPlaced({ ...checkout, order: { id: 'A-1' } }))
  const after = await loadPage()
  expect([after.find('c-1')?.order?.id, after.find('c-1', '8'), after.pendingIds('8')]).toEqual(['A-1', undefined, []])
})

test('[CHK-01] a checkout without an order is dropped a day after its last change, an order never', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const { checkoutStarted, checkoutChanged, orderPlaced, store } = await loadPage()
  store.dispatch(checkoutStarted({ ...checkout, id: 'c-1' }))
  store.dispatch(checkoutStarted({ ...checkout, id: 'c-2' }))
  store.dispatch(orderPlaced(placed('A-1')))
  vi.setSystemTime(Date.now() + 23 * 60 * 60 * 1000)
  store.dispatch(checkoutChanged({ id: 'c-2', method: 'HPP' }))
  vi.setSystemTime(Date.now() + 2 * 60 * 60 * 1000)
  const { find, pendingIds } = await loadPage()
  expect([find('c-1'), find('c-2')?.method, pendingIds()]).toEqual([undefined, 'HPP', ['A-1']])
})

test('[AUTH-21, PAY-13] logging out removes open checkouts, never an order; the end of a session removes none', async () => {
  const { checkoutStarted, orderPlaced, store } = await loadPage()
  store.dispatch(checkoutStarted(checkout))
  store.dispatch(orderPlaced(placed('A-1')))
  const { loggedOut } = await import('../../../src/api/session.ts')
  store.dispatch(loggedOut('expired'))
  expect(store.getState().checkouts).toMatchObject([{ id: 'c-1' }, { id: 'of A-1' }])
  store.dispatch(loggedOut('pressed'))
  const { find, pendingIds } = await loadPage()
  expect([find('c-1'), pendingIds()]).toEqual([undefined, ['A-1']])
})

const cart = (quantity: number) => JSON.stringify({ items: [{ ...item, quantity }], totalItems: quantity })

test('[CART-07] an outcome is handled once, and stored with the cart', async () => {
  localStorage.setItem('cart', cart(3))
  const { complete, orderPlaced, pendingIds, store } = await loadPage()
  store.dispatch(orderPlaced(placed('A-1')))
  fillLocalStorage()
  await complete('A-1', 'CONFIRMED')
  await complete('A-1', 'CONFIRMED')
  expect([pendingIds(), store.getState().cart.totalItems]).toEqual([[], 2])
  expect((await loadPage()).pendingIds()).toEqual(['A-1'])
  vi.unstubAllGlobals()
  const again = await loadPage()
  await again.complete('A-1', 'CONFIRMED')
  const settled = [{ id: 'A-1', outcome: 'succeeded' }]
  const stored = JSON.stringify({ ...JSON.parse(cart(2)), settled })
  expect([(await loadPage()).pendingIds(), localStorage.getItem('cart')]).toEqual([[], stored])
})

test('[CHK-08, PAY-13] what failed is an open checkout again once its result is left, what was paid is over', async () => {
  const { complete, orderPlaced, resultLeft, store } = await loadPage()
  for (const id of ['A-1', 'B-2', 'C-3']) store.dispatch(orderPlaced(placed(id)))
  await complete('A-1', 'CONFIRMED')
  await complete('B-2', 'FAILED')
  store.dispatch(resultLeft({ userId: '7', settled: store.getState().cart.settled ?? [] }))
  const { find, pendingIds } = await loadPage()
  expect([find('of A-1'), find('of B-2')?.order, find('of B-2')?.lines]).toEqual([undefined, undefined, [item]])
  expect(pendingIds()).toEqual(['C-3'])
})

test('[CHK-01, CHK-03, CHK-05] a checkout starts with the address of the latest one, and with card', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const { checkoutStarted, checkoutChanged, startCheckout, store } = await loadPage()
  const navigate = vi.fn<(to: unknown, options?: object) => void>()
  const items = { orderItems: [item], totalAmount: 10_000, shippingFee: 2500 }
  const start = () => {
    store.dispatch(startCheckout(items, 'c-3', navigate))
    vi.setSystemTime(Date.now() + 1000)
    return store.getState().checkouts.find(({ id }) => id === 'c-3')
  }
  store.dispatch(checkoutStarted({ ...checkout, addressId: 1, method: 'Card' }))
  vi.setSystemTime(Date.now() + 1000)
  store.dispatch(checkoutStarted({ ...checkout, id: 'c-2', addressId: 2, method: 'VBank' }))
  vi.setSystemTime(Date.now() + 1000)
  store.dispatch(checkoutStarted({ ...checkout, id: 'c-8', userId: '8', addressId: 8 }))
  vi.setSystemTime(Date.now() + 1000)
  expect(start()).toMatchObject({ lines: [item], isFromCart: true, addressId: 2, method: undefined })
  store.dispatch(checkoutChanged({ id: 'c-1', addressId: 3, method: 'HPP' }))
  expect(start()).toMatchObject({ addressId: 3, method: undefined })
  const state = { ...items, checkoutId: 'c-3' }
  expect(navigate.mock.calls).toEqual([1, 2].map(() => ['/checkout', { replace: true, state }]))
})

test.each([
  ['null', null],
  ['an order without an amount', { ...placed('B-2'), totalAmount: undefined }],
  ['a checkout without lines', { ...checkout, lines: [] }],
  ['another program’s value', { id: 5 }],
])('[CART-06, PAY-13] %s among the checkouts hides no order', async (_, damaged) => {
  const text = JSON.stringify([damaged, placed('A-1')])
  localStorage.setItem('checkouts', text)
  const { pendingIds } = await loadPage()
  expect([pendingIds(), localStorage.getItem('checkouts')]).toEqual([['A-1'], text])
})

test('[CART-07, PAY-13] an order with a damaged line is looked up with its other lines', async () => {
  const damaged = [
    { ...placed('A-1'), lines: [null, item] },
    { ...placed('B-2'), lines: [null] },
  ]
  localStorage.setItem('checkouts', JSON.stringify(damaged))
  expect((await loadPage()).pending()).toMatchObject([{ lines: [item] }, { lines: [] }])
})

test('[PAY-13] an order that waits for another window is known in its own window, and added to what that window stores', async () => {
  const requests = queueWebLocks()
  const { orderPlaced, pendingIds, store } = await loadPage()
  store.dispatch(orderPlaced(placed('A-1')))
  expect([pendingIds(), localStorage.getItem('checkouts')]).toEqual([['A-1'], null])
  localStorage.setItem('checkouts', JSON.stringify([placed('B-2')]))
  for (const grant of requests) grant()
  expect([pendingIds(), (await loadPage()).pendingIds()]).toEqual([
    ['B-2', 'A-1'],
    ['B-2', 'A-1'],
  ])
})

test.each(['{', '42', '[{"id":1}]', '{"userId":7}'])('[CART-06] damaged storage counts as empty: %s', async (damaged) => {
  localStorage.setItem('checkouts', damaged)
  expect((await loadPage()).pendingIds()).toEqual([])
})

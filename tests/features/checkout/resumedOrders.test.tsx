import { screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { routes } from '../../../src/app/routes.ts'
import {
  approve,
  checkoutEntry,
  expectPath,
  abandonPayment,
  stateOfOrder,
  storeCart,
  storePendingOrders,
  storedLines,
  storedOrders,
  toCartLines,
  openedOrderId,
  openCheckout,
  countOrdersByStatus,
  placePendingOrder,
  pressPay,
  orderStatus,
  stubPopup,
} from '../../support/payment.tsx'
import { countCalls, overrideHandler, renderApp } from '../../support/renderApp.tsx'

const paid = () => screen.findByRole('heading', { level: 1, name: '결제가 완료됐어요' })
const orderUpdate = (words: RegExp) => screen.findByText(words)

const open = async (path = '/shop') => {
  const app = await renderApp(path, { as: 'jihoon' })
  await screen.findByRole('heading', { level: 1 })
  return app
}

test('[PAY-13] a checkout shows its unfinished payment once, another page as a notice', async () => {
  const orderId = await placePendingOrder()
  storeCart(await toCartLines())
  // The page would ask again for what is older than two seconds.
  await routes.checkout.Page.preload()
  const calls = countCalls()
  const { store, user } = await renderApp('/checkout', { as: 'jihoon', state: stateOfOrder(orderId) })
  await waitFor(() => expect(store.getState().order.notice).toBe(orderId))
  expect(await screen.findByText(/마치지 않은 결제가 있어요. 다시 결제하면/)).toBeVisible()
  expect(screen.getAllByText(/마치지 않은 결제가 있어요/)).toHaveLength(1)
  expect(calls[`GET /v1/orders/${orderId}/complete`]).toBe(1)
  await user.click(screen.getByRole('link', { name: /장바구니/ }))
  expect(await screen.findByText(/마치지 않은 결제가 있어요. 지금 상태를/)).toBeVisible()
})

test('[PAY-13, CHK-09] a checkout whose order is paid meanwhile leads to the cart on focus', async () => {
  const orderId = await placePendingOrder()
  storeCart(await toCartLines())
  await renderApp('/checkout', { as: 'jihoon', state: stateOfOrder(orderId) })
  expect(await screen.findByText(/마치지 않은 결제가 있어요. 다시 결제하면/)).toBeVisible()
  await approve(orderId)
  dispatchEvent(new Event('focus'))
  await expectPath(/^\/cart$/)
  expect(await orderUpdate(/결제하던 주문이 완료됐어요/)).toBeVisible()
})

test('[PAY-13, CART-07] a paid order is announced once with its result, the cart cleared', async () => {
  const orderId = await placePendingOrder()
  storeCart(await toCartLines())
  await approve(orderId)
  const calls = countCalls()
  const { user, view } = await open()
  expect(await orderUpdate(/결제하던 주문이 완료됐어요/)).toBeVisible()
  expect(storedLines()).toEqual([])
  expect(calls[`GET /v1/orders/${orderId}/complete`]).toBe(1)
  await user.click(screen.getByRole('link', { name: '결제 결과 보기' }))
  expect(await paid()).toBeVisible()
  expect(screen.queryByText(/결제하던 주문이/)).toBeNull()
  view.unmount()
  await open()
  expect(screen.queryByText(/결제하던 주문이/)).toBeNull()
  expect(await countOrdersByStatus()).toEqual({ CONFIRMED: 1 })
})

test.each([
  ['failed', /결제하던 주문이 완료되지 않았어요/],
  ['open', /마치지 않은 결제가 있어요/],
  ['awaited', /입금만 남았어요/],
] as const)('[PAY-13, CART-07] announces an order that is %s', async (state, words) => {
  const orderId = await placePendingOrder()
  const cart = await toCartLines()
  storeCart(cart)
  if (state === 'failed') await abandonPayment(orderId)
  if (state === 'awaited') await approve(orderId, 'VBank')
  const { user } = await open()
  expect(await orderUpdate(words)).toBeVisible()
  expect(storedLines()).toEqual(state === 'awaited' ? [] : cart)
  await user.click(screen.getByRole('button', { name: '닫기' }))
  expect(screen.queryByText(words)).toBeNull()
})

test('[PAY-13] the notice of an open order follows what becomes of it', async () => {
  const orderId = await placePendingOrder()
  storeCart(await toCartLines())
  await open()
  expect(await orderUpdate(/마치지 않은 결제가 있어요/)).toBeVisible()
  await abandonPayment(orderId)
  dispatchEvent(new Event('focus'))
  expect(await orderUpdate(/결제하던 주문이 완료되지 않았어요/)).toBeVisible()
  expect(screen.queryByText(/마치지 않은 결제가 있어요/)).toBeNull()
})

test('[PAY-13] ignores unknown orders and those of other users; retries at next start', async () => {
  const orderId = await placePendingOrder()
  storePendingOrders({ [orderId]: [] }, '999')
  const first = await open()
  first.view.unmount()
  storePendingOrders({ [orderId]: [], 'UNKNOWN-1': [] })
  overrideHandler('get', `/v1/orders/${orderId}/complete`, () => HttpResponse.error(), true)
  const second = await open()
  await waitFor(() => expect(Object.keys(storedOrders())).toEqual([orderId]))
  expect(screen.queryByRole('link', { name: '결제 결과 보기' })).toBeNull()
  second.view.unmount()
  await open()
  expect(await orderUpdate(/마치지 않은 결제가 있어요/)).toBeVisible()
  expect(await orderStatus(orderId)).toBe('PENDING')
})

test('[PAY-13, CHK-09] a payment that ends beside another checkout leaves that open, and is announced', async () => {
  const shown = stubPopup()
  const app = await openCheckout()
  await pressPay(app)
  await approve(await openedOrderId(shown))
  history.pushState({ usr: await checkoutEntry({ isAtOnce: true }), key: 'other', idx: 2 }, '', '/checkout')
  dispatchEvent(new PopStateEvent('popstate'))
  await waitFor(() => expect(app.store.getState().checkouts).toHaveLength(2))
  shown.popup.closed = true
  expect(await orderUpdate(/결제하던 주문이 완료됐어요/)).toBeVisible()
  expect([location.pathname, app.store.getState().order.flow.step]).toEqual(['/checkout', 'idle'])
  expect(screen.getByRole('heading', { level: 1, name: '주문·결제' })).toBeVisible()
})

test('[PAY-13] the result is announced on the page opened during the payment', async () => {
  const shown = stubPopup()
  const app = await openCheckout()
  await pressPay(app)
  await approve(await openedOrderId(shown))
  await app.user.click(screen.getByRole('link', { name: '샵' }))
  await expectPath(/^\/shop$/)
  shown.popup.closed = true
  expect(await orderUpdate(/결제하던 주문이 완료됐어요/)).toBeVisible()
  expect([location.pathname, storedLines()]).toEqual(['/shop', []])
})

import { act, screen, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import {
  approve,
  oneTurtleneck,
  expectPath,
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
  stubPopup,
} from '../../support/payment.tsx'
import { personas } from '../../../mocks/db/seed/personas.ts'
import { sizes } from '../../../mocks/scenarios/purchases.ts'
import { stubWebLocks } from '../../support/webLocks.ts'
import { overrideHandler, renderApp, success } from '../../support/renderApp.tsx'

const paid = () => screen.findByRole('heading', { level: 1, name: '결제가 완료됐어요' })
const problem = () => screen.findByRole('dialog', { name: '결제를 시작하지 못했어요' })

test('[PAY-12, CHK-07] paying again after a reload abandons the first order', async () => {
  const shown = stubPopup()
  const first = await placePendingOrder()
  storeCart(await toCartLines())
  const app = await renderApp('/checkout', { as: 'jihoon', state: stateOfOrder(first) })
  await screen.findByRole('radio', { name: /염지훈/ })
  expect(await screen.findByText(/마치지 않은 결제가 있어요. 다시 결제하면/)).toBeVisible()
  await pressPay(app)
  const second = await openedOrderId(shown)
  expect(second).not.toBe(first)
  expect(await approve(first)).toBe('ORDER_NOT_PAYABLE')
  expect(await approve(second)).toBe('CONFIRMED')
  shown.popup.closed = true
  expect(await paid()).toBeVisible()
  expect(await countOrdersByStatus()).toEqual({ FAILED: 1, CONFIRMED: 1 })
})

test('[PAY-12] an order paid in an old window shows its result, no second order', async () => {
  const shown = stubPopup()
  const app = await openCheckout()
  const first = await placePendingOrder()
  await approve(first)
  await pressPay(app)
  await expectPath(new RegExp(`^/payment/result.orderId=${first}$`))
  expect(await paid()).toBeVisible()
  expect(await countOrdersByStatus()).toEqual({ CONFIRMED: 1 })
  expect([shown.popup.closed, storedLines()]).toEqual([true, []])
})

/** The earlier order can no longer be looked up. */
const failLookUp = (orderId: string) => overrideHandler('get', `/v1/orders/${orderId}/complete`, () => HttpResponse.error())

test.each([
  ['the earlier order cannot be looked up', failLookUp, 'PENDING'],
  [
    'the server does not end the earlier order',
    () => overrideHandler('post', '/v1/orders/fail', () => HttpResponse.error()),
    'PENDING',
  ],
  [
    'it is unknown whether the earlier order has ended',
    (orderId: string) => overrideHandler('post', '/v1/orders/fail', () => failLookUp(orderId), true),
    'FAILED',
  ],
] as const)('[PAY-12] nothing is ordered while %s', async (_, fail, status) => {
  stubPopup()
  const app = await openCheckout()
  fail(await placePendingOrder())
  await pressPay(app)
  expect(within(await problem()).getByRole('alert')).toHaveTextContent('네트워크 오류가 발생했어요.')
  expect(await countOrdersByStatus()).toEqual({ [status]: 1 })
})

test('[PAY-12] nothing is ordered while the server keeps the earlier order open', async () => {
  stubPopup()
  const app = await openCheckout()
  const first = await placePendingOrder()
  overrideHandler('post', '/v1/orders/fail', () => success())
  await pressPay(app)
  expect(within(await problem()).getByRole('link', { name: '결제 결과 보기' })).toHaveAttribute(
    'href',
    `/payment/result?orderId=${first}`,
  )
  expect(await countOrdersByStatus()).toEqual({ PENDING: 1 })
})

test('[PAY-12, CHK-08] a window closed while the earlier order ends orders nothing', async () => {
  const shown = stubPopup()
  const app = await openCheckout()
  await placePendingOrder()
  overrideHandler('post', '/v1/orders/fail', () => void (shown.popup.closed = true), true)
  await pressPay(app)
  expect(within(await problem()).getByRole('alert')).toHaveTextContent('결제창이 닫혀서 주문하지 않았어요.')
  expect(await countOrdersByStatus()).toEqual({ FAILED: 1 })
})

test('[PAY-12] every earlier order is ended', async () => {
  const shown = stubPopup()
  const app = await openCheckout()
  for (let count = 0; count < 3; count++) await placePendingOrder()
  await pressPay(app)
  await openedOrderId(shown)
  expect(await countOrdersByStatus()).toEqual({ FAILED: 3, PENDING: 1 })
})

test('[PAY-12] an earlier order that the server does not know is given up', async () => {
  const shown = stubPopup()
  const app = await openCheckout()
  storePendingOrders({ 'UNKNOWN-1': [] })
  await pressPay(app)
  const orderId = await openedOrderId(shown)
  expect(storedOrders()).toEqual({ [orderId]: 'pending' })
  expect(await countOrdersByStatus()).toEqual({ PENDING: 1 })
})

test('[PAY-12] a second press before the page shows the first one starts no second payment', async () => {
  const shown = stubPopup()
  await openCheckout()
  const [button] = screen.getAllByRole('button', { name: /결제하기$/ })
  act(() => {
    button?.click()
    button?.click()
  })
  await openedOrderId(shown)
  expect(shown.open).toHaveBeenCalledOnce()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(await countOrdersByStatus()).toEqual({ PENDING: 1 })
})

test('[CHK-07] nothing is ordered while another window pays', async () => {
  const release = stubWebLocks().holdElsewhere(`pickers-paying:${personas.jihoon.id}`)
  const shown = stubPopup()
  const app = await openCheckout()
  expect(screen.queryByText(/두 창에서 함께 결제하지/)).toBeNull()
  await pressPay(app)
  expect(await problem()).toHaveTextContent('다른 창에서 결제하고 있어요.')
  expect([shown.popup.closed, await countOrdersByStatus()]).toEqual([true, {}])
  release()
  await app.user.click(screen.getByRole('button', { name: '돌아가기' }))
  await pressPay(app)
  await openedOrderId(shown)
})

test.each([
  ['ko', '두 창에서 함께 결제하지 말아 주세요'],
  ['en', 'Please don’t pay in two windows'],
] as const)('[CHK-07] without Web Locks a sentence asks to pay in one window, in %s', async (language, words) => {
  const shown = stubPopup()
  const app = await openCheckout({ language })
  expect(await screen.findByText(words, { exact: false })).toBeVisible()
  await pressPay(app)
  await openedOrderId(shown)
  expect(await countOrdersByStatus()).toEqual({ PENDING: 1 })
})

test('[CHK-07, PAY-12] without Web Locks an order that another window makes meanwhile cannot be paid too', async () => {
  const shown = stubPopup()
  const app = await openCheckout()
  let other = ''
  overrideHandler('post', '/v1/orders', async () => void (other = await placePendingOrder()), true)
  await pressPay(app)
  const own = await openedOrderId(shown)
  expect([await approve(other), await approve(own)]).toEqual(['ORDER_NOT_PAYABLE', 'CONFIRMED'])
})

test('[CHK-07, PAY-12] an order that another window pays meanwhile is the only one paid', async () => {
  const shown = stubPopup()
  const app = await openCheckout()
  let other = ''
  const payElsewhere = async () => {
    other = await placePendingOrder()
    await approve(other)
  }
  overrideHandler('post', '/v1/orders', () => payElsewhere().then(() => undefined), true)
  await pressPay(app)
  await expectPath(new RegExp(`^/payment/result.orderId=${other}$`))
  expect([shown.popup.closed, await countOrdersByStatus()]).toEqual([true, { CONFIRMED: 1, FAILED: 1 }])
})

test('[CHK-09] a purchase of one of its lines in another window leads this checkout to the cart', async () => {
  const cap = { stockId: sizes.washedCap, quantity: 1 }
  await openCheckout({ wanted: [...oneTurtleneck, cap] })
  storeCart(await toCartLines([cap]))
  dispatchEvent(new StorageEvent('storage', { key: 'cart', newValue: localStorage.getItem('cart') }))
  await expectPath(/^\/cart$/)
  expect(await screen.findByText(/주문하려던 상품은 이미 결제했거나 장바구니에서 뺐어요/)).toBeVisible()
  expect(await countOrdersByStatus()).toEqual({})
})

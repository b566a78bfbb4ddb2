import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import {
  approve,
  oneTurtleneck,
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
import { personas } from '../../../mocks/db/seed/personas.ts'
import { sizes } from '../../../mocks/scenarios/purchases.ts'
import { stubWebLocks } from '../../support/webLocks.ts'
import { countCalls, overrideHandler, renderApp, success } from '../../support/renderApp.tsx'

const paid = () => screen.findByRole('heading', { level: 1, name: '결제가 완료됐어요' })
const problem = () => screen.findByRole('dialog', { name: '결제를 시작하지 못했어요' })
const orderUpdate = (words: RegExp) => screen.findByText(words)

const open = async (path = '/shop') => {
  const app = await renderApp(path, { as: 'jihoon' })
  await screen.findByRole('heading', { level: 1 })
  return app
}

describe('no double payment', () => {
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

  test('[PAY-12] nothing is ordered while the earlier order cannot be looked up', async () => {
    stubPopup()
    const app = await openCheckout()
    const first = await placePendingOrder()
    overrideHandler('get', `/v1/orders/${first}/complete`, () => HttpResponse.error())
    await pressPay(app)
    expect(within(await problem()).getByRole('alert')).toHaveTextContent('네트워크 오류가 발생했어요.')
    expect(await countOrdersByStatus()).toEqual({ PENDING: 1 })
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

  test('[PAY-12] nothing is ordered while the server does not end the earlier order', async () => {
    stubPopup()
    const app = await openCheckout()
    await placePendingOrder()
    overrideHandler('post', '/v1/orders/fail', () => HttpResponse.error())
    await pressPay(app)
    expect(within(await problem()).getByRole('alert')).toHaveTextContent('네트워크 오류가 발생했어요.')
    expect(await countOrdersByStatus()).toEqual({ PENDING: 1 })
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
})

describe('an app closed during a payment', () => {
  test('[PAY-13] a checkout shows its unfinished payment once, another page as a notice', async () => {
    const orderId = await placePendingOrder()
    storeCart(await toCartLines())
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
})

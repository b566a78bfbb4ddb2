import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { sizes } from '../../../mocks/scenarios/purchases.ts'
import {
  approve,
  expectPath,
  storeCart,
  storedLines,
  toCartLines,
  openedOrderId,
  openCheckout,
  countOrdersByStatus,
  placePendingOrder,
  pressPay,
  stateOfOrder,
  storedOrders,
  stubPopup,
} from '../../support/payment.tsx'
import { fillLocalStorage } from '../../support/fullStorage.ts'
import { isMobileBrowser } from '../../../src/lib/device.ts'
import { API, countCalls, overrideHandler, refusal, renderApp } from '../../support/renderApp.tsx'

const PHONE = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36'
const paid = () => screen.findByRole('heading', { level: 1, name: '결제가 완료됐어요' })
const problem = () => screen.findByRole('dialog', { name: '결제를 시작하지 못했어요' })
const orderUpdate = (words: RegExp) => screen.findByText(words)

const onPhone = () => vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(PHONE)
function recordSubmittedForms() {
  const posted: Record<string, string>[] = []
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    const fields = Object.fromEntries([...this.querySelectorAll('input')].map(({ name, value }) => [name, value]))
    posted.push({ ...fields, action: this.action, method: this.method, charset: this.acceptCharset })
  })
  return posted
}

/** A Web Lock that is granted after a while. */
const grantLater = (_: string, __: LockOptions, grant: (lock: object) => unknown) =>
  new Promise((resolve) => {
    setTimeout(() => resolve(grant({})), 50)
  })

describe('the payment window on a desktop', () => {
  test('[PAY-01, PAY-02, CHK-09, CART-07] opens blank, then shows the provider; its end leads to the result', async () => {
    const shown = stubPopup()
    const calls = countCalls()
    const app = await openCheckout()
    const pressed = pressPay(app)
    await waitFor(() => expect(shown.open).toHaveBeenCalled())
    const [url, , features] = shown.open.mock.calls[0] ?? []
    expect([url, features]).toEqual(['', expect.stringMatching(/^popup,width=800,height=700,/)])
    await pressed
    const orderId = await openedOrderId(shown)
    expect(shown.popup.location.replace).toHaveBeenCalledWith(`${API}v1/inicis/auth?orderId=${orderId}&paymentMethod=Card`)
    expect(await screen.findByText('결제창에서 결제를 마쳐 주세요')).toBeVisible()
    expect(storedLines()).toHaveLength(1)

    await approve(orderId)
    shown.popup.closed = true
    await expectPath(new RegExp(`^/payment/result.orderId=${orderId}$`))
    expect(await paid()).toBeVisible()
    expect(calls[`GET /v1/orders/${orderId}/complete`]).toBe(1)
    expect(storedLines()).toEqual([])
    expect(history.state).toMatchObject({ idx: 1 })
    expect(storedOrders()).toEqual({ [orderId]: 'succeeded' })
    await app.user.click(screen.getByRole('link', { name: '샵' }))
    await waitFor(() => expect(localStorage.getItem('checkouts')).toBe('[]'))
  })

  test('[PAY-13, PAY-01] the window goes to the provider once the order is stored', async () => {
    Object.defineProperty(navigator, 'locks', { configurable: true, value: { request: grantLater } })
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'))
    const shown = stubPopup()
    let stored = {}
    shown.popup.location.replace.mockImplementation(() => void (stored = storedOrders()))
    await pressPay(await openCheckout())
    const orderId = await openedOrderId(shown)
    expect(stored).toEqual({ [orderId]: 'pending' })
    shown.popup.closed = true
  })

  test('[PAY-01] a button brings the open window to the front', async () => {
    const shown = stubPopup()
    const app = await openCheckout()
    await pressPay(app)
    await openedOrderId(shown)
    await app.user.click(await screen.findByRole('button', { name: '결제창 보기' }))
    expect(shown.popup.focus).toHaveBeenCalled()
    shown.popup.closed = true
  })

  test('[CHK-08] the problem of a checkout does not open on the next one', async () => {
    stubPopup().open.mockReturnValue(null)
    const app = await openCheckout()
    await pressPay(app)
    expect(await problem()).toHaveTextContent('결제창을 열지 못했어요')
    await app.user.click(screen.getByRole('link', { name: /장바구니/ }))
    await app.user.click((await screen.findAllByRole('button', { name: /주문하기$/ }))[0] ?? document.body)
    await screen.findAllByRole('radio', { name: /염지훈/ })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('[PAY-02] looks every 500 ms whether the window is closed, and leaves at the first look after', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const shown = stubPopup()
    await pressPay(await openCheckout())
    await openedOrderId(shown)
    const closed = vi.fn<() => boolean>(() => false)
    Object.defineProperty(shown.popup, 'closed', { get: closed })
    vi.advanceTimersByTime(499)
    expect(closed).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(closed).toHaveBeenCalledOnce()
    vi.advanceTimersByTime(2000)
    expect(closed).toHaveBeenCalledTimes(5)
    expect(location.pathname).toBe('/checkout')
    closed.mockReturnValue(true)
    vi.advanceTimersByTime(500)
    vi.useRealTimers()
    await expectPath(/^\/payment\/result/)
  })

  test('[PAY-02] a window closed before the provider loads abandons the order', async () => {
    const shown = stubPopup()
    const app = await openCheckout()
    overrideHandler(
      'post',
      '/v1/orders',
      () => {
        shown.popup.closed = true
        return undefined
      },
      true,
    )
    await pressPay(app)
    await expectPath(/\/payment\/result/)
    expect(await screen.findByRole('alert')).toHaveTextContent(/결제를 취소했어요.*PAYMENT_CANCELED/)
    expect(shown.popup.location.replace).not.toHaveBeenCalled()
    expect([await countOrdersByStatus(), storedLines()]).toEqual([{ FAILED: 1 }, await toCartLines()])
  })

  test('[PAY-13] a storage without room for the order does not stop it; a notice says what a closed page loses', async () => {
    const shown = stubPopup()
    const app = await openCheckout()
    fillLocalStorage()
    await pressPay(app)
    await approve(await openedOrderId(shown))
    expect(await screen.findByText(/이 페이지를 닫으면 주문이 여기에 남지 않고/)).toBeVisible()
    shown.popup.closed = true
    expect(await paid()).toBeVisible()
    expect(await countOrdersByStatus()).toEqual({ CONFIRMED: 1 })
  })

  test('[CART-07] a direct purchase leaves the cart unchanged', async () => {
    const shown = stubPopup()
    const cart = await toCartLines([{ stockId: sizes.ribbedTurtleneck, quantity: 3 }])
    storeCart(cart)
    const app = await openCheckout({ isAtOnce: true })
    await pressPay(app)
    await approve(await openedOrderId(shown))
    shown.popup.closed = true
    expect(await paid()).toBeVisible()
    expect(storedLines()).toEqual(cart)
  })

  test('[CART-07] items added to the cart during the payment stay', async () => {
    const shown = stubPopup()
    const app = await openCheckout()
    await pressPay(app)
    const orderId = await openedOrderId(shown)
    const [line] = await toCartLines()
    const cap = await toCartLines([{ stockId: sizes.washedCap, quantity: 1 }])
    const newValue = JSON.stringify({ items: [{ ...line, quantity: 3 }, ...cap], totalItems: 4 })
    localStorage.setItem('cart', newValue)
    dispatchEvent(new StorageEvent('storage', { key: 'cart', newValue }))
    await approve(orderId)
    shown.popup.closed = true
    expect(await paid()).toBeVisible()
    expect(storedLines().map(({ stockId, quantity }) => [stockId, quantity])).toEqual([
      [sizes.ribbedTurtleneck, 2],
      [sizes.washedCap, 1],
    ])
  })
})

describe('a phone', () => {
  test('[PAY-04] submits a hidden form in the provider’s charset and opens no window', async () => {
    onPhone()
    const posted = recordSubmittedForms()
    const { open } = stubPopup()
    const app = await openCheckout()
    await pressPay(app)
    await waitFor(() => expect(posted).toHaveLength(1))
    expect(posted[0]).toMatchObject({
      action: `${API}mock/inicis/smart/payment/`,
      method: 'post',
      charset: 'euc-kr',
      P_INI_PAYMENT: 'CARD',
      P_AMT: '41500',
    })
    expect(open).not.toHaveBeenCalled()
    expect(await screen.findByText('결제 페이지로 이동하고 있어요')).toBeVisible()
    expect(storedOrders()).toEqual({ [posted[0]?.['P_OID'] ?? '']: 'pending' })
    app.view.unmount()
    await renderApp('/checkout', { as: 'jihoon', state: history.state })
    expect(await screen.findByText(/마치지 않은 결제가 있어요. 다시 결제하면/)).toBeVisible()
  })

  test('[PAY-04] an iPad, which says that it is a Macintosh, pays like a phone', () => {
    const userAgent = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.5 Safari/605.1.15'
    const isMobile = (maxTouchPoints: number) => isMobileBrowser({ userAgent, maxTouchPoints })
    expect([isMobile(5), isMobile(0)]).toEqual([true, false])
  })

  test('[PAY-04] failed form fields are reported; the next try abandons the first order', async () => {
    onPhone()
    const posted = recordSubmittedForms()
    const app = await openCheckout()
    overrideHandler('post', '/v1/inicis/mobile/auth', () => refusal(500, 'SERVER_ERROR', '잠시 후 다시 시도해 주세요.'), true)
    await pressPay(app)
    const dialog = await problem()
    expect(within(dialog).getByRole('alert')).toHaveTextContent('잠시 후 다시 시도해 주세요.')
    await app.user.click(within(dialog).getByRole('button', { name: '다시 결제하기' }))
    await waitFor(() => expect(posted).toHaveLength(1))
    expect(await countOrdersByStatus()).toEqual({ FAILED: 1, PENDING: 1 })
  })

  test.each([
    ['anything', undefined],
    ['an order', 'checkouts'],
    ['a cart, which is stored before its order', 'cart'],
  ])('[PAY-04, PAY-13] without room for %s nothing is paid until there is', async (_, key) => {
    onPhone()
    const posted = recordSubmittedForms()
    const app = await openCheckout()
    fillLocalStorage(key)
    await pressPay(app)
    const dialog = await problem()
    expect(within(dialog).getByRole('alert')).toHaveTextContent('이 브라우저에 주문을 저장하지 못해서 결제하지 않았어요.')
    expect([posted, await countOrdersByStatus()]).toEqual([[], { FAILED: 1 }])
    vi.unstubAllGlobals()
    await app.user.click(within(dialog).getByRole('button', { name: '다시 결제하기' }))
    await waitFor(() => expect(posted).toHaveLength(1))
    expect(Object.keys(storedOrders())).toEqual([posted[0]?.['P_OID']])
    expect(await countOrdersByStatus()).toEqual({ FAILED: 1, PENDING: 1 })
  })

  test('[CHK-09, CART-07] going back to a paid checkout leads to the emptied cart', async () => {
    onPhone()
    const orderId = await placePendingOrder()
    await approve(orderId)
    storeCart(await toCartLines())
    await renderApp('/checkout', { as: 'jihoon', state: stateOfOrder(orderId) })
    await expectPath(/^\/cart$/)
    expect(await screen.findByText('장바구니가 비어 있어요')).toBeVisible()
    expect(await orderUpdate(/결제하던 주문이 완료됐어요/)).toBeVisible()
  })
})

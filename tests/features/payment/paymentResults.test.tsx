import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import {
  approve,
  completionLoaded,
  expectPath,
  abandonPayment,
  storeCart,
  storedLines,
  toCartLines,
  placePendingOrder,
  oneTurtleneck,
  storePendingOrders,
} from '../../support/payment.tsx'
import { ordersApi } from '../../../src/features/orders/api.ts'
import { personas } from '../../../mocks/db/seed/personas.ts'
import { placeUnpaidOrder } from '../../../mocks/scenarios/purchases.ts'
import {
  countCalls,
  holdReplies,
  overrideHandler,
  refusal,
  startMockServer,
  renderApp,
  START,
  success,
} from '../../support/renderApp.tsx'

/** Fakes the timers, which also advance with real time unless `isStopped`. */
const fakeTimers = (isStopped = false) =>
  vi.useFakeTimers({
    shouldAdvanceTime: !isStopped,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  })
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const paid = () => heading('결제가 완료됐어요')
const failure = () => screen.findByRole('alert')
const open = (path: string, language: 'ko' | 'en' = 'ko') => renderApp(path, { as: 'jihoon', language, settle: false })

describe('the last page of the payment window', () => {
  test.each([
    ['complete', '결제를 처리하고 있어요'],
    ['close', '결제창을 닫고 있어요'],
  ])('[PAY-07] /payment/%s closes itself after 1.2 s or links home', async (end, words) => {
    const close = vi.fn<() => void>()
    vi.stubGlobal('close', close)
    fakeTimers()
    const { view } = await renderApp(`/payment/${end}`, { settle: false })
    await heading(words)
    view.unmount()
    // Its page is loaded by now: the clock runs from the first render.
    vi.clearAllTimers()
    fakeTimers(true)
    await renderApp(`/payment/${end}`, { settle: false })
    expect(screen.getByRole('heading', { level: 1, name: words })).toBeVisible()
    act(() => void vi.advanceTimersByTime(1199))
    expect(close).not.toHaveBeenCalled()
    act(() => void vi.advanceTimersByTime(1))
    expect(close).toHaveBeenCalledOnce()
    vi.useRealTimers()
    expect(await screen.findByRole('link', { name: '홈으로 가기' })).toHaveAttribute('href', '/')
  })

  test('[PAY-07] makes no call, so an expired session cannot keep it open', async () => {
    const close = vi.fn<() => void>()
    vi.stubGlobal('close', close)
    const calls = countCalls()
    localStorage.setItem('userId', '2')
    localStorage.setItem('accessToken', 'dead')
    fakeTimers()
    await renderApp('/payment/complete', { language: 'en', settle: false })
    expect(await heading('Payment processing')).toBeVisible()
    act(() => void vi.advanceTimersByTime(1200))
    expect(close).toHaveBeenCalledTimes(1)
    vi.useRealTimers()
    expect([Object.keys(calls), location.pathname]).toEqual([[], '/payment/complete'])
  })
})

describe('/payment/result', () => {
  test('[PAY-08] without an order id shows what is missing', async () => {
    await open('/payment/result', 'en')
    expect(await failure()).toHaveTextContent('Required parameters are missing')
  })

  test('[PAY-08, CART-07] a paid order’s receipt has goods, amount, address and delivery time', async () => {
    const orderId = await placePendingOrder()
    await approve(orderId)
    await open(`/payment/result?orderId=${orderId}`)
    await paid()
    const receipt = within(await screen.findByRole('region', { name: '주문한 상품과 배송' }))
    expect(receipt.getByRole('listitem')).toHaveTextContent('아이보리 골지 터틀넥S · 1개')
    expect(receipt.getByText('총 결제 금액').parentElement).toHaveTextContent('41,500원')
    expect(receipt.getByText('결제 후 평균 2~5일 안에 도착해요')).toBeVisible()
  })

  test('[PAY-08] a device without a record of the order takes the receipt from the orders', async () => {
    const orderId = await placePendingOrder()
    await approve(orderId)
    localStorage.removeItem('checkouts')
    const reply = holdReplies('/v1/users/2/orders')
    await open(`/payment/result?orderId=${orderId}`)
    await paid()
    expect(screen.getByText('주문한 상품을 불러오는 중이에요')).toBeVisible()
    reply()
    const receipt = within(await screen.findByRole('region', { name: '주문한 상품과 배송' }))
    expect(receipt.getByRole('listitem')).toHaveTextContent('아이보리 골지 터틀넥S · 1개')
    expect(receipt.getByText('배송지').parentElement).toHaveTextContent('서울 성동구')
  })

  test('[PAY-10] before the deposit the receipt counts the delivery from it', async () => {
    const orderId = await placePendingOrder()
    overrideHandler('get', `/v1/orders/${orderId}/complete`, () => success({ orderId, status: 'WAITING_FOR_DEPOSIT' }))
    await open(`/payment/result?orderId=${orderId}`)
    const receipt = within(await screen.findByRole('region', { name: '주문한 상품과 배송' }))
    expect(receipt.getByText('입금할 금액').parentElement).toHaveTextContent('41,500원')
    expect(receipt.getByText('입금이 확인되면 평균 2~5일 안에 도착해요')).toBeVisible()
  })

  test('[PAY-08, PAY-11] shows a paid order and refetches the member’s orders', async () => {
    const orderId = await placePendingOrder()
    await approve(orderId)
    const calls = countCalls()
    const { user } = await open(`/payment/result?orderId=${orderId}`)
    expect(await paid()).toBeVisible()
    // A browser's translation leaves numbers and codes alone.
    expect(screen.getByText(orderId)).toHaveAttribute('translate', 'no')
    expect(calls[`GET /v1/orders/${orderId}/complete`]).toBe(1)
    const before = calls[`GET /v1/users/2`] ?? 0
    await user.click(screen.getByRole('button', { name: '주문 내역 보기' }))
    await expectPath(/^\/account\/orders$/)
    await waitFor(() => expect(calls['GET /v1/users/2']).toBe(before + 1))
  })

  test('[PAY-11, GUEST-01] the lookup has the number and phone that were given in this tab', async () => {
    const userId = personas.guestOrdered.id
    const { orderId, addressId } = await startMockServer().world.transaction((tx) => {
      const placed = placeUnpaidOrder(tx, userId, oneTurtleneck, START)
      return { orderId: placed.orderId, addressId: tx.addresses.findFirst((q) => q.where({ userId }))?.id ?? 0 }
    })
    await approve(orderId)
    storePendingOrders({ [orderId]: await toCartLines() }, String(userId), addressId)
    const { user } = await renderApp(`/payment/result?orderId=${orderId}`, { as: 'guestOrdered' })
    await user.click(await screen.findByRole('button', { name: '주문 내역 보기' }))
    await expectPath(/^\/guest\/orders$/)
    expect(await screen.findByRole('textbox', { name: '주문번호' })).toHaveValue(orderId)
    expect(screen.getByRole('textbox', { name: '휴대폰 번호' })).toHaveValue('010-1357-2464')
    await user.click(screen.getByRole('button', { name: '주문 조회' }))
    expect(await screen.findByRole('dialog', { name: '주문 상세' })).toBeVisible()
  })

  test('[PAY-08] shows the code and message of a failure, or the defaults', async () => {
    const orderId = await placePendingOrder()
    await abandonPayment(orderId, '61', '한도초과로 결제에 실패했습니다.')
    const { view } = await open(`/payment/result?orderId=${orderId}`)
    expect(await failure()).toHaveTextContent(/결제가 완료되지 않았어요한도초과로 결제에 실패했습니다.*61/)
    expect(screen.getByText('61')).toHaveAttribute('translate', 'no')
    expect(screen.getByRole('link', { name: '다시 결제하기' })).toHaveAttribute('href', '/checkout')
    view.unmount()
    localStorage.removeItem('checkouts')
    storeCart(await toCartLines())
    const none = { status: 'FAILED', failCode: null, failMessage: '' }
    overrideHandler('get', '/v1/orders/:orderId/complete', () => success(none))
    await open(`/payment/result?orderId=${orderId}`, 'en')
    expect(await failure()).toHaveTextContent(/You cancelled the payment.*PAYMENT_CANCELED/)
    expect(screen.getByRole('link', { name: 'Go to your cart' })).toHaveAttribute('href', '/cart')
  })

  test('[PAY-08, OPEN-57] of an unknown status neither a cancellation nor a second payment is claimed', async () => {
    const orderId = await placePendingOrder()
    overrideHandler('get', '/v1/orders/:orderId/complete', () => success({ orderId, status: 'SOMETHING_NEW' }), true)
    const { user } = await open(`/payment/result?orderId=${orderId}`)
    expect(await failure()).toHaveTextContent(/^결제가 어떻게 됐는지 아직 알 수 없어요결제됐는지는 주문 내역에서 확인해 주세요/)
    expect(screen.queryByRole('link', { name: /다시 결제하기|장바구니로 가기/ })).toBeNull()
    await approve(orderId)
    await user.click(screen.getByRole('button', { name: '다시 확인하기' }))
    expect(await paid()).toBeVisible()
  })

  test.each([
    ['Card', /결제가 완료됐어요/],
    ['VBank', /주문을 받았어요/],
  ] as const)('[PAY-08, PAY-10] what is known of a payment by %s stays when a later lookup fails', async (method, title) => {
    const orderId = await placePendingOrder()
    await approve(orderId, method)
    const { store } = await open(`/payment/result?orderId=${orderId}`)
    await screen.findByRole('heading', { level: 1, name: title })
    overrideHandler('get', '/v1/orders/:orderId/complete', () => refusal(404, 'ORDER_NOT_FOUND', '없는 주문이에요.'))
    act(() => void dispatchEvent(new Event('focus')))
    await waitFor(() => expect(ordersApi.endpoints.orderCompletion.select(orderId)(store.getState()).isError).toBe(true))
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title)
    expect(screen.getByRole('region', { name: '주문한 상품과 배송' })).toBeVisible()
    expect(screen.queryAllByRole('region', { name: '입금할 가상계좌' })).toHaveLength(method === 'VBank' ? 1 : 0)
  })

  test('[PAY-10] shows a virtual account with amount, deadline and a copy button', async () => {
    const orderId = await placePendingOrder()
    await approve(orderId, 'VBank')
    const { user } = await open(`/payment/result?orderId=${orderId}`)
    const slip = await screen.findByRole('region', { name: '입금할 가상계좌' })
    const account = await startMockServer().world.read((tx) => tx.orders.findFirst((q) => q.where({ orderId }))?.virtualAccount)
    expect(slip).toHaveTextContent(account?.bankName ?? '-')
    expect(slip).toHaveTextContent('입금 금액41,500원')
    expect(slip).toHaveTextContent('입금 기한2026년 11월 24일 23:59까지')
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toContain('금액이 다르면 입금되지 않아요.')
    await user.click(within(slip).getByRole('button', { name: '복사' }))
    expect(await screen.findByText('계좌번호를 복사했어요')).toBeVisible()
    expect(await navigator.clipboard.readText()).toBe(account?.accountNumber)
  })

  const dueDate = '2026-03-04T23:59:59+09:00'
  const account = { bankName: '신한은행', accountNumber: '110482019374', totalAmount: 223_300, accountHolderName: null, dueDate }

  test('[PAY-10] a deposit that has come asks for none: no account is shown', async () => {
    overrideHandler('get', '/v1/orders/:orderId/complete', () => success({ status: 'CONFIRMED', virtualAccount: account }))
    await open('/payment/result?orderId=A-1')
    expect(await paid()).toBeVisible()
    expect(screen.queryByRole('region', { name: '입금할 가상계좌' })).toBeNull()
  })

  test('[PAY-10] names the company where a virtual account has no holder, in English', async () => {
    overrideHandler('get', '/v1/orders/:orderId/complete', () =>
      success({ status: 'WAITING_FOR_DEPOSIT', virtualAccount: account }),
    )
    await open('/payment/result?orderId=A-1', 'en')
    const slip = await screen.findByRole('region')
    expect(slip).toHaveTextContent('신한은행110482019374')
    expect(slip).toHaveTextContent('Account holderPickers Inc.')
    expect(slip).toHaveTextContent('Deadlineuntil 2026/3/4, 23:59')
  })
})

describe('a pending payment', () => {
  test('[PAY-14] polls every 2 s for 10 s, then offers a button that checks again', async () => {
    const orderId = await placePendingOrder()
    storeCart(await toCartLines())
    const calls = countCalls()
    const countCompletionCalls = () => calls[`GET /v1/orders/${orderId}/complete`] ?? 0
    fakeTimers()
    const { user, store } = await open(`/payment/result?orderId=${orderId}`)
    expect(await heading('결제를 확인하고 있어요')).toBeVisible()
    await completionLoaded(store, orderId)
    for (let looks = 1; looks <= 5; looks++) {
      expect(countCompletionCalls()).toBe(looks)
      expect(screen.queryByRole('button', { name: '다시 확인하기' })).toBeNull()
      await act(() => vi.advanceTimersByTimeAsync(2000))
      await waitFor(() => expect(countCompletionCalls()).toBe(looks + 1))
    }
    vi.useRealTimers()
    const button = await screen.findByRole('button', { name: '다시 확인하기' })
    expect(await failure()).toHaveTextContent(
      /^아직 결제 결과가 오지 않았어요결제창에서 결제를 마쳤다면 다시 확인해 주세요.다시 확인하기이 결제를 취소하고 다시 결제하기$/,
    )
    expect(screen.queryByText('결제되지 않은 금액')).toBeNull()

    await approve(orderId)
    await user.click(button)
    expect(await paid()).toBeVisible()
    expect(storedLines()).toEqual([])
  })

  test('[PAY-14] checking again polls as before', async () => {
    const orderId = await placePendingOrder()
    fakeTimers()
    const { user, store } = await open(`/payment/result?orderId=${orderId}`)
    await completionLoaded(store, orderId)
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    await user.click(await screen.findByRole('button', { name: '다시 확인하기' }))
    expect(await heading('결제를 확인하고 있어요')).toBeVisible()
    await approve(orderId)
    await act(() => vi.advanceTimersByTimeAsync(2000))
    expect(await paid()).toBeVisible()
    vi.useRealTimers()
  })

  test('[PAY-14] checks at once when the window gets the focus', async () => {
    const orderId = await placePendingOrder()
    fakeTimers()
    await open(`/payment/result?orderId=${orderId}`)
    expect(await heading('결제를 확인하고 있어요')).toBeVisible()
    await approve(orderId)
    // Ends the checks that the page makes of itself.
    vi.clearAllTimers()
    dispatchEvent(new Event('focus'))
    expect(await paid()).toBeVisible()
    vi.useRealTimers()
  })
})

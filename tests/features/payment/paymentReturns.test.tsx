import { screen, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { personas } from '../../../mocks/db/seed/personas.ts'
import { confirmOrder } from '../../../mocks/rules/payment/payments.ts'
import { issueRedirectKey, placeUnpaidOrder, type OrderItem } from '../../../mocks/scenarios/purchases.ts'
import {
  abandonPayment,
  approve,
  expectPath,
  storeCart,
  storePendingOrders,
  storedLines,
  toCartLines,
  oneTurtleneck,
  countOrdersByStatus,
  placePendingOrder,
  orderStatus,
} from '../../support/payment.tsx'
import {
  countCalls,
  holdReplies,
  overrideHandler,
  refusal,
  START,
  startMockServer,
  success,
  renderApp,
  settled,
} from '../../support/renderApp.tsx'
import { product, productList } from '../../support/shopProducts.tsx'

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const paid = () => heading('결제가 완료됐어요')
const failure = () => screen.findByRole('alert')
const open = (path: string, language: 'ko' | 'en' = 'ko') => renderApp(path, { as: 'jihoon', language, settle: false })

/** An order approved at the redirect provider; `back` is the address it returns to. */
async function approveAtProvider(wanted: readonly OrderItem[] = oneTurtleneck) {
  const { order, paymentKey } = await startMockServer().world.transaction((tx) => {
    const order = placeUnpaidOrder(tx, personas.jihoon.id, wanted, START)
    return { order, paymentKey: issueRedirectKey(tx, order) }
  })
  const back = (amount = order.totalAmount) =>
    `/payment/success?${new URLSearchParams({ paymentType: 'NORMAL', orderId: order.orderId, paymentKey, amount: String(amount) }).toString()}`
  return { ...order, paymentKey, back }
}

const failUrl = (more: Record<string, string>) =>
  `/payment/fail?${new URLSearchParams({ code: 'REJECT_CARD_PAYMENT', message: '한도초과', ...more }).toString()}`

const serverError = () => refusal(500, 'INTERNAL_ERROR', '서버 오류예요.')

describe('/payment/success', () => {
  test('[PAY-05, CART-07] confirms, then shows the order number and two links', async () => {
    const { orderId, back } = await approveAtProvider()
    storeCart(await toCartLines())
    storePendingOrders({ [orderId]: await toCartLines() })
    const release = holdReplies('/v1/orders/confirm', 'post')
    const { store } = await open(back())
    expect(await heading('결제를 확인하고 있어요')).toBeVisible()
    release()
    await settled(store)
    expect(await paid()).toBeVisible()
    expect(screen.getByText(orderId)).toBeVisible()
    expect(screen.getByRole('button', { name: '주문 내역 보기' })).toBeVisible()
    expect(screen.getByRole('link', { name: '홈으로 가기' })).toHaveAttribute('href', '/')
    expect([await orderStatus(orderId), storedLines()]).toEqual(['CONFIRMED', []])
  })

  test.each([
    '',
    '?orderId=A&paymentKey=k',
    '?orderId=A&amount=100',
    '?paymentKey=k&amount=100',
    '?orderId=A&paymentKey=k&amount=x',
  ])('[PAY-05] the query %s is reported as incomplete', async (query) => {
    const calls = countCalls()
    await open(`/payment/success${query}`, 'en')
    expect(await failure()).toHaveTextContent('Required parameters are missing')
    expect(calls['POST /v1/orders/confirm']).toBeUndefined()
  })

  test('[PAY-05] an order without its key or amount leads to that order', async () => {
    const orderId = await placePendingOrder()
    const { user } = await open(`/payment/success?orderId=${orderId}`)
    expect(await failure()).toHaveTextContent(
      '필수 정보가 없어요주소에 결제 정보가 빠져 있어요. 주문이 결제됐는지 확인해 주세요.',
    )
    expect(screen.queryByRole('link', { name: '다시 결제하기' })).toBeNull()
    await user.click(screen.getByRole('link', { name: '결제 결과 보기' }))
    await expectPath(new RegExp(`^/payment/result.orderId=${orderId}$`))
  })

  test.each([
    ['ko', '결제 승인에 실패했어요결제 금액이 주문 금액과 달라요.'],
    ['en', 'Payment approval failed'],
  ] as const)('[PAY-05, PAY-12] a changed amount shows the message and pays nothing, in %s', async (language, text) => {
    const { orderId, totalAmount, back } = await approveAtProvider()
    await open(back(totalAmount - 1000), language)
    expect(await failure()).toHaveTextContent(text)
    expect(await orderStatus(orderId)).toBe('PENDING')
  })

  test('[PAY-12] confirms once, however often the address is opened', async () => {
    const { orderId, back } = await approveAtProvider()
    const calls = countCalls()
    for (let times = 0; times < 3; times += 1) {
      const { view } = await open(back())
      expect(await paid()).toBeVisible()
      view.unmount()
    }
    expect(calls['POST /v1/orders/confirm']).toBe(1)
    // Before and after the confirmation, then once for each page.
    expect(calls[`GET /v1/orders/${orderId}/complete`]).toBe(4)
    expect(await countOrdersByStatus()).toEqual({ CONFIRMED: 1 })
    expect(await orderStatus(orderId)).toBe('CONFIRMED')
  })

  test('[PAY-12] a failed order is not confirmed again: its failure is shown', async () => {
    const { orderId, back } = await approveAtProvider()
    await abandonPayment(orderId, '61', '한도초과로 결제에 실패했습니다.')
    const calls = countCalls()
    await open(back())
    expect(await failure()).toHaveTextContent(/결제가 완료되지 않았어요한도초과로 결제에 실패했습니다.*61/)
    expect(calls['POST /v1/orders/confirm']).toBeUndefined()
  })

  test('[PAY-12] looks the order up after a lost or repeated confirmation', async () => {
    for (const lost of [() => HttpResponse.error(), () => refusal(409, 'ORDER_NOT_PAYABLE', '결제할 수 없는 주문이에요.')]) {
      const { orderId, totalAmount, paymentKey, back } = await approveAtProvider()
      const pay = () =>
        startMockServer().world.transaction((tx) => {
          confirmOrder(tx, personas.jihoon.id, { orderId, paymentKey, amount: totalAmount }, START)
        })
      overrideHandler('post', '/v1/orders/confirm', () => pay().then(lost), true)
      const { view } = await open(back())
      expect(await paid()).toBeVisible()
      view.unmount()
    }
    expect(await countOrdersByStatus()).toEqual({ CONFIRMED: 2 })
  })

  test.each([
    ['confirmation: a network error', 'post', '/v1/orders/confirm', () => HttpResponse.error(), '네트워크 오류가 발생했어요.'],
    ['confirmation: an error of the server', 'post', '/v1/orders/confirm', serverError, '서버 오류예요.'],
    [
      'look-up before: an error of the server',
      'get',
      '/v1/orders/:orderId/complete',
      serverError,
      '결제 결과를 불러오지 못했어요',
    ],
  ] as const)('[PAY-05, PAY-12] %s can be retried', async (_, method, path, reply, text) => {
    const { orderId, back } = await approveAtProvider()
    overrideHandler(method, path, reply, true)
    const { user } = await open(back())
    expect(await failure()).toHaveTextContent(text)
    await user.click(screen.getByRole('button', { name: '다시 시도' }))
    expect(await paid()).toBeVisible()
    expect(await orderStatus(orderId)).toBe('CONFIRMED')
  })

  test('[SHOP-04, PAY-05] the shop marks what a confirmed payment has sold out', async () => {
    const { orderId, back } = await approveAtProvider()
    overrideHandler('get', '/v1/products', async () =>
      success([product(1, { isSoldOut: (await orderStatus(orderId)) === 'CONFIRMED' })]),
    )
    overrideHandler('post', '/v1/orders/confirm', () => HttpResponse.error(), true)
    const { user } = await open(back())
    await failure()
    await user.click(screen.getByRole('link', { name: '샵' }))
    expect(await productList()).not.toHaveTextContent('품절')
    history.back()
    await paid()
    await user.click(screen.getByRole('link', { name: '샵' }))
    expect(await within(await productList()).findByText('품절')).toBeVisible()
  })

  test('[PAY-12] a refusal offers no second payment while the order cannot be looked up', async () => {
    const { orderId, totalAmount, paymentKey, back } = await approveAtProvider()
    storePendingOrders({ [orderId]: await toCartLines() })
    const pay = () =>
      startMockServer().world.transaction((tx) => {
        confirmOrder(tx, personas.jihoon.id, { orderId, paymentKey, amount: totalAmount }, START)
      })
    let isConfirmed = false
    overrideHandler('get', '/v1/orders/:orderId/complete', () => (isConfirmed ? HttpResponse.error() : undefined))
    overrideHandler('post', '/v1/orders/confirm', async () => {
      await pay()
      isConfirmed = true
      return refusal(409, 'ORDER_NOT_PAYABLE', '결제할 수 없는 주문이에요.')
    })
    const { user } = await open(back())
    expect(await failure()).toHaveTextContent('결제 결과를 불러오지 못했어요')
    isConfirmed = false
    await user.click(screen.getByRole('button', { name: '다시 시도' }))
    expect(await paid()).toBeVisible()
  })

  test('[PAY-05] does not confirm the order of another user', async () => {
    const calls = countCalls()
    await open('/payment/success?orderId=UNKNOWN-1&paymentKey=k&amount=100')
    expect(await failure()).toHaveTextContent('결제 승인에 실패했어요주문을 찾을 수 없어요.')
    expect(calls['POST /v1/orders/confirm']).toBeUndefined()
  })
})

describe('/payment/fail', () => {
  test('[PAY-06, PAY-12] reports the failure once, shows it after a reload, keeps the cart', async () => {
    const orderId = await placePendingOrder()
    storeCart(await toCartLines())
    const calls = countCalls()
    for (let times = 0; times < 2; times += 1) {
      const { view } = await open(failUrl({ orderId }))
      expect(await failure()).toHaveTextContent(/한도초과.*REJECT_CARD_PAYMENT/)
      view.unmount()
    }
    expect(calls['POST /v1/orders/fail']).toBe(1)
    // Before and after the report, then once.
    expect(calls[`GET /v1/orders/${orderId}/complete`]).toBe(3)
    expect([await orderStatus(orderId), storedLines().length]).toEqual(['FAILED', 1])
  })

  test('[PAY-06] shows the defaults and reports nothing without an order id', async () => {
    const calls = countCalls()
    await open('/payment/fail', 'en')
    expect(await failure()).toHaveTextContent(/You cancelled the payment.*PAYMENT_CANCELED/)
    expect(await screen.findByRole('heading', { name: 'New in the shop' })).toBeVisible()
    expect(calls['POST /v1/orders/fail']).toBeUndefined()
  })

  test('[PAY-06, ROLE-01] a visitor without an order id sees the failure alone, and nothing is asked for', async () => {
    const calls = countCalls()
    await renderApp('/payment/fail')
    expect(await failure()).toHaveTextContent('결제가 완료되지 않았어요')
    expect(calls).toEqual({})
  })

  test('[PAY-06, ROLE-01] shows the failure and reports nothing without a session', async () => {
    const calls = countCalls()
    await renderApp(failUrl({ orderId: 'A-1', message: '02-000-0000으로 전화해 주세요.' }))
    // What the address says is not the shop's own, and whether the order is paid is not known.
    const reported = '결제사에서 보낸 내용: 02-000-0000으로 전화해 주세요.오류 코드 REJECT_CARD_PAYMENT'
    expect(await failure()).toHaveTextContent(`결제가 완료되지 않았어요결제됐는지는 주문 내역에서 확인해 주세요.${reported}`)
    expect(screen.queryByText(/결제된 금액은 없어요/)).toBeNull()
    expect(calls['POST /v1/orders/fail']).toBeUndefined()
  })

  test('[PAY-06] a falsy result leads home, for an unknown and a paid order', async () => {
    const orderId = await placePendingOrder()
    await approve(orderId)
    for (const known of ['UNKNOWN-1', orderId]) {
      const { view } = await open(failUrl({ orderId: known }))
      await expectPath(/^\/$/)
      view.unmount()
    }
    expect(await orderStatus(orderId)).toBe('CONFIRMED')
  })

  test('[PAY-06, PAY-12] a refused report of a paid order offers no second payment', async () => {
    const orderId = await placePendingOrder()
    await approve(orderId)
    overrideHandler('post', '/v1/orders/fail', () => refusal(409, 'ORDER_NOT_PAYABLE', '결제할 수 없는 주문이에요.'))
    await open(failUrl({ orderId }))
    const alert = await failure()
    expect(alert).toHaveTextContent(/이 주문은 이미 결제됐어요.*한도초과.*REJECT_CARD_PAYMENT/)
    expect(within(alert).getByRole('link')).toHaveTextContent('결제 결과 보기')
  })

  test('[PAY-06] a failed report still shows the failure, also if the order cannot be looked up', async () => {
    const orderId = await placePendingOrder()
    overrideHandler('post', '/v1/orders/fail', () => HttpResponse.error())
    overrideHandler('get', '/v1/orders/:orderId/complete', () => HttpResponse.error())
    await open(failUrl({ orderId }))
    expect(await failure()).toHaveTextContent('한도초과')
    expect(screen.queryByRole('link', { name: '다시 결제하기' })).toBeNull()
  })
})

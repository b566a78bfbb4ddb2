import { act, screen } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { afterEach, expect, test, vi } from 'vitest'
import { approve, completionLoaded, orderStatus, placePendingOrder, storeCart, toCartLines } from '../../support/payment.tsx'
import { overrideHandler, renderApp } from '../../support/renderApp.tsx'

afterEach(() => void vi.useRealTimers())

/** The result of a payment whose window only looks closed, when the page has stopped asking. */
async function openResult() {
  const orderId = await placePendingOrder()
  storeCart(await toCartLines())
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  const { user, store } = await renderApp(`/payment/result?orderId=${orderId}`, { as: 'jihoon', settle: false })
  await screen.findByRole('heading', { level: 1, name: '결제를 확인하고 있어요' })
  await completionLoaded(store, orderId)
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  vi.useRealTimers()
  const again = await screen.findByRole('button', { name: '이 결제를 취소하고 다시 결제하기' })
  expect(screen.queryByRole('link', { name: '다시 결제하기' })).toBeNull()
  return { orderId, payAgain: () => user.click(again) }
}

test('[PAY-02, PAY-14, OPEN-50] an open payment is closed at the server before the next one', async () => {
  const { orderId, payAgain } = await openResult()
  await payAgain()
  expect(await screen.findByRole('heading', { level: 1, name: '주문·결제' })).toBeVisible()
  expect(await orderStatus(orderId)).toBe('FAILED')
  expect(await approve(orderId)).not.toBe('CONFIRMED')
})

test('[PAY-14, OPEN-50] an open payment that was paid meanwhile shows its result', async () => {
  const { orderId, payAgain } = await openResult()
  await approve(orderId)
  await payAgain()
  expect(await screen.findByRole('heading', { level: 1, name: '결제가 완료됐어요' })).toBeVisible()
  expect(await orderStatus(orderId)).toBe('CONFIRMED')
})

test('[PAY-14, OPEN-50] an open payment that cannot be closed is not followed by another', async () => {
  const { orderId, payAgain } = await openResult()
  overrideHandler('post', '/v1/orders/fail', () => HttpResponse.error())
  await payAgain()
  expect(await screen.findByText(/^네트워크 오류가 발생했어요/)).toBeVisible()
  expect(await orderStatus(orderId)).toBe('PENDING')
  expect(location.pathname).toBe('/payment/result')
})

import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { personas } from '../../../mocks/db/seed/personas.ts'
import { issueRedirectKey, placeUnpaidOrder } from '../../../mocks/scenarios/purchases.ts'
import {
  approve,
  oneTurtleneck,
  openCheckout,
  openedOrderId,
  placePendingOrder,
  pressPay,
  stateOfOrder,
  storeCart,
  stubPopup,
  toCartItems,
} from '../../support/payment.tsx'
import { countCalls, renderApp, START, startMockServer } from '../../support/renderApp.tsx'
import { wholeText } from '../../../stories/support/wholeText.ts'

const paid = () => screen.findByRole('heading', { level: 1, name: '결제가 완료됐어요' })
const failed = () => screen.findByRole('heading', { level: 1, name: '결제가 완료되지 않았어요' })
const counted = (calls: Record<string, number>, orderId: string) => calls[`GET /v1/orders/${orderId}/complete`]

/** The return address of a redirect provider. */
async function successPath(): Promise<{ orderId: string; path: string }> {
  const { order, paymentKey } = await startMockServer().world.transaction((tx) => {
    const order = placeUnpaidOrder(tx, personas.jihoon.id, oneTurtleneck, START)
    return { order, paymentKey: issueRedirectKey(tx, order) }
  })
  const { orderId, totalAmount } = order
  return { orderId, path: `/payment/success?orderId=${orderId}&paymentKey=${paymentKey}&amount=${totalAmount}` }
}

test('[PAY-02, PAY-08] the result after a closed window asks for the completion once', async () => {
  const shown = stubPopup()
  const app = await openCheckout()
  const calls = countCalls()
  await pressPay(app)
  const orderId = await openedOrderId(shown)
  await approve(orderId)
  shown.popup.closed = true
  await paid()
  expect(counted(calls, orderId)).toBe(1)
})

test('[PAY-05, PAY-12] a success address asks before and after it confirms, and once when opened again', async () => {
  const { orderId, path } = await successPath()
  const calls = countCalls()
  const { view } = await renderApp(path, { as: 'jihoon' })
  await paid()
  expect(counted(calls, orderId)).toBe(2)
  view.unmount()
  await renderApp(path, { as: 'jihoon' })
  await paid()
  expect(counted(calls, orderId)).toBe(3)
})

test.each([
  ['/payment/result?', paid],
  ['/payment/mobile/result?code=00&', paid],
  ['/payment/mobile/result?code=01&', failed],
] as const)('[PAY-08, PAY-09] %s asks once', async (path, isShown) => {
  const orderId = await placePendingOrder()
  await approve(orderId)
  const calls = countCalls()
  await renderApp(`${path}orderId=${orderId}`, { as: 'jihoon' })
  await isShown()
  expect(counted(calls, orderId)).toBe(1)
})

test('[PAY-06] a failure address asks before and after its report, and once when opened again', async () => {
  const orderId = await placePendingOrder()
  const calls = countCalls()
  for (const requests of [2, 3]) {
    const { view } = await renderApp(`/payment/fail?code=01&orderId=${orderId}`, { as: 'jihoon' })
    await failed()
    expect(counted(calls, orderId)).toBe(requests)
    view.unmount()
  }
})

test('[PAY-13, CHK-09] a reloaded checkout shows its open order, without a notice, and asks once', async () => {
  const orderId = await placePendingOrder()
  storeCart(await toCartItems())
  const calls = countCalls()
  await renderApp('/checkout', { as: 'jihoon', state: stateOfOrder(orderId) })
  expect(await screen.findByText(/마치지 않은 결제가 있어요. 다시 결제하면/)).toBeVisible()
  expect(screen.queryByText(wholeText(/마치지 않은 결제가 있어요. 지금 상태를/))).toBeNull()
  expect(counted(calls, orderId)).toBe(1)
})

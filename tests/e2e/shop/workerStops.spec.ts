import type { Page } from '@playwright/test'
import { expectTrustRow } from '../../support/trustTable.ts'
import { checkBalances, runCommand } from '../support/checkBalances.ts'
import { stopWorkers } from '../support/navigations.ts'
import {
  approvePayment,
  goToCheckout,
  openPaymentWindow,
  paidHeading,
  payButton,
  approveAndWaitForClose,
} from '../support/payHelpers.ts'
import { expect, test } from '../support/test.ts'

// A stopped worker's request fails, and Chromium logs it.
test.beforeEach(({ allowErrors }) => allowErrors(/mock\/api|Failed to load|status of/))

async function expectPaidOnce(page: Page, situation: string, shown: string): Promise<void> {
  await expect(paidHeading(page)).toBeVisible()
  const { faults, orders, cart } = await checkBalances(page)
  expect(faults).toEqual([])
  expect(orders.filter((status) => status === 'CONFIRMED')).toHaveLength(1)
  expect(cart).toBe(0)
  expectTrustRow({ table: 'worker', situation: `the worker is stopped ${situation}`, shown, stored: 'one paid order' })
}

const isHeld = (page: Page) => page.evaluate(async () => (await window.__mock.heldReplies()).length)

test('[PAY-01, PAY-08] the worker is stopped at the open checkout', async ({ page, mode }) => {
  await goToCheckout(page, mode, 'pay-card')
  await expect(page.getByRole('radio', { name: /염지훈/ })).toBeChecked()
  await stopWorkers(page)
  await approveAndWaitForClose(await openPaymentWindow(page))
  await expectPaidOnce(page, 'at the open checkout', 'the payment result')
})

test('[PAY-02, PAY-08] the worker is stopped while the order is made', async ({ page, mode }) => {
  await goToCheckout(page, mode, 'pay-card')
  await expect(page.getByRole('radio', { name: /염지훈/ })).toBeChecked()
  await runCommand(page, 'addFault', { kind: 'pause', operation: 'createOrder', left: 1, isAfter: true })
  const popup = page.waitForEvent('popup')
  await payButton(page).click()
  const provider = await popup
  await expect.poll(() => isHeld(page)).toBe(1)
  await stopWorkers(page)
  await runCommand(page, 'clearFaults')
  // Chromium sends a request again whose worker has stopped: the order without a reply expires.
  await approveAndWaitForClose(provider)
  await expectPaidOnce(page, 'while the order is made', 'the payment result: the browser sends the request again')
})

test('[PAY-02, PAY-08] the worker is stopped with the provider shown', async ({ page, mode }) => {
  await goToCheckout(page, mode, 'pay-card')
  const provider = await openPaymentWindow(page)
  await stopWorkers(page)
  await approveAndWaitForClose(provider)
  await expectPaidOnce(page, 'with the provider’s page shown', 'the payment result')
})

test('[PAY-08, CART-07] the worker is stopped while the result is requested', async ({ page, mode }) => {
  await goToCheckout(page, mode, 'pay-card')
  const provider = await openPaymentWindow(page)
  await runCommand(page, 'addFault', { kind: 'pause', operation: 'orderCompletion', left: 1 })
  await approveAndWaitForClose(provider)
  await expect.poll(() => isHeld(page)).toBe(1)
  await stopWorkers(page)
  await runCommand(page, 'clearFaults')
  await expectPaidOnce(page, 'while the result is requested', 'the payment result: the browser sends the request again')
})

test('[PAY-08] the worker is stopped at the result', async ({ page, mode }) => {
  await goToCheckout(page, mode, 'pay-card')
  await approveAndWaitForClose(await openPaymentWindow(page))
  await expect(paidHeading(page)).toBeVisible()
  await stopWorkers(page)
  await page.reload()
  await expectPaidOnce(page, 'at the result, which is reloaded', 'the payment result')
})

test('[PAY-03, PAY-09] the worker is stopped while a phone is at the provider', async ({ page, mode }) => {
  await goToCheckout(page, mode, 'pay-mobile-ok')
  await payButton(page).click()
  await expect(page.getByRole('button', { name: '시험용 번호 채우기' })).toBeVisible()
  await stopWorkers(page)
  await approvePayment(page)
  await expectPaidOnce(page, 'while a phone is at the provider', 'the payment result')
})

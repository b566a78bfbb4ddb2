import type { Page } from '@playwright/test'
import { checkBalances, runCommand } from '../support/checkBalances.ts'
import { stopWorkers } from '../support/navigations.ts'
import { approvePayment, goToCheckout, paidHeading, payButton, approveAndWaitForClose } from '../support/payHelpers.ts'
import { expect, test } from '../support/test.ts'

// A stopped worker's request fails, and Chromium logs it.
test.beforeEach(({ allowErrors }) => allowErrors(/Failed to load resource: net::ERR_/))

async function expectPaidOnce(page: Page): Promise<void> {
  await expect(paidHeading(page)).toBeVisible()
  const { faults, orders, cart } = await checkBalances(page)
  expect(faults).toEqual([])
  expect(orders.filter((status) => status === 'CONFIRMED')).toHaveLength(1)
  expect(cart).toBe(0)
}

/** Stops the workers while a reply is held. Chromium sends a request again whose worker has stopped. */
async function stopWhileHeld(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(async () => (await window.__mock.heldReplies()).length)).toBe(1)
  await stopWorkers(page)
  await runCommand(page, 'clearFaults')
}

test('[PAY-01, PAY-02, PAY-08, CART-07] the worker is stopped at each step of a payment', async ({ page, mode }) => {
  await goToCheckout(page, mode, 'pay-card')
  await expect(page.getByRole('radio', { name: /염지훈/ })).toBeChecked()
  await stopWorkers(page)
  await runCommand(page, 'addFault', { kind: 'pause', operation: 'createOrder', left: 1, isAfter: true })
  const popup = page.waitForEvent('popup')
  await payButton(page).click()
  const provider = await popup
  await stopWhileHeld(page)
  await expect(provider.getByRole('button', { name: '시험용 번호 채우기' })).toBeVisible()
  await stopWorkers(page)
  await runCommand(page, 'addFault', { kind: 'pause', operation: 'orderCompletion', left: 1 })
  await approveAndWaitForClose(provider)
  await stopWhileHeld(page)
  await expect(paidHeading(page)).toBeVisible()
  await stopWorkers(page)
  await page.reload()
  await expectPaidOnce(page)
})

test('[PAY-04, PAY-09] the worker is stopped while a phone is at the provider', async ({ page, mode }) => {
  await goToCheckout(page, mode, 'pay-mobile-ok')
  await payButton(page).click()
  await expect(page.getByRole('button', { name: '시험용 번호 채우기' })).toBeVisible()
  await stopWorkers(page)
  await approvePayment(page)
  await expectPaidOnce(page)
})

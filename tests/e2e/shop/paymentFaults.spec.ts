import { checkBalances, expectOrders } from '../support/checkBalances.ts'
import {
  approveAndWaitForClose,
  goToCheckout,
  openPaymentWindow,
  orderButton,
  orderUpdate,
  paidHeading,
  payButton,
} from '../support/payHelpers.ts'
import { expect, test } from '../support/test.ts'

test('[PAY-03] a blocked popup is reported; the next try pays', { tag: '@core' }, async ({ page, mode }) => {
  await goToCheckout(page, mode, 'pay-popup-blocked')
  await payButton(page).click()
  await expect(page.getByRole('alert')).toHaveText('결제창을 열지 못했어요. 팝업 차단을 확인해 주세요.')
  expect((await checkBalances(page)).orders).toEqual([])
  const popup = page.waitForEvent('popup')
  await page.getByRole('button', { name: '다시 결제하기' }).click()
  const provider = await popup
  await approveAndWaitForClose(provider)
  await expect(paidHeading(page)).toBeVisible()
  await expectOrders(page, ['CONFIRMED'], 0)
})

test(
  '[PAY-12, PAY-13, CART-07] with the opener closed a reloaded window pays; the next start says so',
  { tag: '@core' },
  async ({ page, mode, context }) => {
    await goToCheckout(page, mode, 'pay-card')
    const provider = await openPaymentWindow(page)
    await page.close()
    await provider.reload()
    await approveAndWaitForClose(provider)
    const again = await context.newPage()
    await again.goto('./')
    await expect(orderUpdate(again)).toBeVisible()
    await again.getByRole('link', { name: '결제 결과 보기' }).click()
    await expect(paidHeading(again)).toBeVisible()
    await expectOrders(again, ['CONFIRMED'], 0)
  },
)

test('[PAY-12, PAY-13] a reloaded opener pays once by a second order', async ({ page, mode }) => {
  await goToCheckout(page, mode, 'pay-card')
  const first = await openPaymentWindow(page)
  const address = first.url()
  await page.reload()
  await expect(page.getByText('다시 결제하면 앞선 주문은 닫혀서 두 번 결제되지 않아요', { exact: false })).toBeVisible()
  await expect(page.getByRole('radio', { name: /염지훈/ })).toBeChecked()
  await payButton(page).click()
  await expect(page.getByText('결제창에서 결제를 마쳐 주세요')).toBeVisible()
  const second =
    page
      .context()
      .pages()
      .find((one) => one !== page) ?? first
  await expect.poll(() => second.url()).not.toBe(address)
  await expect(second.getByRole('button', { name: '시험용 번호 채우기' })).toBeVisible()
  await approveAndWaitForClose(second)
  await expect(paidHeading(page)).toBeVisible()
  await expectOrders(page, ['FAILED', 'CONFIRMED'], 0)
})

test('[PAY-12, CHK-07, CHK-09] a second window cannot pay at the same time', async ({ page, mode, context }) => {
  await goToCheckout(page, mode, 'pay-card')
  const other = await context.newPage()
  await other.goto('./cart')
  await orderButton(other).click()
  await expect(other.getByRole('radio', { name: /염지훈/ })).toBeChecked()
  const provider = await openPaymentWindow(page)
  await payButton(other).click()
  await expect(other.getByRole('alert')).toContainText('다른 창에서 결제하고 있어요')
  await approveAndWaitForClose(provider)
  await expect(paidHeading(page)).toBeVisible()
  await expect(other).toHaveURL(/\/cart\/?$/)
  await expectOrders(page, ['CONFIRMED'], 0)
})

import { expectTrustRow } from '../../support/trustTable.ts'
import { checkBalances, expectSituation } from '../support/checkBalances.ts'
import {
  approveAndWaitForClose,
  approvePayment,
  goToCheckout,
  openPaymentWindow,
  orderButton,
  orderUpdate,
  PAID_UPDATE,
  paidHeading,
  payButton,
  piecesInCart,
  stopAsking,
} from '../support/payHelpers.ts'
import { expect, test } from '../support/test.ts'

test.beforeEach(({ allowErrors }) => allowErrors(/mock\/api|Failed to load|status of/))

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
  await expectSituation(page, 'popup blocked', 'that it is blocked, and nothing is ordered; the next press pays')
})

test(
  '[PAY-02, PAY-14, PAY-12] a popup closed before the approval, then paid by a new order',
  { tag: '@core' },
  async ({ page, mode }) => {
    await page.clock.install()
    await goToCheckout(page, mode, 'pay-cancelled')
    const provider = await openPaymentWindow(page)
    await provider.close()
    await stopAsking(page)
    await expect(page.getByRole('button', { name: '다시 확인하기' })).toBeVisible()
    await expectSituation(
      page,
      'popup closed early',
      '«결제를 확인하고 있어요» for 10 s, then PAYMENT_CANCELED and «다시 확인하기»',
    )
    await page.getByRole('link', { name: '다시 결제하기' }).click()
    await approveAndWaitForClose(await openPaymentWindow(page))
    await expect(paidHeading(page)).toBeVisible()
    await expectSituation(
      page,
      'popup closed early, paid again',
      'the first order is abandoned before the second is made; paid once',
    )
  },
)

test('[PAY-02, PAY-14] a popup closed while the provider approves ends as paid', async ({ page, mode, context }) => {
  await goToCheckout(page, mode, 'pay-window-closed-early')
  const provider = await openPaymentWindow(page)
  const address = provider.url()
  await provider.close()
  await expect(page.getByRole('heading', { name: '결제를 확인하고 있어요' })).toBeVisible()
  // The approval continues at the provider without the window.
  const elsewhere = await context.newPage()
  await elsewhere.goto(address)
  await approvePayment(elsewhere)
  await elsewhere.waitForURL(/payment\/complete/)
  await page.bringToFront()
  await expect(paidHeading(page)).toBeVisible()
  await expectSituation(page, 'popup closed during approval', '«결제를 확인하고 있어요», then paid')
})

test('[PAY-12] a reloaded popup pays', async ({ page, mode }) => {
  await goToCheckout(page, mode, 'pay-card')
  const provider = await openPaymentWindow(page)
  await provider.reload()
  await approveAndWaitForClose(provider)
  await expect(paidHeading(page)).toBeVisible()
  await expectSituation(page, 'popup reloaded at the provider', 'paid')
})

test('[PAY-13, CART-07] with the opener closed the next start announces the payment', async ({ page, mode, context }) => {
  await goToCheckout(page, mode, 'pay-card')
  const provider = await openPaymentWindow(page)
  await page.close()
  await approveAndWaitForClose(provider)
  const again = await context.newPage()
  await again.goto('./')
  await expect(orderUpdate(again)).toBeVisible()
  await again.getByRole('link', { name: '결제 결과 보기' }).click()
  await expect(paidHeading(again)).toBeVisible()
  await expectSituation(
    again,
    'opener closed',
    `the window pays and closes itself; at the next start «${PAID_UPDATE}» with the way to the result`,
  )
})

test('[PAY-12, PAY-13, CHK-09] a reloaded opener leads to the cart once paid', async ({ page, mode }) => {
  await goToCheckout(page, mode, 'pay-card')
  const provider = await openPaymentWindow(page)
  await page.reload()
  await expect(page.getByText('다시 결제하면 앞선 주문은 닫혀서 두 번 결제되지 않아요', { exact: false })).toBeVisible()
  await approveAndWaitForClose(provider)
  await page.bringToFront()
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await expect(page).toHaveURL(/\/cart\/?$/)
  await expect(orderUpdate(page)).toBeVisible()
  await expectSituation(page, 'opener reloaded', `that a payment is unfinished; paid meanwhile, the cart and «${PAID_UPDATE}»`)
})

test('[PAY-12] a reloaded opener pays once by a second order', async ({ page, mode }) => {
  await goToCheckout(page, mode, 'pay-card')
  const first = await openPaymentWindow(page)
  const address = first.url()
  await page.reload()
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
  // The first order's page can no longer pay.
  const stale = await page.context().newPage()
  await stale.goto(address)
  await expect(stale.getByRole('alert').getByRole('heading')).toBeVisible()
  await expectSituation(
    page,
    'opener reloaded, paid again',
    'the same window is led to a new order; the first one can be paid no more',
  )
})

test('[PAY-13, CART-07] the payment is announced on another page of the opener', async ({ page, mode }) => {
  await goToCheckout(page, mode, 'pay-card')
  const provider = await openPaymentWindow(page)
  await page.getByRole('link', { name: '샵', exact: true }).click()
  await expect(page).toHaveURL(/\/shop\/?$/)
  await approveAndWaitForClose(provider)
  await expect(orderUpdate(page)).toBeVisible()
  await expectSituation(page, 'opener navigated', `«${PAID_UPDATE}» on the current page`)
})

test('[PAY-12, CHK-09] back and forward during a payment end in the emptied cart', async ({ page, mode }) => {
  await goToCheckout(page, mode, 'pay-card')
  const provider = await openPaymentWindow(page)
  await page.goBack()
  await expect(page).toHaveURL(/\/cart\/?$/)
  await page.goForward()
  await expect(page.getByText('결제창에서 결제를 마쳐 주세요')).toBeVisible()
  await page.goBack()
  await approveAndWaitForClose(provider)
  await expect(orderUpdate(page)).toBeVisible()
  await page.goForward()
  await expect(page).toHaveURL(/\/cart\/?$/)
  await expect(page.getByText('장바구니가 비어 있어요')).toBeVisible()
  await expectSituation(page, 'back and forward', 'the payment goes on; a checkout that is paid leads to the cart')
})

test('[AUTH-21, PAY-13, CART-07] a window left open over a logout pays; the next sign-in announces it', async ({
  page,
  mode,
}) => {
  await goToCheckout(page, mode, 'pay-card')
  const session = await page.evaluate(() => Object.entries(localStorage))
  const provider = await openPaymentWindow(page)
  await page.getByRole('button', { name: '내 계정' }).click()
  await page.getByRole('button', { name: '로그아웃' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Your Pick/ })).toBeVisible()
  await approveAndWaitForClose(provider)
  expect(await piecesInCart(page)).toBe(1)
  await page.evaluate((entries) => {
    for (const [key, value] of entries) if (/Token|userId/.test(key)) localStorage.setItem(key, value)
  }, session)
  await page.goto('./')
  await expect(orderUpdate(page)).toBeVisible()
  await expectSituation(page, 'popup open over a logout', `the landing; signed in again, «${PAID_UPDATE}»`)
})

test('[CHK-07] a double click opens one window and one order', async ({ page, mode }) => {
  await goToCheckout(page, mode, 'pay-card')
  await expect(page.getByRole('radio', { name: /염지훈/ })).toBeChecked()
  const popup = page.waitForEvent('popup')
  await payButton(page).dblclick()
  const provider = await popup
  await expect(provider.getByRole('button', { name: '시험용 번호 채우기' })).toBeVisible()
  expect(page.context().pages()).toHaveLength(2)
  await approveAndWaitForClose(provider)
  await expect(paidHeading(page)).toBeVisible()
  await expectSituation(page, 'double click', 'one window, one order')
  expectTrustRow({
    table: 'races',
    situation: 'the pay button is pressed twice at once',
    shown: 'one payment window',
    stored: 'one paid order',
  })
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
  await expectSituation(page, 'two windows', 'the second one shows that another window pays, then the emptied cart')
  expectTrustRow({
    table: 'races',
    situation: 'two windows pay for one cart at once',
    shown: 'the second one says that another window pays, then the emptied cart',
    stored: 'one paid order',
  })
})

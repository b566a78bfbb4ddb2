import {
  approveAndWaitForClose,
  approvePayment,
  openPaymentWindow,
  paidHeading,
  payButton,
  PHONE,
  piecesInCart,
  orderStatuses,
  goToCheckout,
} from '../support/payHelpers.ts'
import { TestShop } from '../support/testShop.ts'
import { urlOf } from '../support/sites.ts'
import { expect, test } from '../support/test.ts'

test(
  '[API-51, API-53, CHK-07, CHK-09, PAY-01, PAY-02, PAY-07, PAY-08, PAY-12, CART-07] a card payment in the window is paid once',
  { tag: ['@core', '@real'] },
  async ({ page, mode }) => {
    await goToCheckout(page, mode, 'pay-card')
    const provider = await openPaymentWindow(page)
    expect(await provider.evaluate(() => [innerWidth, innerHeight])).toEqual([800, 700])
    await expect(provider).toHaveURL(/\/mock\/payment/)
    await expect(page.getByText('결제창에서 결제를 마쳐 주세요')).toBeVisible()
    expect(await piecesInCart(page)).toBe(1)
    await approveAndWaitForClose(provider)
    await expect(paidHeading(page)).toBeVisible()
    await expect(page).toHaveURL(/\/payment\/result\/?\?orderId=/)
    expect([await orderStatuses(page, mode), await piecesInCart(page)]).toEqual([['CONFIRMED'], 0])

    await page.reload()
    await expect(paidHeading(page)).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/\/cart\/?$/)
    await expect(page.getByText('장바구니가 비어 있어요')).toBeVisible()
    expect(await orderStatuses(page, mode)).toEqual(['CONFIRMED'])
  },
)

test(
  '[CHK-01, CHK-05, PAY-10] a virtual account survives reloads before and after the payment',
  { tag: '@core' },
  async ({ page, mode }) => {
    await goToCheckout(page, mode, 'pay-virtual-account')
    await page.getByText('가상계좌', { exact: true }).click()
    await page.reload()
    await expect(page.getByRole('radio', { name: '가상계좌' })).toBeChecked()
    await approveAndWaitForClose(await openPaymentWindow(page))
    const slip = page.getByRole('region', { name: '입금할 가상계좌' })
    await expect(slip).toContainText('입금 금액41,500원')
    await page.reload()
    await expect(slip).toContainText(/입금 기한\d{4}년 \d{1,2}월 \d{1,2}일 23:59까지/)
    expect([await orderStatuses(page, mode), await piecesInCart(page)]).toEqual([['WAITING_FOR_DEPOSIT'], 0])
  },
)

test('[CHK-03, CHK-04, ACCT-06, ACCT-07, ACCT-08] without an address one is found by postcode, saved and chosen', async ({
  page,
  mode,
}) => {
  await goToCheckout(page, mode, 'checkout-no-address')
  await payButton(page).click()
  await page.getByRole('dialog', { name: '배송지가 필요해요' }).getByRole('button', { name: '배송지 추가' }).click()
  const form = page.getByRole('dialog', { name: '배송지 추가' })
  await form.getByRole('textbox', { name: '배송지명' }).fill('회사')
  await form.getByRole('textbox', { name: '받는 분' }).fill('염지훈')
  await form.getByRole('textbox', { name: '휴대폰 번호' }).pressSequentially('01013572462')
  await expect(form.getByRole('textbox', { name: '휴대폰 번호' })).toHaveValue('010-1357-2462')
  // An earlier press is answered by a request to try again.
  await page.waitForFunction(() => window.daum?.Postcode !== undefined)
  await form.getByRole('button', { name: '우편번호 찾기' }).click()
  const search = page.frameLocator('iframe[title="우편번호 검색"]')
  await search.getByRole('textbox').fill('판교역로 235')
  await search.getByRole('button', { name: '검색', exact: true }).click()
  await search.getByRole('button', { name: /판교역로 235/ }).click()
  await expect(form.getByRole('textbox', { name: '우편번호' })).toHaveValue('13494')
  await expect(form.getByRole('textbox', { name: '상세주소' })).toBeFocused()
  await page.keyboard.type('7층')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('radio', { name: /회사 · 염지훈/ })).toBeChecked()
  await approveAndWaitForClose(await openPaymentWindow(page))
  await expect(paidHeading(page)).toBeVisible()
})

test('[PAY-05, PAY-12, PAY-06, API-54] a redirect is confirmed once and a refusal reported once', async ({ page, mode }) => {
  const confirms: string[] = []
  page.on('request', (request) => {
    if (/orders\/(confirm|fail)$/.test(request.url())) confirms.push(request.url().replace(/.*\//, ''))
  })
  const shop = await new TestShop(page, mode).open()
  const pay = async (ending: string) => {
    const order = await shop.order()
    await page.goto(shop.redirectUrl(order, urlOf(mode)))
    await page.getByRole('textbox', { name: '카드 번호' }).fill(`4111 1111 1111 ${ending}`)
    await page.getByRole('textbox', { name: '유효기간' }).fill('1239')
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: /결제하기/ }).click()
    return order
  }
  const { orderId } = await pay('1111')
  await expect(paidHeading(page)).toBeVisible()
  await expect(page.getByText(orderId)).toBeVisible()
  const address = page.url()
  await page.reload()
  await expect(paidHeading(page)).toBeVisible()
  await page.goto('./shop')
  await page.goto(address)
  await expect(paidHeading(page)).toBeVisible()
  expect(confirms).toEqual(['confirm'])

  await pay('9061')
  await expect(page.getByRole('alert')).toContainText('REJECT_CARD_PAYMENT')
  await page.reload()
  await expect(page.getByRole('alert')).toContainText('REJECT_CARD_PAYMENT')
  expect(confirms).toEqual(['confirm', 'fail'])
})

test('[PAY-02] no page detaches the payment window from its opener', async ({ page }) => {
  for (const path of ['./', './checkout', './payment/complete']) {
    const response = await page.goto(path)
    expect(response?.headers()['cross-origin-opener-policy'] ?? 'none').not.toMatch(/same-origin/)
  }
})

test.describe('on a phone', () => {
  test.use({ userAgent: PHONE, viewport: { width: 390, height: 844 }, hasTouch: true })

  test(
    '[API-52, API-53, PAY-04, PAY-09, PAY-12, CART-07, CHK-09] a form leads to the provider and back to the result',
    { tag: '@core' },
    async ({ page, mode, allowErrors }) => {
      // The provider's page refuses the finished payment.
      allowErrors(/mock\/api/)
      await goToCheckout(page, mode, 'pay-mobile-ok')
      await payButton(page).click()
      await page.waitForURL(/mock\/payment/)
      await approvePayment(page)
      await expect(paidHeading(page)).toBeVisible()
      await expect(page).toHaveURL(/\/payment\/mobile\/result\/?\?orderId=.*code=00/)
      expect([await orderStatuses(page, mode), await piecesInCart(page)]).toEqual([['CONFIRMED'], 0])
      // Back past the provider's page, which refuses a second payment, to the paid checkout, which redirects to the cart.
      await page.goBack()
      await expect(page.getByRole('heading', { name: '이미 처리된 결제입니다' })).toBeVisible()
      await page.goBack()
      await expect(page).toHaveURL(/\/cart\/?$/)
      expect(await orderStatuses(page, mode)).toEqual(['CONFIRMED'])
    },
  )

  test('[CHK-02, CHK-06, PAY-08] text of 200 % at 390 px does not scroll sideways', async ({ page, mode }) => {
    await page.addInitScript(() => addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '200%')))
    const fits = async () =>
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
    await goToCheckout(page, mode, 'pay-virtual-account')
    await expect(page.getByRole('radio', { name: /염지훈/ })).toBeChecked()
    await fits()
    await page.getByText('가상계좌', { exact: true }).click()
    await payButton(page).click()
    await page.waitForURL(/mock\/payment/)
    await approvePayment(page)
    await expect(page.getByRole('region', { name: '입금할 가상계좌' })).toBeVisible()
    await fits()
  })
})

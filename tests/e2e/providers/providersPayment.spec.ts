import type { Page } from '@playwright/test'
import { pressToClose } from '../support/pressToClose.ts'
import { TestShop } from '../support/testShop.ts'
import { urlOf } from '../support/sites.ts'
import { expect, test } from '../support/test.ts'

/** The last page may close its window at once, so only its navigation is awaited. */
async function expectNavigation(window: Page, address: RegExp, act: () => Promise<void>): Promise<void> {
  const arrived = window.waitForEvent('framenavigated', (frame) => address.test(frame.url()))
  await act()
  await arrived
}

test('[API-53, PAY-14] the cross fails the order; a window that closes without a reply leaves it open', async ({
  page,
  mode,
}) => {
  const shop = await new TestShop(page, mode).open()
  const order = async () => {
    const made = await shop.order()
    const popup = await shop.openWindow(made)
    // Before the order is loaded, the close button only closes the window.
    await expect(popup.getByText(made.orderId)).toBeVisible()
    return { made, popup }
  }
  const crossed = await order()
  await expectNavigation(crossed.popup, /\/payment\/close/, () =>
    crossed.popup.getByRole('button', { name: '결제창 닫기' }).click(),
  )
  expect(await shop.state(crossed.made)).toBe('FAILED PAYMENT_CANCELED')

  const silent = await order()
  await silent.popup.getByText('시험 도구').click()
  await silent.popup.getByRole('combobox', { name: '결과 고르기' }).selectOption('windowClosed')
  await silent.popup.getByRole('checkbox').check()
  await pressToClose(silent.popup.getByRole('button', { name: /결제하기/ }))
  expect(await shop.state(silent.made)).toBe('PENDING')
})

test('[CHK-05, PAY-10, API-60] a virtual account takes the exact deposit until its deadline', async ({ page, mode, context }) => {
  const shop = await new TestShop(page, mode).open()
  const order = async () => {
    const made = await shop.order()
    const popup = await shop.openWindow(made, 'VBank')
    await popup.getByRole('button', { name: '시험용 번호 채우기' }).click()
    await expectNavigation(popup, /\/payment\/complete/, () => popup.getByRole('button', { name: /결제하기/ }).click())
    await popup.close()
    return made
  }
  const [paid, overdue] = [await order(), await order()]
  expect(await shop.state(paid)).toBe('WAITING_FOR_DEPOSIT')
  const bank = await context.newPage()
  await bank.goto(`${shop.base}mock/deposits.html`)
  const choose = async ({ orderId }: { orderId: string }) => {
    const account = bank.getByRole('combobox', { name: '입금할 계좌' })
    const label = await account.locator('option', { hasText: orderId }).textContent()
    await account.selectOption({ label: label ?? '' })
  }
  await choose(paid)
  await bank.getByRole('button', { name: '1원 모자라게 입금하기' }).click()
  await expect(bank.getByText('금액이 정확히 같아야 합니다', { exact: false })).toBeVisible()
  expect(await shop.state(paid)).toBe('WAITING_FOR_DEPOSIT')
  await choose(paid)
  await bank.getByRole('button', { name: '입금하고 통지 두 번 보내기' }).click()
  await expect(bank.getByText('주문은 1번 바뀌었습니다', { exact: false })).toBeVisible()
  expect(await shop.state(paid)).toBe('CONFIRMED')
  await choose(overdue)
  await bank.getByRole('button', { name: '기한이 지날 때까지 시간 보내기' }).click()
  await expect(bank.getByText('기한이 지났습니다', { exact: false })).toBeVisible()
})

const evil = '"><img src=x onerror="window.harmed=1"><script>window.harmed=1</script>'

test('[PAY-04, API-52] changed parameters are refused, run nothing and pay nothing', async ({ page, mode, allowErrors }) => {
  allowErrors(/mock\/api|status of 4/)
  const shop = await new TestShop(page, mode).open()
  const order = await shop.order()
  const refused = async () => {
    await expect(page.getByRole('alert').getByRole('heading')).toBeVisible()
    await expect(page.getByRole('button', { name: /결제하기/ })).toHaveCount(0)
    expect(await page.evaluate(() => 'harmed' in window)).toBe(false)
  }
  await shop.postForm(order, { P_OID: evil })
  await refused()
  await page.goto('./login')
  await expect.poll(() => shop.state(order).catch(String)).toBe('PENDING')
  // Displayed parameters are rendered as text.
  await shop.postForm(order, { P_GOODS: evil, P_UNAME: evil })
  await expect(page.getByText(evil).first()).toBeVisible()
  expect(await page.evaluate(() => 'harmed' in window)).toBe(false)
  await page.goto(shop.redirectUrl(order, urlOf(mode), { successUrl: 'javascript:window.harmed=1', orderName: evil }))
  await refused()
  await page.goto(`${shop.base}v1/inicis/auth?${new URLSearchParams({ orderId: evil, paymentMethod: 'Card' }).toString()}`)
  await expect(page.getByRole('button', { name: '창 닫기' })).toBeVisible()
  expect(await page.evaluate(() => 'harmed' in window)).toBe(false)
})

test('[PAY-04] the desktop window refuses a phone', async ({ browser, mode, allowErrors }) => {
  allowErrors(/mock\/api/)
  const phone = await browser.newContext({
    userAgent: 'Mozilla/5.0 (Linux; Android 15) Mobile',
    locale: 'ko-KR',
    baseURL: urlOf(mode),
  })
  const shop = await new TestShop(await phone.newPage(), mode).open()
  const popup = await shop.openWindow(await shop.order())
  await expect(popup.getByRole('heading', { name: 'PC용 결제창입니다' })).toBeVisible()
  await phone.close()
})

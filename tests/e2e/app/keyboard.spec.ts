import { paidHeading } from '../support/payHelpers.ts'
import { Keyboard } from '../support/keyboard.ts'
import { pressToClose } from '../support/pressToClose.ts'
import { openScenario } from '../support/scenario.ts'
import { expect, test } from '../support/test.ts'

test('[NAV-07, LAND-06, AUTH-04, PICK-02, PICK-05, CHK-07, PAY-01, ORD-06, ORD-09] signs out and in, picks, buys and cancels by keyboard alone', async ({
  page,
}) => {
  await openScenario(page, 'mock', 'pay-card')
  const keys = new Keyboard(page)
  await test.step('signs out, and in again by Naver', async () => {
    await keys.press('button', '내 계정')
    await keys.press('button', '로그아웃')
    await keys.press('link', '나의 Pick 남기러 가기')
    await keys.press('button', '네이버로 시작하기')
    await keys.press('button', /염지훈/)
    await keys.press('button', '동의하기')
  })
  await test.step('picks two styles', async () => {
    await keys.press('link', '나의 Pick 남기기')
    await keys.press('button', '시작하기')
    const list = page.getByRole('list', { name: '스타일' })
    const sheet = list.getByRole('button')
    await expect(sheet.first()).toBeVisible()
    const [first = '', second = ''] = await sheet.evaluateAll((all) =>
      all.map((one) => one.getAttribute('aria-label') ?? one.textContent),
    )
    await keys.press('button', first, 'Space')
    await keys.press('button', second, 'Space')
    await expect(list.getByRole('button', { pressed: true })).toHaveCount(2)
    await keys.press('button', '선택 완료')
    await keys.press('button', '나의 Pick 남기기')
    await expect(page.getByRole('dialog', { name: '참여 완료!' })).toBeVisible()
    await keys.press('button', '닫기')
    await expect(page.getByRole('button', { name: '나의 Pick 확인하기' })).toBeVisible()
  })
  await test.step('buys the cart', async () => {
    await keys.press('link', /장바구니/)
    await keys.press('button', /주문하기$/)
    await keys.tabTo('radio', '신용카드')
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('radio', { name: '계좌이체' })).toBeChecked()
    const popup = page.waitForEvent('popup')
    await keys.press('button', /결제하기$/)
    const provider = await popup
    const providerKeys = new Keyboard(provider)
    await providerKeys.press('button', '시험용 번호 채우기')
    const pay = await providerKeys.tabTo('button', /결제하기/)
    await pressToClose(pay, () => provider.keyboard.press('Enter'))
    await page.bringToFront()
    await expect(paidHeading(page)).toBeFocused()
  })
  await test.step('cancels the order', async () => {
    await keys.press('button', '주문 내역 보기')
    await keys.press('button', '주문 취소')
    const dialog = page.getByRole('dialog', { name: '주문을 취소할까요?' })
    await expect(dialog).toBeVisible()
    await keys.type('취소 사유', '사이즈를 잘못 골랐어요')
    await keys.press('button', '주문 취소')
    await expect(page.getByRole('dialog', { name: '주문 취소가 완료됐어요' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('article').first()).toContainText('취소완료')
    await expect(page.getByRole('article').first()).toBeFocused()
  })
})

test('[OPEN-54] magnified to 400 %, no bar stays over the content', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  const bars = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((element) => element.checkVisibility() && /fixed|sticky/.test(getComputedStyle(element).position))
        // The region of the toasts lets presses through, and each toast ends or can be closed.
        .filter((element) => element.clientWidth > innerWidth / 2 && getComputedStyle(element).pointerEvents !== 'none')
        .map(({ className }) => className),
    )
  for (const scenario of ['shop-browse', 'product-many-sizes', 'cart-stale', 'pay-card', 'pick-fresh']) {
    await openScenario(page, 'mock', scenario)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.evaluate(() => scrollTo(0, 400))
    await expect.poll(bars).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  }
})

test('[REV-02, ACCT-01] what is sticky and in view scrolls nothing away when it gets the focus', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 600 })
  await openScenario(page, 'mock', 'orders-every-status')
  const positions = (name: RegExp, role: 'button' | 'link') =>
    page
      .getByRole('main')
      .getByRole(role, { name })
      .first()
      .evaluate((element) => {
        scrollTo({ top: 500, behavior: 'instant' })
        element.focus()
        return [scrollY, document.activeElement === element]
      })
  await expect(page.getByRole('article').nth(2)).toBeAttached()
  expect(await positions(/^회원정보/, 'link')).toEqual([500, true])
  await page.getByRole('link', { name: '리뷰', exact: true }).first().click()
  await expect(page.getByRole('article').nth(8)).toBeAttached()
  expect(await positions(/^사진 리뷰/, 'button')).toEqual([500, true])
})

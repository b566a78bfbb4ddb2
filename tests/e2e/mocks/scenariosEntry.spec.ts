import type { Page } from '@playwright/test'
import { advanceClock, openScenario, setOffline, waitForReplies } from '../support/scenario.ts'
import { expect, test } from '../support/test.ts'

// The steps after a scenario's start; scenarios.spec.ts checks the start itself.

const start = (page: Page, id: string) => openScenario(page, 'mock', id)
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const leavePick = (page: Page) => page.getByRole('link', { name: '나의 Pick 남기기' })

async function consent(page: Page, name: RegExp, word: string): Promise<void> {
  await button(page, name).click()
  await button(page, word).click()
}

test('[AUTH-10, AUTH-22] login-code-reused: the code is refused, a new sign-in works', async ({ page }) => {
  await start(page, 'login-code-reused')
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByRole('alert')).toContainText('로그인에 실패했어요')
  await button(page, 'Google로 시작하기').click()
  await consent(page, /구민서/, '계속')
  await expect(button(page, '나의 Pick 확인하기')).toBeVisible()
})

test('[AUTH-20] windows-expire-together: both windows stay signed in', { tag: '@core' }, async ({ page, context }) => {
  await start(page, 'windows-expire-together')
  await expect(leavePick(page)).toBeVisible()
  const other = await context.newPage()
  await other.goto('./')
  await expect(leavePick(other)).toBeVisible()
  // A request that is answered after the clock has moved refreshes the tokens, which the reload would interrupt.
  for (const window of [page, other]) await waitForReplies(window, 'currentEpisode', 'statisticsSummary', 'products')
  await advanceClock(page, 31 * 60_000)
  await Promise.all([page.reload(), other.reload()])
  for (const window of [page, other]) await expect(leavePick(window)).toBeVisible()
})

test(
  '[AUTH-21, NAV-07] a logout in one window logs out all windows and keeps the cart',
  { tag: '@core' },
  async ({ page, context }) => {
    await start(page, 'cart-below-free')
    await expect(page.getByRole('heading', { name: '장바구니' })).toBeVisible()
    const [guarded, open] = [await context.newPage(), await context.newPage()]
    await guarded.goto('./account/orders')
    await expect(guarded.getByRole('heading', { name: '주문 내역' })).toBeVisible()
    await open.goto('./')
    await expect(leavePick(open)).toBeVisible()

    await page.bringToFront()
    await button(page, '내 계정').click()
    await button(page, '로그아웃').click()
    await expect(page.getByRole('link', { name: '나의 Pick 남기러 가기' })).toBeVisible()
    await expect(open.getByRole('link', { name: '나의 Pick 남기러 가기' })).toBeVisible()
    await expect(guarded).toHaveURL(/\/login$/)
    for (const window of [page, open, guarded]) {
      await expect(window.getByRole('link', { name: '장바구니, 상품 1개' })).toBeVisible()
      const storedKeys = await window.evaluate(() => Object.keys(localStorage))
      expect(storedKeys).not.toContain('accessToken')
      expect(storedKeys).not.toContain('refreshToken')
      expect(storedKeys).not.toContain('userId')
    }
  },
)

test('refresh-network-down: still signed in, a retry shows home', async ({ page }) => {
  await start(page, 'refresh-network-down')
  await button(page, '다시 시도').click()
  await expect(leavePick(page)).toBeVisible()
})

test('[INFO-03] additional-info: an empty form shows an error, a complete one leads home', async ({ page }) => {
  await start(page, 'additional-info')
  await button(page, '시작하기').click()
  await expect(page.getByRole('alert')).toHaveText('모든 항목을 선택해 주세요')
  await page.getByRole('combobox', { name: '출생연도' }).selectOption('1991')
  await page.getByText('남성', { exact: true }).click()
  await button(page, '시작하기').click()
  await expect(leavePick(page)).toBeVisible()
})

test('not-found: the link leads home', async ({ page }) => {
  await start(page, 'not-found')
  await page.getByRole('link', { name: '홈으로 가기' }).click()
  await expect(leavePick(page)).toBeVisible()
})

test('[ERR-05] offline: announced once, pages load again when online', async ({ page }) => {
  await start(page, 'offline')
  await expect(page.getByRole('article').first()).toBeVisible()
  await setOffline(page)
  await expect(page.getByRole('status').filter({ hasText: /인터넷|오프라인/ })).toHaveCount(1)
  await setOffline(page, false)
  await page.getByRole('link', { name: '리뷰', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

import type { Page } from '@playwright/test'
import { advanceClock, openScenario, waitForReplies } from '../support/scenario.ts'
import { expect, test } from '../support/test.ts'

// The steps after a scenario's start; scenarios.spec.ts checks the start itself.

const start = (page: Page, id: string) => openScenario(page, 'mock', id)
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const leavePick = (page: Page) => page.getByRole('link', { name: '나의 Pick 남기기' })

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
    await expect(guarded.getByRole('heading', { name: '주문 내역', exact: true })).toBeVisible()
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

import type { Page } from '@playwright/test'
import { jumpTo, memoCards, visiblePositions, wall } from '../support/memoWall.ts'
import { expect, test } from '../support/test.ts'

test('[COMM-03] cards never overlap, in one column or two', async ({ page }) => {
  await page.goto('./?scenario=community-thousands')
  await expect(memoCards(page).first()).toBeVisible()
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 })
    for (const part of [0, 0.5]) {
      await jumpTo(page, part)
      // Cards move until all heights are known.
      await expect.poll(() => overlaps(page)).toEqual([])
    }
  }
})

test('[COMM-03] hostile memos run nothing and do not break the width', async ({ page }) => {
  const messages: string[] = []
  page.on('dialog', (dialog) => {
    messages.push(dialog.message())
    void dialog.dismiss()
  })
  await page.goto('./?scenario=memo-hostile')
  await expect(page.getByText('<script>alert(1)</script>')).toBeVisible()
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await expect(memoCards(page).first()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  }
  const arabic = page.getByText('مرحبا بالعالم')
  await expect(arabic).toHaveCSS('direction', 'rtl')
  expect(await page.locator('main article :is(script, b)').count()).toBe(0)
  await expect(page).toHaveTitle('커뮤니티 · Pickers')
  expect(messages).toEqual([])
})

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  test(`[COMM-01, NAV-10] back shows as many memos again, and those in view, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto('./?scenario=community-thousands')
    await expect(memoCards(page)).toHaveCount(100)
    for (const count of [200, 300]) {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      await expect(memoCards(page)).toHaveCount(count)
    }
    await page.locator('main ol > li').nth(240).scrollIntoViewIfNeeded()
    const left = await waitUntilScrolled(page)
    expect(left.at(0)).toBeGreaterThan(200)

    await page.evaluate(() => document.querySelector<HTMLElement>('a[href$="/picks/staticstic"]')?.click())
    await expect(page.getByRole('heading', { level: 1, name: 'Pick Trend' })).toBeVisible()
    await page.goBack()
    await expect(memoCards(page)).toHaveCount(300)
    await expect.poll(() => visiblePositions(page)).toEqual(left)
  })

/** The visible positions after scrolling and measuring have ended: thirty frames without a change. */
async function waitUntilScrolled(page: Page) {
  await wall(page).evaluate(
    (list) =>
      new Promise<void>((done) => {
        let last = ''
        let count = 0
        const look = () => {
          const now = [...list.children].map((place) => place.getBoundingClientRect().top).join()
          count = now === last ? count + 1 : 0
          last = now
          if (count < 30) requestAnimationFrame(look)
          else done()
        }
        look()
      }),
  )
  const positions = await visiblePositions(page)
  expect(positions).not.toEqual([])
  return positions
}

function overlaps(page: Page) {
  return wall(page).evaluate((list) => {
    const boxes = [...list.children].map((place) => place.getBoundingClientRect())
    return boxes.flatMap((one, index) =>
      boxes
        .slice(index + 1)
        .filter(
          (other) =>
            one.left < other.right - 1 && other.left < one.right - 1 && one.top < other.bottom - 1 && other.top < one.bottom - 1,
        )
        .map((other) => [one.top, other.top]),
    )
  })
}

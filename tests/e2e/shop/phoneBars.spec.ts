import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

async function start(page: Page, scenario: string, width: number, height: number) {
  await page.setViewportSize({ width, height })
  await page.goto(`./?scenario=${scenario}`)
  await expect(page).not.toHaveURL(/scenario=/)
}
const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? 0
const bottomOf = async (part: Locator) => {
  const { y = Infinity, height = 0 } = (await part.boundingBox()) ?? {}
  return y + height
}

for (const [width, height] of [
  [390, 844],
  [390, 664],
  [320, 568],
] as const) {
  test(`[PROD-01] name and price are above the bar at ${width}×${height}`, async ({ page }) => {
    await start(page, 'product-many-sizes', width, height)
    const price = page.locator('main header').getByText('52,000원')
    await expect(price).toBeVisible()
    const bar = page.getByRole('button', { name: '바로 구매' })
    expect(await bottomOf(price)).toBeLessThan(await topOf(bar))
  })
}

test('six sizes are beside each other at 390 px', async ({ page }) => {
  await start(page, 'product-many-sizes', 390, 844)
  const sizes = page.getByRole('group', { name: '사이즈' }).getByRole('button')
  await expect(sizes).toHaveCount(6)
  expect(await topOf(sizes.last())).toBe(await topOf(sizes.first()))
})

test('[NAV-03] on phones the links at the bottom give way to the buttons of a product', async ({ page }) => {
  await start(page, 'product-many-sizes', 390, 844)
  const words = page.getByRole('navigation').getByRole('link', { name: '샵' })
  const buy = page.getByRole('button', { name: '바로 구매' })
  await expect(buy).toBeVisible()
  await expect(words).toBeHidden()
  expect(844 - (await bottomOf(buy))).toBeLessThan(20)
  await page.getByRole('button', { name: '이전 화면으로' }).click()
  await expect(words).toBeVisible()
})

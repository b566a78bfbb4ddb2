import type { Page } from '@playwright/test'
import { urlOf } from '../support/sites.ts'
import { expect, test } from '../support/test.ts'

/** The bar that holds the filters. */
const bar = (page: Page) => page.getByRole('group', { name: '카테고리' }).locator('..')

async function openShop(page: Page) {
  await page.goto('./?scenario=shop-browse')
  await expect(page).not.toHaveURL(/scenario=/)
  await expect(page.getByRole('article').first()).toBeVisible()
}

/** Offsets from the top of the document, of the title before the bar and of the list after it. */
const places = (page: Page) =>
  page
    .locator('main :is(h1, ul[aria-label])')
    .evaluateAll((elements) => elements.map((element) => Math.round(element.getBoundingClientRect().top + scrollY)))

const barTop = async (page: Page) => Math.round((await bar(page).boundingBox())?.y ?? Number.NaN)
const scrollTo = (page: Page, top: number) => page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)

/** Asserts the bar in the flow up to 55 px of scroll, and at the top of the screen past them. */
async function expectBar(page: Page) {
  const natural = await barTop(page)
  const before = await places(page)
  expect(natural).toBeGreaterThan(56)
  for (const [scroll, top] of [
    [55, natural - 55],
    [56, 0],
    [1500, 0],
    [56, 0],
    [55, natural - 55],
    [0, natural],
  ] as const) {
    await scrollTo(page, scroll)
    await expect.poll(() => barTop(page), `at ${scroll} px`).toBe(top)
    expect(await places(page), `at ${scroll} px nothing else has moved`).toEqual(before)
    if (top !== 0) continue
    // Nothing stands over it.
    expect(await bar(page).evaluate((element) => element.contains(document.elementFromPoint(innerWidth / 2, 10)))).toBe(true)
  }
}

const sizes = [
  [390, 844],
  [768, 1024],
  [1440, 900],
] as const

for (const [width, height] of sizes) {
  test(`[SHOP-02] the filters stick past 55 px of scroll at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await openShop(page)
    await expectBar(page)
  })
}

test('[SHOP-02, NAV-03] below the header that a user scrolls up to, with its menu over the filters', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openShop(page)
  await page.mouse.move(700, 500)
  await page.mouse.wheel(0, 1500)
  await expect.poll(() => barTop(page)).toBe(0)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500)
  await page.mouse.wheel(0, -200)
  await expect.poll(() => barTop(page)).toBe(72)
  await page.getByRole('button', { name: '내 계정' }).click()
  const item = page.getByRole('link', { name: '회원정보' })
  await expect(item).toBeVisible()
  await item.click()
  await expect(page).toHaveURL(/\/account\/profile$/)
})

test.describe('in the demo', () => {
  test.use({ baseURL: urlOf('demo-404') })

  for (const [width, height] of sizes) {
    test(`[SHOP-02] with the ribbon the filters stick past 55 px of scroll at ${width}`, async ({ page, allowErrors }) => {
      // The host's page for unknown paths.
      allowErrors(/status of 404/)
      await page.setViewportSize({ width, height })
      await openShop(page)
      await expect(page.getByRole('complementary', { name: '체험판' })).toBeVisible()
      await expectBar(page)
    })
  }
})

import { expect, test } from '../support/test.ts'

/** Minseo's orders in the seed. */
const ORDERS = 9

test('[ORD-01] a few orders are all in the document, for search and print', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 })
  await page.goto('./?scenario=orders-every-status')
  const cards = page.getByRole('list', { name: '주문 목록' }).getByRole('article')
  await expect(cards).toHaveCount(ORDERS)
  expect(await page.evaluate(() => scrollY)).toBe(0)

  const number = (await cards.last().getAttribute('aria-label'))?.replace('주문 ', '')
  // The browser's own search (find in page).
  expect(await page.evaluate((text) => Reflect.get(window, 'find').call(window, text), number)).toBe(true)
  await expect(cards.last()).toBeInViewport()
  await page.emulateMedia({ media: 'print' })
  await expect(cards).toHaveCount(ORDERS)
})

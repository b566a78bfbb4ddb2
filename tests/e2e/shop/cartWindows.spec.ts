import type { Page } from '@playwright/test'
import { openScenario } from '../support/scenario.ts'
import { piecesInCart } from '../support/payHelpers.ts'
import type { Mode } from '../support/sites.ts'
import { expect, test } from '../support/test.ts'

const PRESSES = 25

const more = (page: Page) => page.getByRole('button', { name: '수량 늘리기' })

async function openCart(page: Page, mode: Mode): Promise<void> {
  await openScenario(page, mode, 'cart-below-free')
  await expect(more(page)).toBeVisible()
}

/** Presses so fast that the other window's storage events arrive between the presses. */
const pressOften = (page: Page) =>
  more(page).evaluate(async (button, presses) => {
    for (let pressed = 0; pressed < presses; pressed += 1) {
      if (button instanceof HTMLElement) button.click()
      await new Promise((resolve) => setTimeout(resolve, 2))
    }
  }, PRESSES)

test('[CART-06] two windows that add at once lose no piece', { tag: '@core' }, async ({ page, context, mode }) => {
  await openCart(page, mode)
  const other = await context.newPage()
  await other.goto('./cart')
  await expect(more(other)).toBeVisible()
  const before = await piecesInCart(page)
  await Promise.all([page, other].map(pressOften))
  const pieces = before + 2 * PRESSES
  await expect.poll(() => piecesInCart(page)).toBe(pieces)
  for (const window of [page, other]) await expect(window.getByRole('link', { name: `장바구니, 상품 ${pieces}개` })).toBeVisible()
})

test('[CHK-09] the notice of an empty cart does not stretch the button below it', async ({ page, mode }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openScenario(page, mode, 'cart-empty')
  await page.evaluate(() => history.replaceState({ usr: { isCheckoutGone: true }, key: 'gone', idx: 0 }, '', './cart'))
  await page.reload()
  await expect(page.getByText('이미 결제했거나 장바구니에서 뺐어요', { exact: false })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(6)
  const box = await page.getByRole('link', { name: '쇼핑하러 가기' }).boundingBox()
  expect(box?.height).toBeLessThan(60)
})

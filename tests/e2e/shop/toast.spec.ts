import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

const phones = [
  { width: 390, height: 664 },
  { width: 320, height: 568 },
  { width: 568, height: 320 },
]
const STEPS = 6

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox()
  if (!box) throw new Error('the element is not rendered')
  return box
}

/** The vertical overlap of a toast and a button in px; at most 0 if the button is not covered. */
async function overlap(page: Page, button: Locator): Promise<number> {
  const toast = await boxOf(page.getByRole('status').filter({ hasText: '장바구니에' }).locator('> span'))
  const covered = await boxOf(button)
  return Math.min(toast.y + toast.height, covered.y + covered.height) - Math.max(toast.y, covered.y)
}

/** Removes a line of the cart, which a toast offers to undo. */
async function removeFromCart(page: Page, viewport: { width: number; height: number }) {
  await page.setViewportSize(viewport)
  await page.goto('./?scenario=cart-stale')
  await page
    .getByRole('button', { name: / 빼기$/ })
    .last()
    .click()
}

/** From the top of the page to its end. */
async function expectFreeEverywhere(page: Page, button: Locator) {
  // A toast stays while it is hovered.
  await page.getByRole('status').filter({ hasText: '장바구니에' }).locator('> span').hover()
  for (let step = 0; step <= STEPS; step++) {
    await page.evaluate((part) => scrollTo(0, (document.documentElement.scrollHeight - innerHeight) * part), step / STEPS)
    await expect(button).toBeInViewport({ ratio: 1 })
    await expect.poll(() => overlap(page, button)).toBeLessThanOrEqual(0)
  }
}

for (const viewport of phones) {
  const { width, height } = viewport
  test(`[CART-02] a toast never covers the cart's button at ${width} × ${height}`, async ({ page }) => {
    await removeFromCart(page, viewport)
    await expectFreeEverywhere(page, page.getByRole('button', { name: / 주문하기$/ }))
  })

  test(`[PROD-06] a toast never covers the product's buttons at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.goto('./?scenario=product-many-sizes')
    await page.getByRole('group', { name: '사이즈' }).getByRole('button').first().click()
    const addToCart = page.getByRole('button', { name: '장바구니 담기', exact: true })
    await addToCart.click()
    await expectFreeEverywhere(page, addToCart)
  })
}

for (const viewport of [
  { width: 844, height: 390 },
  { width: 932, height: 430 },
]) {
  test(`[CART-02] a toast stands beside the cart's sums at ${viewport.width} × ${viewport.height}`, async ({ page }) => {
    await removeFromCart(page, viewport)
    const toast = await boxOf(page.getByRole('status').filter({ hasText: '장바구니에' }).locator('> span'))
    const sum = await boxOf(page.getByText('총 결제 금액').first())
    expect(toast.x + toast.width).toBeLessThanOrEqual(sum.x)
  })
}

/** The texts under a toast. */
const textsUnder = (page: Page) =>
  page
    .getByRole('status')
    .filter({ hasText: '인터넷 연결이 끊겼어요' })
    .locator('> span')
    .evaluate((toast) => {
      const { top, bottom, left, right } = toast.getBoundingClientRect()
      const range = document.createRange()
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const covered: string[] = []
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const isSeen = (text.parentElement?.offsetWidth ?? 0) > 1 && !toast.contains(text)
        range.selectNodeContents(text)
        const boxes = isSeen ? Array.from(range.getClientRects()) : []
        if (boxes.some((box) => box.top < bottom && box.bottom > top && box.left < right && box.right > left))
          covered.push(text.nodeValue ?? '')
      }
      return covered.filter((text) => text.trim() !== '')
    })

for (const [scenario, text] of [
  ['shop-browse', '머스터드 숏 푸퍼'],
  ['guest-order-found', '주문 조회'],
  ['product-many-sizes', '사이즈 가이드'],
] as const)
  test(`[PROD-06, SHOP-02] a toast covers no text at the start of ${scenario}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`./?scenario=${scenario}`)
    await expect(page.getByText(text, { exact: true }).first()).toBeVisible()
    await page.evaluate(() => dispatchEvent(new Event('offline')))
    await expect(page.getByRole('status').filter({ hasText: '인터넷 연결이 끊겼어요' })).toBeVisible()
    await expect.poll(() => textsUnder(page)).toEqual([])
  })

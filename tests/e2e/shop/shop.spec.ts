import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

const phone = { width: 390, height: 844 }
const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY))
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** The link of the first card that is fully visible between the bars. */
const hrefInView = (page: Page) =>
  page.evaluate(() => {
    const room = 90
    const card = [...document.querySelectorAll('main article')].find((article) => {
      const { top, bottom } = article.getBoundingClientRect()
      return top >= room && bottom <= innerHeight - room
    })
    return card?.querySelector('a')?.getAttribute('href') ?? undefined
  })

async function start(page: Page, scenario: string) {
  await page.goto(`./?scenario=${scenario}`)
  await expect(page).not.toHaveURL(/scenario=/)
}

for (const [device, viewport] of Object.entries({ phone, desktop: { width: 1440, height: 900 } })) {
  test(
    `[SHOP-02, NAV-10] ${device}: the bar stays in view; back restores the scroll position`,
    device === 'phone' ? { tag: '@core' } : {},
    async ({ page }) => {
      await page.setViewportSize(viewport)
      await start(page, 'shop-browse')
      await expect(heading(page, '큐레이션 샵')).toBeVisible()
      await expect(page.getByRole('article').first()).toBeVisible()
      const bar = page.getByRole('group', { name: '카테고리' })
      for (const top of [56, 400, 1500]) {
        await page.evaluate((y) => scrollTo(0, y), top)
        await expect.poll(async () => Math.round((await bar.boundingBox())?.y ?? -1)).toBe(0)
      }

      // A fully visible card, so that the click does not scroll.
      await expect.poll(() => hrefInView(page)).toBeDefined()
      const place = await scrollTop(page)
      await page
        .locator(`main a[href="${await hrefInView(page)}"]`)
        .first()
        .click()
      await expect(page).toHaveURL(/\/product\/\d+$/)
      await expect(heading(page, '큐레이션 샵')).toHaveCount(0)
      await expect(page.getByRole('group', { name: '사이즈' })).toBeVisible()
      expect(await scrollTop(page)).toBe(0)
      await page.goBack()
      await expect(heading(page, '큐레이션 샵')).toBeAttached()
      await expect.poll(async () => Math.abs((await scrollTop(page)) - place)).toBeLessThan(viewport.height)
      expect(await scrollTop(page)).toBeGreaterThan(0)
    },
  )
}

test('[SHOP-06] a filter scrolls to the first product and is part of the address', async ({ page }) => {
  await page.setViewportSize(phone)
  await start(page, 'shop-browse')
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.evaluate(() => scrollTo(0, 2500))
  await page.getByRole('button', { name: /^하의/ }).click()
  await expect(page).toHaveURL(/category=/)
  await expect(page.getByRole('listitem').first()).toBeInViewport()
  expect(Math.round((await page.getByRole('group', { name: '카테고리' }).boundingBox())?.y ?? -1)).toBe(0)
})

test('[SHOP-06] a category is empty only after all pages are loaded', { tag: '@core' }, async ({ page }) => {
  await start(page, 'shop-empty-category')
  await page.getByRole('button', { name: /^액세서리/ }).click()
  await expect(page.getByText('이 카테고리에는 아직 상품이 없어요')).toBeVisible()
})

test('[PROD-02] the viewer is opened, turned and closed by keyboard', { tag: '@core' }, async ({ page }) => {
  await start(page, 'product-many-sizes')
  await page.getByRole('button', { name: '1번째 사진 크게 보기' }).focus()
  await page.keyboard.press('Enter')
  const viewer = page.getByRole('dialog')
  await expect(viewer.getByText('1 / 3')).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(viewer.getByText('3 / 3')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(viewer).toHaveCount(0)
  // The main picture is the one that the viewer showed last.
  await expect(page.getByRole('button', { name: '3번째 사진 크게 보기' })).toBeFocused()
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: phone })

  test('[PROD-02] a pinch enlarges a picture of the viewer; then a drag moves it', async ({ page }) => {
    await start(page, 'product-many-sizes')
    await page.getByRole('button', { name: '1번째 사진 크게 보기' }).tap()
    const viewer = page.getByRole('dialog')
    const shown = viewer.getByRole('img').first()
    await expect(shown).toBeVisible()
    const width = async () => Math.round((await shown.boundingBox())?.width ?? 0)
    const before = await width()
    const session = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints })
    await touch('touchStart', { x: 160, y: 400 }, { x: 230, y: 400 })
    for (const way of [10, 20, 35]) await touch('touchMove', { x: 160 - way, y: 400 }, { x: 230 + way, y: 400 })
    await touch('touchEnd')
    await expect.poll(width).toBe(before * 2)

    await touch('touchStart', { x: 300, y: 400 })
    for (const x of [250, 200, 120]) await touch('touchMove', { x, y: 400 })
    await touch('touchEnd')
    await expect(viewer.getByText('1 / 3')).toBeVisible()
  })
})

test('[PROD-08] the row for exchanges opens the policies at that section', async ({ page }) => {
  await page.setViewportSize(phone)
  await start(page, 'product-many-sizes')
  await page.getByRole('button', { name: '교환과 환불' }).click()
  await expect(page.getByRole('dialog').getByRole('heading', { name: '교환', exact: true })).toBeInViewport()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('[PROD-04, PROD-06, CART-04, CART-05] buys from a product over the cart to the checkout', async ({ page }) => {
  await page.setViewportSize(phone)
  await start(page, 'product-last-one')
  await expect(page.getByRole('group', { name: '사이즈' })).toBeVisible()
  await page.getByRole('group', { name: '사이즈' }).getByRole('button').and(page.locator(':enabled')).first().click()
  await expect(page.getByRole('button', { name: '수량 늘리기' })).toBeDisabled()
  await page.getByRole('button', { name: '장바구니', exact: true }).click()
  await page.getByRole('button', { name: '장바구니 보기' }).click()
  await expect(heading(page, '장바구니')).toBeFocused()
  await page.getByRole('button', { name: /주문하기$/ }).click()
  await expect(page).toHaveURL(/\/checkout$/)
})

test('[CART-08] a cart shows changed prices and sold-out sizes', async ({ page }) => {
  await start(page, 'cart-stale')
  await expect(page.getByText(/가격이 바뀌었어요/)).toBeVisible()
  await expect(page.getByText('품절됐어요. 주문에서 빠져요.')).toBeVisible()
})

test('[CART-06] two windows share one cart', async ({ page, context }) => {
  await start(page, 'cart-below-free')
  await expect(heading(page, '장바구니')).toBeVisible()
  const other = await context.newPage()
  await other.goto('./cart')
  await other.getByRole('button', { name: '수량 늘리기' }).click()
  await expect(page.getByText('무료배송이에요', { exact: true })).toBeVisible()
})

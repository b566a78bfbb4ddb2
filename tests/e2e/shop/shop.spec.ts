import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { touchScreen } from '../support/touch.ts'

const phone = { width: 390, height: 844 }

async function start(page: Page, scenario: string) {
  await page.goto(`./?scenario=${scenario}`)
  await expect(page).not.toHaveURL(/scenario=/)
}

test('[SHOP-06] a filter scrolls to the first product and is part of the address', async ({ page }) => {
  await page.setViewportSize(phone)
  await start(page, 'shop-browse')
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.evaluate(() => scrollTo(0, 2500))
  await page.getByRole('button', { name: /^하의/ }).click()
  await expect(page).toHaveURL(/category=/)
  await expect(page.getByRole('listitem').first()).toBeInViewport()
  expect(Math.round((await page.getByRole('group', { name: '카테고리' }).locator('..').boundingBox())?.y ?? -1)).toBe(0)
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: phone })

  test('[PROD-02] a pinch enlarges the page of the viewer; then a drag moves it and changes no picture', async ({ page }) => {
    await start(page, 'product-many-sizes')
    await page.getByRole('button', { name: '1번째 사진 크게 보기' }).tap()
    const viewer = page.getByRole('dialog')
    await expect(viewer.getByRole('img').first()).toBeVisible()
    const zoom = () => page.evaluate(() => ({ scale: visualViewport?.scale ?? 1, left: visualViewport?.offsetLeft ?? 0 }))
    const touch = await touchScreen(page)
    await touch('touchStart', { x: 160, y: 400 }, { x: 230, y: 400 })
    for (const way of [10, 30, 50, 70, 90]) await touch('touchMove', { x: 160 - way, y: 400 }, { x: 230 + way, y: 400 })
    await touch('touchEnd')
    await expect.poll(async () => (await zoom()).scale).toBeGreaterThan(1.5)

    const { left } = await zoom()
    await touch('touchStart', { x: 60, y: 400 })
    for (const x of [100, 150, 200, 260]) await touch('touchMove', { x, y: 400 })
    await touch('touchEnd')
    await expect.poll(async () => (await zoom()).left).toBeLessThan(left)
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

import type { Page } from '@playwright/test'
import { openWorld, worldWithPhotos } from '../support/photoWorld.ts'
import { expect, test } from '../support/test.ts'

test('[REV-02] 130 reviews with 90 uploaded photos open, and so does a photo in the viewer', async ({ page }) => {
  await openWorld(page, await worldWithPhotos('home-picked'))
  await page.locator('a[href$="/reviews"]').first().click()
  await expect(page.locator('main ul[aria-label] > li')).toHaveCount(130)
  await page
    .getByRole('article')
    .filter({ has: page.locator('img') })
    .first()
    .click()
  const viewer = page.getByRole('dialog')
  await expect(viewer.locator('img').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(viewer).toHaveCount(0)
})

const uploaded = (page: Page, source: RegExp) =>
  page
    .locator('main img')
    .evaluateAll(
      (images, pattern) =>
        images.filter(
          (image) => image instanceof HTMLImageElement && image.naturalWidth > 0 && new RegExp(pattern).test(image.src),
        ).length,
      source.source,
    )

test(
  '[REV-02, API-07] uploaded photos are shown, also without a service worker',
  { tag: '@core' },
  async ({ page, context, allowErrors }) => {
    allowErrors(/service worker could not be started/)
    await openWorld(page, await worldWithPhotos('reviews-all'))
    await expect.poll(() => uploaded(page, /\/mock\/photos\/\d+$/)).toBeGreaterThan(1)

    await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
    await page.reload()
    await expect.poll(() => uploaded(page, /^blob:/)).toBeGreaterThan(1)
  },
)

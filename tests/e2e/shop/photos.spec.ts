import { panorama } from '../support/panorama.ts'
import { openReviewForm } from '../support/reviewForm.ts'
import { expect, test } from '../support/test.ts'

const HEAVY = 3.2 * 1024 * 1024

test('[REV-10] three panoramas of 12,000 px are scaled', async ({ page }, testInfo) => {
  const files = await Promise.all([HEAVY, 0, HEAVY].map((weight, at) => panorama(testInfo.outputPath(`${at}.jpg`), weight)))
  await openReviewForm(page, 'mock', 'review-big-photo')
  await page.getByLabel(/사진 추가/).setInputFiles(files)
  for (const number of [1, 2, 3]) await expect(page.getByRole('img', { name: `사진 ${number}` })).toBeVisible()
  const widths = await page
    .getByRole('img', { name: /^사진 \d$/ })
    .evaluateAll((images) => images.map((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)))
  expect(Math.max(...widths)).toBeLessThanOrEqual(1920)
})

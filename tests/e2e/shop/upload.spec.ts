import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { openReviewForm } from '../support/reviewForm.ts'
import { expect, test } from '../support/test.ts'

const SIDE = 920
const PHOTO_BYTES = SIDE * SIDE * 3
const BYTES_PER_SECOND = 600_000

/** A picture of noise, which no format compresses, below the size from which photos are resized. */
async function heavyPhoto() {
  const raw = { width: SIDE, height: SIDE, channels: 3 } as const
  return { name: 'photo.png', mimeType: 'image/png', buffer: await sharp(randomBytes(PHOTO_BYTES), { raw }).png().toBuffer() }
}

test('[REV-12, REV-13] the progress bar grows with the bytes sent, then the review is saved', async ({ page, mode }) => {
  const name = await openReviewForm(page, mode, 'review-write')
  await page.getByRole('textbox', { name: '리뷰' }).fill('사진보다 색이 조금 더 깊고 따뜻해요')
  await page.getByLabel(/사진 추가/).setInputFiles(await heavyPhoto())
  await expect(page.getByRole('img', { name: '사진 1' })).toBeVisible()

  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const conditions = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: BYTES_PER_SECOND }
  await session.send('Network.emulateNetworkConditions', conditions)
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/v1/reviews'))
  await page.getByRole('button', { name: '리뷰 남기기' }).click()
  const bar = page.getByRole('progressbar')
  const shares = new Set<number>()
  await expect
    .poll(async () => {
      for (const value of await bar.evaluateAll((bars) => bars.map((each) => Number(each.getAttribute('value')))))
        if (value > 0 && value < 1) shares.add(value)
      return shares.size
    })
    .toBeGreaterThan(1)
  expect([...shares]).toEqual([...shares].toSorted((one, other) => one - other))
  expect(Number((await sent).headers()['content-length'] ?? PHOTO_BYTES)).toBeGreaterThanOrEqual(PHOTO_BYTES)

  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByText('리뷰가 등록됐어요')).toBeVisible()
  await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0)
})

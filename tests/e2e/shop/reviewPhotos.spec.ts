import { rmSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { openReviewForm } from '../support/reviewForm.ts'
import { expect, test } from '../support/test.ts'

const unchanged = sharp({ create: { width: 300, height: 200, channels: 3, background: 'teal' } }).jpeg()

for (const [change, act] of [
  ['deleted', (path: string) => rmSync(path)],
  ['replaced', (path: string) => writeFileSync(path, 'another file')],
] as const) {
  test(`[REV-12] a photo that is ${change} on disk after it was chosen is sent as it was`, async ({ page, mode }, info) => {
    const path = info.outputPath('photo.jpg')
    await unchanged.clone().toFile(path)
    const name = await openReviewForm(page, mode, 'review-write')
    await page.getByRole('textbox', { name: '리뷰' }).fill('사진보다 색이 조금 더 깊고 따뜻해요')
    await page.getByLabel(/사진 추가/).setInputFiles(path)
    await expect(page.getByRole('img', { name: '사진 1' })).toBeVisible()
    act(path)
    await page.getByRole('button', { name: '리뷰 남기기' }).click()
    await expect(page.getByText('리뷰가 등록됐어요')).toBeVisible()
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0)
  })
}

test('[REV-11] a photo that is deleted before it is read is named, and the others are sent without it', async ({
  page,
  mode,
}, info) => {
  const paths = ['good.jpg', 'gone.jpg'].map((name) => info.outputPath(name))
  for (const path of paths) await unchanged.clone().toFile(path)
  await openReviewForm(page, mode, 'review-write')
  await page.getByRole('textbox', { name: '리뷰' }).fill('사진보다 색이 조금 더 깊고 따뜻해요')
  const input = page.getByLabel(/사진 추가/)
  // The page gets the files after one of them is gone.
  await input.evaluate((element) =>
    element.addEventListener('change', (event) => event.isTrusted && event.stopImmediatePropagation(), { capture: true }),
  )
  await input.setInputFiles(paths)
  rmSync(paths[1] ?? '')
  await input.dispatchEvent('change')
  await expect(page.getByText('읽을 수 없는 사진이 있어요: gone.jpg.', { exact: false })).toBeVisible()
  await expect(page.getByRole('button', { name: '리뷰 남기기' })).toBeDisabled()
  await page.getByRole('button', { name: '읽을 수 없는 사진 빼기' }).click()
  await page.getByRole('button', { name: '리뷰 남기기' }).click()
  await expect(page.getByText('리뷰가 등록됐어요')).toBeVisible()
})

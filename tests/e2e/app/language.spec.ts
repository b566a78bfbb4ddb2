import { loadPictures } from '../../../scripts/look/settle.ts'
import { expect, test } from '../support/test.ts'

test('[CONST-05] the language switches offline and is stored', { tag: '@core' }, async ({ page, context }) => {
  await page.goto('./login')
  await expect(page.getByRole('heading', { level: 1, name: '특별한 스타일 여정, 지금 시작해요' })).toBeVisible()
  // What is still being fetched would fail offline: pictures, and the analytics script, whose hit is the last request.
  await loadPictures(page)
  const readHits = () => page.evaluate(async () => (await fetch('/mock/api/analytics/hits')).text())
  await expect.poll(readHits).toContain('"dl"')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome to the start of a special style journey' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page).toHaveTitle('Log in · Pickers')

  await context.setOffline(false)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome to the start of a special style journey' })).toBeVisible()
})

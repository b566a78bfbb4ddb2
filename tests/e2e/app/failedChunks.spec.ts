import { expect, test } from '../support/test.ts'

test('[NAV-11] a size guide that fails to load reloads the page once, then shows a toast', async ({ page, allowErrors }) => {
  allowErrors(/SizeGuideDialog/, /could not be loaded/)
  await page.goto('./?scenario=product-many-sizes')
  const guide = page.getByRole('button', { name: '사이즈 가이드' })
  await expect(guide).toBeVisible()

  const chunk = /SizeGuideDialog-.*\.js/
  await page.context().route(chunk, (route) => route.abort())
  const reloaded = page.waitForEvent('load')
  await guide.click()
  await reloaded
  await guide.click()
  await expect(page.getByText('페이지를 불러오지 못했어요')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(guide).toBeVisible()

  // Chromium never fetches a failed module again within the same document.
  await page.context().unroute(chunk)
  await page.getByRole('button', { name: '다시 시도' }).click()
  await expect(page.getByText('페이지를 불러오지 못했어요')).toHaveCount(0)
  await guide.click()
  await expect(page.getByRole('dialog', { name: '사이즈 가이드' })).toBeVisible()
})

test('[LAND-05, NAV-11] the circle closes again if the overlay cannot be loaded', async ({ page, allowErrors }) => {
  allowErrors(/Overlay/, /could not be loaded/)
  await page.route(/Overlay-.*\.js/, (route) => route.abort())
  await page.goto('./')
  const picture = page.getByRole('list', { name: '스타일 사진' }).getByRole('button').nth(1)
  // The page is loaded once more: its build may be gone.
  const reloaded = page.waitForEvent('load')
  await picture.click()
  await reloaded
  const closing = page.evaluate(
    () =>
      new Promise<void>((seen) => {
        new MutationObserver(() => document.querySelector('[data-step=closing]') && seen()).observe(document, {
          subtree: true,
          childList: true,
          attributes: true,
        })
      }),
  )
  await picture.click()
  await closing
  await expect(page.locator('[data-step]')).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('link', { name: '나의 Pick 남기러 가기' }).click()
  await expect(page).toHaveURL(/\/login$/)
})

test('a site opened below another path than it was built for says so and names both', async ({ page, allowErrors }) => {
  allowErrors(/Failed to load/)
  const html = await (await page.request.get('./')).text()
  await page.route('**/moved/', (route) => route.fulfill({ contentType: 'text/html', body: html }))
  await page.route(/\.js$/, (route) => route.fulfill({ status: 404, body: '' }))
  await page.goto('./moved/')
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('이 사이트는 / 주소에 놓이도록 만들었는데 /moved/ 주소에서 열렸어요.')
  // A page of the app at its own path only says that it could not be loaded.
  await page.goto('./shop')
  await expect(alert).toContainText('페이지를 불러오지 못했어요')
  await expect(alert.getByText('주소에 놓이도록', { exact: false })).toBeHidden()
})

import { fullBuilds } from '../support/fullBuilds.ts'
import { mocked, test, waitUntilIdle } from '../support/landingTest.ts'
import { expect } from '../support/test.ts'

test.use({ site: { ...mocked, root: fullBuilds.notConfigured.build } })

test('[API-63, NAV-09, AUTH-02, NAV-08] a real build without configuration makes no call to any provider', async ({
  page,
  context,
  host,
}) => {
  const origin = new URL(host.url).origin
  const elsewhere: string[] = []
  const failed: string[] = []
  const lines: string[] = []
  context.on('request', (request) => new URL(request.url()).origin !== origin && elsewhere.push(request.url()))
  context.on('requestfailed', (request) => failed.push(request.url()))
  context.on('response', (response) => response.status() >= 400 && failed.push(response.url()))
  page.on('console', (message) => lines.push(message.text()))

  for (const path of ['', 'login']) {
    await page.goto(host.url + path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await waitUntilIdle(page)
    await expect(page.getByRole('contentinfo').getByRole('link')).toHaveCount(0)
    await expect(page.locator('script[src*="gtag"]')).toHaveCount(0)
  }
  await expect(page.getByRole('main').getByRole('button')).toHaveText(['회원가입 없이 Pick하기'])
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false)
  expect(elsewhere).toEqual([])
  expect(failed).toEqual([])
  // One message per document.
  expect(lines.filter((line) => line.includes('VITE_API_BASE_URL'))).toHaveLength(2)
  expect(lines.filter((line) => line.includes('VITE_GOOGLE_CLIENT_ID'))).toHaveLength(2)
})

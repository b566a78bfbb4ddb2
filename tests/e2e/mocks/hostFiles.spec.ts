import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { landingFrame, loginLink, record, shownFrames } from '../support/landingTest.ts'
import { openScenario } from '../support/scenario.ts'
import { sites, urlOf } from '../support/sites.ts'
import { expect, test } from '../support/test.ts'

// The demo on a host that reads `_headers`. The fixture `allowErrors` fails a test whose pages violate the policy.
test.use({ baseURL: urlOf('demo-404') })

const { build } = sites['demo-404']

test('each page has a policy without unsafe-inline, is not indexed, and may open a payment window', async ({ request }) => {
  const { headers } = await request.get('.').then((reply) => ({ headers: reply.headers() }))
  expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-/)
  expect(headers['content-security-policy']).not.toContain('unsafe')
  expect(headers['x-robots-tag']).toBe('noindex')
  expect(headers['cross-origin-opener-policy']).toBeUndefined()
  const pages = readdirSync(build, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'))
  expect(pages.length).toBeGreaterThan(15)
  expect(pages.filter((file) => !/<meta name="robots" content="noindex"/.test(readFileSync(join(build, file), 'utf8')))).toEqual(
    [],
  )
})

test('[NAV-08] the footer of a demo names version and date, in both languages', async ({ request }) => {
  const page = await (await request.get('.')).text()
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
  for (const build of [`데모 버전 ${version} (2026년 11월 2일)`, `Demo version ${version} (2 Nov 2026)`])
    expect(page).toContain(build)
})

test('[NAV-01] a deep link that 404.html answers starts with the app, whose links have the base', async ({
  page,
  context,
  allowErrors,
}) => {
  allowErrors(/status of 404/)
  await record(context)
  const loginHeading = page.getByRole('heading', { level: 1, name: /특별한 스타일 여정/ })
  expect((await page.goto('product/3'))?.status()).toBe(404)
  await expect(page).toHaveURL(`${urlOf('demo-404')}login`)
  await expect(loginHeading).toBeVisible()
  expect(await shownFrames(page)).not.toContain(landingFrame.ko)
  await page.getByRole('banner').getByRole('link', { name: 'Pickers' }).click()
  await expect(page).toHaveURL(urlOf('demo-404'))
  await loginLink(page).click()
  await expect(page).toHaveURL(`${urlOf('demo-404')}login`)
  await expect(loginHeading).toBeVisible()
})

test('hashed files are cached for good, pages and the worker are not', async ({ request }) => {
  const asset = readdirSync(join(build, 'assets')).find((file) => file.endsWith('.js'))
  expect((await request.get(`assets/${asset}`)).headers()['cache-control']).toBe('public, max-age=31536000, immutable')
  for (const path of ['.', 'sw.js']) expect((await request.get(path)).headers()['cache-control']).toBe('no-cache')
})

for (const name of ['deposits', 'google', 'naver', 'payment', 'policies', 'postcode', 'scenarios']) {
  test(`the policy lets mock/${name}.html work`, async ({ page, allowErrors }) => {
    // Opened without a request of the app, which the providers refuse.
    allowErrors(/status of 400/)
    await page.goto(`mock/${name}.html`)
    await expect(page.getByRole('heading').first()).toBeVisible()
  })
}

test('[PICK-12] without a worker a reload keeps step and choice: the host answers /pick without a redirect', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.set(ServiceWorkerContainer.prototype, 'register', () => Promise.reject(new DOMException('denied', 'SecurityError')))
  })
  await openScenario(page, 'demo-404', 'pick-fresh')
  await page.getByRole('button', { name: '시작하기' }).click()
  const styles = page.getByRole('list', { name: '스타일' }).getByRole('button')
  for (const at of [0, 2]) await styles.nth(at).click()
  await page.getByRole('button', { name: '선택 완료' }).click()
  const removals = page.getByRole('button', { name: /빼기$/ })
  await expect(removals).toHaveCount(2)
  await page.reload()
  await expect(removals).toHaveCount(2)
  expect(page.url()).toBe(`${urlOf('demo-404')}pick`)
})

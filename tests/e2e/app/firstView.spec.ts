import type { Page } from '@playwright/test'
import { openScenario } from '../support/scenario.ts'
import { expect, test } from '../support/test.ts'

/** The files that a page has requested. */
const requestsOf = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name.replace(/.*\//, '')))

test('[NAV-11] faces and parts below the fold follow the pictures of the first view', { tag: '@core' }, async ({ page }) => {
  const held: (() => Promise<void>)[] = []
  let isHeld = true
  await page.route(/img\/style-/, (route) => (isHeld ? void held.push(() => route.continue()) : route.continue()))
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  const late = () => requested.filter((url) => /\.woff2|LiveInsights|statistics/.test(url))
  await page.goto('./?scenario=home-picked', { waitUntil: 'commit' })
  await expect.poll(() => held.length).toBeGreaterThan(1)
  expect(late()).toEqual([])
  expect(requested.filter((url) => /\/landing-.*avif/.test(url))).toEqual([])
  isHeld = false
  for (const release of held) await release()
  for (const file of ['sans-interface', 'serif-frequent', 'LiveInsights', 'statistics'])
    await expect.poll(late).toContainEqual(expect.stringContaining(file))
})

test(
  '[NAV-11] the first calls of a stored session do not wait for the code of the page',
  { tag: '@core' },
  async ({ page, mode }) => {
    await openScenario(page, mode, 'shop-browse')
    // The reply below is that of the second load.
    await expect(page.locator('main article').first()).toBeVisible()
    let isHeld = true
    const held: (() => Promise<void>)[] = []
    await page.route(/ShopPage-.*\.js/, (route) => (isHeld ? void held.push(() => route.continue()) : route.continue()))
    const reply = page.waitForResponse(/\/v1\/products\?page=1/)
    await page.reload({ waitUntil: 'commit' })
    expect((await reply).status()).toBe(200)
    await expect.poll(() => held).not.toEqual([])
    isHeld = false
    for (const release of held) await release()
    await expect(page.locator('main article').first()).toBeVisible()
  },
)

test('faces that the browser has cached are there before the page', async ({ page, mode }) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.querySelector('html[data-painting]')) return
      observer.disconnect()
      Object.assign(globalThis, { hadCards: document.querySelector('main article') !== null })
    }).observe(document, { subtree: true, attributeFilter: ['data-painting'] })
  })
  const hadCards = async () => {
    await page.waitForFunction(() => 'hadCards' in globalThis)
    return page.evaluate(() => Reflect.get(globalThis, 'hadCards'))
  }
  await openScenario(page, mode, 'shop-browse')
  expect(await hadCards()).toBe(true)
  await expect.poll(() => requestsOf(page)).toContainEqual(expect.stringContaining('sans-interface'))
  await page.reload()
  expect(await hadCards()).toBe(false)
})

import { expect, test as base, type BrowserContext, type Page } from '@playwright/test'
import { site, siteUrl } from './site.ts'

/** Requests outside the sub-path, and those for missing files. */
const test = base.extend<{ strays: string[] }>({
  strays: [
    async ({ context }, run) => {
      const strays: string[] = []
      context.on('request', (request) => {
        const { protocol, origin, pathname } = new URL(request.url())
        const isLocal = protocol.startsWith('http') && origin === new URL(siteUrl).origin
        if (protocol.startsWith('http') && !(isLocal && pathname.startsWith(site.base))) strays.push(request.url())
      })
      context.on('response', (response) => {
        if (response.status() >= 400) strays.push(`${response.status()} ${response.url()}`)
      })
      await run(strays)
      expect(strays, 'requests outside the sub-path, or without a reply').toEqual([])
    },
    { auto: true },
  ],
})

const storybookUrl = `${siteUrl}storybook/`

const showStory = async (page: Page, id: string) => {
  await page.goto(`${storybookUrl}?path=/story/${id}`)
  return page.frameLocator('#storybook-preview-iframe')
}

/** What the origin stores, Storybook's own settings apart, by name: the browser lists keys in any order. */
async function stored(context: BrowserContext) {
  const { origins } = await context.storageState({ indexedDB: true })
  return origins.map((origin) =>
    Object.assign(origin, {
      localStorage: origin.localStorage
        .filter(({ name }) => !/^(@?storybook|lastViewedStoryIds)/.test(name))
        .toSorted((one, other) => one.name.localeCompare(other.name)),
    }),
  )
}

/** Of the origin's caches. */
const cacheNames = (page: Page) => page.evaluate(() => caches.keys())

const workers = (page: Page) =>
  page.evaluate(async () => {
    const all = await navigator.serviceWorker.getRegistrations()
    return all.map(({ scope, active }) => `${new URL(scope).pathname} ${active?.scriptURL.replace(/.*\//, '')}`).toSorted()
  })

async function openDemo(context: BrowserContext) {
  const demo = await context.newPage()
  await demo.goto(`${siteUrl}?scenario=cart-below-free`)
  await expect(demo.getByText('11,000원 더 담으면 무료배송이에요')).toBeVisible()
  // The mock backend stores its requests a moment after they are answered.
  await demo.waitForLoadState('networkidle')
  await expect.poll(async () => JSON.stringify(await stored(context))).not.toContain('"status":null')
  return demo
}

test('stories leave the demo’s world alone, on one origin', async ({ context, page }) => {
  const demo = await openDemo(context)
  const [before, caches] = [await stored(context), await cacheNames(demo)]
  expect(before).toEqual([
    expect.objectContaining({
      localStorage: expect.arrayContaining([expect.objectContaining({ name: `${site.base}cart` })]),
      indexedDB: expect.arrayContaining([expect.objectContaining({ name: expect.stringContaining(site.base) })]),
    }),
  ])

  const cart = await showStory(page, 'pages-cart--empty')
  await expect(cart.getByText('장바구니가 비어 있어요')).toBeVisible()
  const paid = await showStory(page, 'flows-paybycard--payment-completed')
  await expect(paid.getByRole('heading', { name: '결제가 완료됐어요' })).toBeVisible({ timeout: 30_000 })

  expect(await stored(context)).toEqual(before)
  expect(await cacheNames(demo)).toEqual(caches)
  expect(await workers(demo)).toEqual([`${site.base} sw.js`, `${site.base}storybook/ mockServiceWorker.js`])
  await demo.reload()
  await expect(demo.getByText('11,000원 더 담으면 무료배송이에요')).toBeVisible()
})

test('the overview and a documentation page have all of their files', async ({ page }) => {
  await page.goto(storybookUrl)
  const preview = page.frameLocator('#storybook-preview-iframe')
  // The first page of a browser: on a busy machine Storybook's own start takes longer than an expectation waits.
  await preview.locator('body.sb-show-main').waitFor()
  await expect(preview.getByRole('heading', { name: 'Pickers', level: 1 })).toBeVisible()
  await page.goto(`${storybookUrl}?path=/docs/features-episode-stylecard--docs`)
  await expect(preview.getByRole('heading', { name: 'Situations' })).toBeVisible()
})

test('the page of a screen lists its states, each of which leads to it in the app’s layout', async ({ page }) => {
  await page.goto(`${storybookUrl}?path=/docs/pages-orders--docs`)
  const preview = page.frameLocator('#storybook-preview-iframe')
  await preview.getByRole('link', { name: 'Every status' }).click()
  await expect(preview.getByRole('heading', { name: '주문 내역', level: 1 })).toBeVisible()
  await expect(preview.getByRole('contentinfo')).toBeAttached()
})

test('a story of the toolbar’s language has a world in it', async ({ page }) => {
  await page.goto(`${storybookUrl}?path=/story/pages-cart--below-free-shipping&globals=language:en`)
  const preview = page.frameLocator('#storybook-preview-iframe')
  const items = preview.getByRole('list', { name: 'Items in your cart' }).getByRole('listitem')
  await expect(items.first()).toHaveText(/^[^가-힣]+$/)
})

test('the search names what it found', async ({ page }) => {
  await page.goto(storybookUrl)
  await page.locator('#storybook-explorer-searchfield').fill('주문 내역')
  await expect(page.getByRole('option').filter({ hasText: 'Orders · 주문 내역: all states' })).toBeVisible()
})

import { chromium, type LaunchOptions, type Page } from '@playwright/test'
import { startBackend } from '../tests/e2e/backend.ts'
import { startHost } from '../tests/e2e/hosts.ts'
import { standIn } from '../tests/e2e/scenario.ts'
import { sites, urlOf } from '../tests/e2e/sites.ts'
import { scriptsOf } from './benchSizes.ts'
import { median } from './median.ts'

/** To the first product on the screen, ms, p50 of `tries`: from the navigation, and from the server's reply. */
interface FirstView {
  fromNavigation: number
  fromReply: number
}

/** What the two pages load is in bytes after gzip. */
export interface Shop {
  sixty: FirstView
  thousands: FirstView
  productPage: number
  home: number
}

const tries = 7

export async function measureShop(options: LaunchOptions): Promise<Shop> {
  return {
    sixty: await firstView(options, 'shop-browse'),
    thousands: await firstView(options, 'world-large'),
    productPage: await scriptsOfPage(options, 'product-many-sizes'),
    home: await scriptsOfPage(options, 'home-picked'),
  }
}

async function firstView(options: LaunchOptions, scenario: string): Promise<FirstView> {
  const { build, base, style } = sites.mock
  const host = await startHost({ root: build, base, style })
  const browser = await chromium.launch(options)
  const page = await browser.newPage()
  await page.goto(`${host.url}?scenario=${scenario}`)
  await page.waitForURL((url) => !url.searchParams.has('scenario'), { timeout: 120_000 })
  const views: FirstView[] = []
  for (let no = 0; no < tries; no++) views.push(await firstProduct(page, `${host.url}shop`))
  await browser.close()
  await host.close()
  return {
    fromNavigation: median(views.map(({ fromNavigation }) => fromNavigation)),
    fromReply: median(views.map(({ fromReply }) => fromReply)),
  }
}

async function firstProduct(page: Page, address: string): Promise<FirstView> {
  await page.goto(address, { waitUntil: 'commit' })
  await page.locator('main article').first().waitFor()
  return page.evaluate(() => {
    const reply = performance.getEntriesByType('resource').find(({ name }) => name.includes('/v1/products'))
    const answered = reply instanceof PerformanceResourceTiming ? reply.responseEnd : Number.NaN
    const shown = performance.now()
    return { fromNavigation: shown, fromReply: shown - answered }
  })
}

/** Every script that a member's first look at a page brings, in the build for the real backend. */
export async function scriptsOfPage(options: LaunchOptions, scenario: string): Promise<number> {
  const { build, base, style, port } = sites.real
  const host = await startHost({ root: build, base, style, port })
  const backend = await startBackend(urlOf('real'))
  const browser = await chromium.launch(options)
  const page = await browser.newPage({ baseURL: urlOf('real') })
  await standIn(page, 'real', scenario)
  await page.locator('main h1').first().waitFor()
  const scripts = await scriptsOf(page, () => page.reload({ waitUntil: 'networkidle' }))
  await browser.close()
  await backend.stop()
  await host.close()
  return scripts.reduce((sum, { bytes }) => sum + bytes, 0)
}

export function shopReport({ sixty, thousands, productPage, home }: Shop) {
  return `## The shop's first view, and a product's page

To the first card on the screen, the mock backend in the page, p50 of ${tries}. What 100,000 picks add before the reply is the mock backend's start.

| | from the navigation | from the reply |
| --- | --- | --- |
${row("the seed's 60 products", sixty)}
${row('2,000 products, 100,000 picks', thousands)}

Everything a member's first look loads in the build for the real backend: a product's page ${(productPage / 1000).toFixed(1)} kB of JS (gz), home in an
episode ${(home / 1000).toFixed(1)} kB. Aims: 165 and 155 kB; what is left is said in docs/decisions/0021.
`
}

const row = (title: string, { fromNavigation, fromReply }: FirstView) =>
  `| ${title} | ${fromNavigation.toFixed(0)} ms | ${fromReply.toFixed(0)} ms |`

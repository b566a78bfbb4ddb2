import { chromium, type LaunchOptions, type Page } from '@playwright/test'
import { startBackend } from '../tests/e2e/backend.ts'
import { startHost } from '../tests/e2e/hosts.ts'
import { standIn } from '../tests/e2e/scenario.ts'
import { sites, urlOf } from '../tests/e2e/sites.ts'
import { scriptsOf } from './benchSizes.ts'

/** From the navigation to the first product on the screen, ms, p50 of `tries`; and what a product page loads, bytes after gzip. */
export interface Shop {
  firstViewOfSixty: number
  firstViewOfThousands: number
  productPage: number
}

const tries = 7

export async function measureShop(options: LaunchOptions): Promise<Shop> {
  return {
    firstViewOfSixty: await firstView(options, 'shop-browse'),
    firstViewOfThousands: await firstView(options, 'world-large'),
    productPage: await productPage(options),
  }
}

async function firstView(options: LaunchOptions, scenario: string): Promise<number> {
  const { build, base, style } = sites.mock
  const host = await startHost({ root: build, base, style })
  const browser = await chromium.launch(options)
  const page = await browser.newPage()
  await page.goto(`${host.url}?scenario=${scenario}`)
  await page.waitForURL((url) => !url.searchParams.has('scenario'), { timeout: 120_000 })
  const times: number[] = []
  for (let no = 0; no < tries; no++) times.push(await firstProduct(page, `${host.url}shop`))
  await browser.close()
  await host.close()
  return times.toSorted((one, other) => one - other)[Math.floor(tries / 2)] ?? Number.NaN
}

async function firstProduct(page: Page, address: string): Promise<number> {
  await page.goto(address, { waitUntil: 'commit' })
  await page.locator('main article').first().waitFor()
  return page.evaluate(() => performance.now())
}

/** Every script that a member's first look at a product brings, in the build for the real backend. */
async function productPage(options: LaunchOptions): Promise<number> {
  const { build, base, style, port } = sites.real
  const host = await startHost({ root: build, base, style, port })
  const backend = await startBackend(urlOf('real'))
  const browser = await chromium.launch(options)
  const page = await browser.newPage({ baseURL: urlOf('real') })
  await standIn(page, 'real', 'product-many-sizes')
  await page.getByRole('group').first().waitFor()
  const scripts = await scriptsOf(page, () => page.reload({ waitUntil: 'networkidle' }))
  await browser.close()
  await backend.stop()
  await host.close()
  return scripts.reduce((sum, { bytes }) => sum + bytes, 0)
}

export function shopReport({ firstViewOfSixty, firstViewOfThousands, productPage: bytes }: Shop) {
  return `## The shop's first view, and a product's page

From the navigation to the first card on the screen, the mock backend in the page, p50 of ${tries}: with the seed's products ${firstViewOfSixty.toFixed(0)} ms, with 2,000 (and 100,000 picks) ${firstViewOfThousands.toFixed(0)} ms.

A product's page in the build for the real backend, everything a member's first look loads: ${(bytes / 1000).toFixed(1)} kB of JS (gz). Aim: 165 kB.
`
}

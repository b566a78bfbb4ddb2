import type { LaunchOptions } from '@playwright/test'
import { firstViewsReport, measurePage, measureFirstView, tries, type FirstView } from './page.ts'
import { scriptsOf } from './sizes.ts'

/** Sizes of pages are in bytes after gzip. */
export interface Shop {
  sixty: FirstView
  thousands: FirstView
  productPage: number
  home: number
}

export async function measureShop(options: LaunchOptions): Promise<Shop> {
  return {
    sixty: await measureFirstView(options, { in: { scenario: 'shop-browse' }, path: 'shop' }, '/v1/products'),
    thousands: await measureFirstView(options, { in: { scenario: 'world-large' }, path: 'shop' }, '/v1/products'),
    productPage: await scriptsOfPage(options, 'product-many-sizes'),
    home: await scriptsOfPage(options, 'home-picked'),
  }
}

/** Size of all scripts that a page loads on a member's first visit, in the real build. */
const scriptsOfPage = (options: LaunchOptions, scenario: string): Promise<number> =>
  measurePage(options, { in: { scenario }, path: '' }, async (page) => {
    await page.locator('main h1').first().waitFor()
    const scripts = await scriptsOf(page, () => page.reload({ waitUntil: 'networkidle' }))
    return scripts.reduce((sum, { bytes }) => sum + bytes, 0)
  })

export function shopReport({ sixty, thousands, productPage, home }: Shop) {
  return `## The shop's first view, and a product's page

To the first card on the screen in the build for the real backend, p50 of ${tries}. Aim: as quick with thousands of products as with sixty.

${firstViewsReport({ "the seed's 60 products": sixty, '2,000 products, 100,000 picks': thousands })}

Everything a member's first look loads in the build for the real backend: a product's page ${(productPage / 1000).toFixed(1)} kB of JS (gz), home in an
episode ${(home / 1000).toFixed(1)} kB. Aims: 178 and 172 kB.
`
}

import type { LaunchOptions } from '@playwright/test'
import { firstViewsReport, measurePage, measureFirstView, tries, type FirstView } from './page.ts'
import { sites } from '../../tests/e2e/support/sites.ts'
import { staticScriptsOf } from '../../tests/e2e/support/staticScripts.ts'
import { kilobytes, scriptsOf } from './sizes.ts'

/** Bytes after gzip: of the scripts that a page waits for, and of all that its first visit loads. */
interface PageScripts {
  needed: number
  loaded: number
}

export interface Shop {
  sixty: FirstView
  thousands: FirstView
  productPage: PageScripts
  home: PageScripts
}

export async function measureShop(options: LaunchOptions): Promise<Shop> {
  return {
    sixty: await measureFirstView(options, { in: { scenario: 'shop-browse' }, path: 'shop' }, '/v1/products'),
    thousands: await measureFirstView(options, { in: { scenario: 'world-large' }, path: 'shop' }, '/v1/products'),
    productPage: {
      needed: staticScriptsOf(sites.real.build, 'src/features/product/ProductPage.tsx'),
      loaded: await scriptsOfPage(options, 'product-many-sizes'),
    },
    home: {
      needed: staticScriptsOf(sites.real.build, 'src/features/home/HomePage.tsx'),
      loaded: await scriptsOfPage(options, 'home-picked'),
    },
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

JS (gz) of a member's first visit in the build for the real backend: what the page waits for, and all of it, with the parts below the first view.

| | waits for | aim | all |
| --- | --- | --- | --- |
| a product's page | ${kilobytes(productPage.needed)} | 178 kB | ${kilobytes(productPage.loaded)} |
| home in an episode | ${kilobytes(home.needed)} | 172 kB | ${kilobytes(home.loaded)} |
`
}

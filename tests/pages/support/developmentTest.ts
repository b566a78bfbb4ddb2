import type { Browser, BrowserContext, Page } from '@playwright/test'
import { createServer } from 'vite'
import { settle } from '../../../scripts/look/screenshot.ts'
import { finishAnimations } from '../../e2e/support/axe.ts'
import { buildDate } from '../../e2e/support/sites.ts'
import { test as base } from '../../e2e/support/test.ts'
import type { ShownPage } from './appPages.ts'
import { hideRibbon } from './hideRibbon.ts'

/** Of a page whose styles are compared, from its beginning: what is below it may not be there yet. */
export const viewport = { width: 1280, height: 800 }

/** Milliseconds, for the first start of the development server, which prepares its packages. */
const START_TIMEOUT = 120_000

interface WorkerFixtures {
  /** A browser context on a development server; its cache saves the next page a thousand modules. */
  readonly development: BrowserContext
}

interface Fixtures {
  /** Opens a page on the development server, and returns the window that shows it. */
  readonly openInDevelopment: (shown: ShownPage) => Promise<Page>
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  development: [
    async ({ browser }, run, { parallelIndex }) => {
      // A demo, since its footer names version and date, with the date of the tested build.
      process.env['SOURCE_DATE_EPOCH'] = String(buildDate / 1000)
      const server = await createServer({
        mode: 'demo',
        server: { port: 0 },
        logLevel: 'error',
        cacheDir: `.cache/vite-styles-${parallelIndex}`,
      })
      await server.listen()
      const context = await openDevelopment(browser, server.resolvedUrls?.local[0])
      await run(context)
      await context.close()
      await server.close()
    },
    { scope: 'worker', timeout: START_TIMEOUT },
  ],
  openInDevelopment: async ({ development }, run) => {
    await run(async (shown) => {
      await development.setStorageState({ cookies: [], origins: [] })
      return shown.open(await development.newPage(), 'mock')
    })
    for (const page of development.pages()) await page.close()
  },
})
export { expect } from '@playwright/test'

/** Vite reloads pages when it finds another package to prepare: the first visits find them all. */
async function openDevelopment(browser: Browser, baseURL = ''): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL, viewport, locale: 'ko-KR', timezoneId: 'America/New_York' })
  await hideRibbon(context)
  const page = await context.newPage()
  for (const path of ['', '?scenario=pay-card', 'mock/payment.html', 'mock/postcode.html', 'mock/google.html', 'mock/terms.html'])
    await page.goto(baseURL + path, { waitUntil: 'networkidle' })
  await page.close()
  return context
}

/** Waits until the window of a page shows all of it, at rest. */
export async function settleWithoutMotion(window: Page, { isLoading }: ShownPage): Promise<void> {
  await window.emulateMedia({ reducedMotion: 'reduce' })
  await window.waitForLoadState('networkidle')
  // The pointer rests on the last button that was pressed.
  await window.mouse.move(0, 0)
  // Two busy servers are slow.
  await settle(window, { isLoading, patience: 30_000 })
  await finishAnimations(window)
}

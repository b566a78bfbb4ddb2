import { test as base, type Browser, type Page } from '@playwright/test'
import { createServer } from 'vite'
import { settle } from '../../../scripts/look/screenshot.ts'
import { finishAnimations } from '../../e2e/support/axe.ts'
import { buildDate, urlOf } from '../../e2e/support/sites.ts'
import type { ShownPage } from './appPages.ts'
import { readStyles } from './computedStyles.ts'
import { hideRibbon } from './hideRibbon.ts'

type Styles = Awaited<ReturnType<typeof readStyles>>
type Read = (shown: ShownPage) => Promise<Styles>

/** Milliseconds, for the first start of the development server, which prepares its packages. */
const START_TIMEOUT = 120_000

interface WorkerFixtures {
  /** The address of a development server. */
  readonly development: string
}

interface Fixtures {
  /** The computed styles of ten elements of a page on the development server. */
  readonly inDevelopment: Read
  /** The same on the built demo. */
  readonly inBuild: Read
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  development: [
    async ({ browser }, run, { workerIndex }) => {
      // A demo, since its footer names version and date, with the date of the tested build.
      process.env['SOURCE_DATE_EPOCH'] = String(buildDate / 1000)
      const server = await createServer({
        mode: 'demo',
        server: { port: 0 },
        logLevel: 'error',
        cacheDir: `.cache/vite-styles-${workerIndex}`,
      })
      await server.listen()
      const [url = ''] = server.resolvedUrls?.local ?? []
      await prepare(browser, url)
      await run(url)
      await server.close()
    },
    { scope: 'worker', timeout: START_TIMEOUT },
  ],
  inDevelopment: ({ browser, development }, run) => run((shown) => stylesOf(browser, development, 'mock', shown)),
  inBuild: ({ browser }, run) => run((shown) => stylesOf(browser, urlOf('demo-404'), 'demo-404', shown)),
})
export { expect } from '@playwright/test'

/** Vite reloads pages when it finds another package to prepare: the first visits find them all. */
async function prepare(browser: Browser, url: string): Promise<void> {
  const page = await browser.newPage()
  for (const path of ['', '?scenario=pay-card', 'mock/payment.html', 'mock/postcode.html', 'mock/google.html', 'mock/terms.html'])
    await page.goto(url + path, { waitUntil: 'networkidle' })
  await page.close()
}

async function stylesOf(browser: Browser, baseURL: string, mode: 'mock' | 'demo-404', shown: ShownPage): Promise<Styles> {
  const context = await browser.newContext({
    baseURL,
    locale: 'ko-KR',
    timezoneId: 'America/New_York',
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 800 },
  })
  await hideRibbon(context)
  const window = await shown.open(await context.newPage(), mode)
  await showWithoutMotion(window)
  const styles = await readStyles(window)
  await context.close()
  return styles
}

/** The pointer rests on the last button that was pressed: it is moved away. */
async function showWithoutMotion(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.mouse.move(0, 0)
  // None of these pages stays loading, and two busy servers are slow.
  await settle(page, { patience: 30_000 })
  await finishAnimations(page)
}

/** Each property that differs: `BUTTON 결제하기 color: rgb(0, 0, 0), in the build rgb(1, 1, 1)`. */
export function describeDifferences(development: Styles, build: Styles): string[] {
  return development.flatMap(({ element, styles }, at) => {
    const built = build[at]
    if (built?.element !== element) return [`${element}: the build has ${built?.element ?? 'nothing'} in its place`]
    const names = Object.keys(styles).filter((name) => styles[name] !== built.styles[name])
    return names.map((name) => `${element} ${name}: ${styles[name]}, in the build ${built.styles[name]}`)
  })
}

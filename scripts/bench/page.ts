import { chromium, type BrowserContextOptions, type LaunchOptions, type Page } from '@playwright/test'
import { startBackend } from '../../tests/e2e/support/backend.ts'
import { startHost } from '../../tests/e2e/support/hosts.ts'
import { openOnServer } from '../../tests/e2e/support/scenario.ts'
import { backend as api, sites, urlOf } from '../../tests/e2e/support/sites.ts'
import { median } from '../shared/median.ts'

/** A page to measure, in a scenario or an exported world; `path` is relative to the base. */
export interface MeasuredPage {
  in: { scenario: string } | { world: string }
  path: string
}

/**
 * Opens a page of the real build and runs a measurement. The mock backend runs in another process, so that its memory and
 * work do not count.
 */
export async function measurePage<T>(
  launch: LaunchOptions,
  { in: world, path }: MeasuredPage,
  measure: (page: Page, address: string) => Promise<T>,
  device: BrowserContextOptions = {},
): Promise<T> {
  const { build, base, style, port } = sites.real
  const host = await startHost({ root: build, base, style, port })
  const backend = await startBackend(urlOf('real'), api.port)
  const browser = await chromium.launch(launch)
  const page = await browser.newPage({ locale: 'ko-KR', ...device, baseURL: urlOf('real') })
  // tsx adds calls of a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (marked) => marked')
  await openOnServer(page, world)
  const measured = await measure(page, urlOf('real') + path)
  await browser.close()
  await backend.stop()
  await host.close()
  return measured
}

/** Time to the first visible card in ms, p50 of `tries`: from the navigation and from the server's reply. */
export interface FirstView {
  fromNavigation: number
  fromReply: number
}

export const tries = 7

/** `reply` is a part of the URL of the request that fetches the cards. */
export const measureFirstView = (launch: LaunchOptions, place: MeasuredPage, reply: string): Promise<FirstView> =>
  measurePage(launch, place, async (page, address) => {
    const views: FirstView[] = []
    for (let no = 0; no < tries; no++) views.push(await firstCard(page, address, reply))
    return {
      fromNavigation: median(views.map(({ fromNavigation }) => fromNavigation)),
      fromReply: median(views.map(({ fromReply }) => fromReply)),
    }
  })

async function firstCard(page: Page, address: string, reply: string): Promise<FirstView> {
  await page.goto(address, { waitUntil: 'commit' })
  await page.locator('main article').first().waitFor()
  return page.evaluate((part) => {
    const answer = performance.getEntriesByType('resource').find(({ name }) => name.includes(part))
    const answered = answer instanceof PerformanceResourceTiming ? answer.responseEnd : Number.NaN
    return { fromNavigation: performance.now(), fromReply: performance.now() - answered }
  }, reply)
}

/** Rows of a report's table, by their titles. */
export function firstViewsReport(views: Readonly<Record<string, FirstView>>) {
  const rows = Object.entries(views).map(
    ([title, view]) => `| ${title} | ${view.fromNavigation.toFixed(0)} ms | ${view.fromReply.toFixed(0)} ms |`,
  )
  return `| | from the navigation | from the reply |\n| --- | --- | --- |\n${rows.join('\n')}`
}

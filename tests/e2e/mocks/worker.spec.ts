import { expect, test } from '@playwright/test'
import { openScenario } from '../support/scenario.ts'

declare global {
  interface Window {
    /** Paths of the requests that MSW's worker forwarded to this page. */
    workerRequests: string[]
  }
}

test('[API-62] the worker forwards API calls to the page, not scripts and pictures', { tag: '@core' }, async ({ page }) => {
  await page.addInitScript(() => {
    window.workerRequests = []
    navigator.serviceWorker.addEventListener('message', ({ data }) => {
      if (data?.type === 'REQUEST') window.workerRequests.push(new URL(data.payload.url).pathname)
    })
  })
  // The first visit's scripts load before the worker is active.
  await openScenario(page, 'mock', 'shop-browse')
  await expect(page.locator('main img').first()).toHaveJSProperty('complete', true)

  const paths = await page.evaluate(() => window.workerRequests)
  expect(paths).toContain('/v1/products')
  expect(paths.filter((path) => !/^\/(v1|mock)\//.test(path))).toEqual([])
})

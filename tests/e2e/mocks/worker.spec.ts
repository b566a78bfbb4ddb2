import { expect, test } from '@playwright/test'
import { openScenario } from '../support/scenario.ts'

declare global {
  interface Window {
    /** The addresses msw's worker has asked this page about. */
    workerRequests: string[]
  }
}

test('[API-62] the page is asked about its calls, never about its own scripts and pictures', async ({ page }) => {
  await page.addInitScript(() => {
    window.workerRequests = []
    navigator.serviceWorker.addEventListener('message', ({ data }) => {
      if (data?.type === 'REQUEST') window.workerRequests.push(new URL(data.payload.url).pathname)
    })
  })
  // its second page: the first visit's scripts came before there was a worker
  await openScenario(page, 'mock', 'shop-browse')
  await expect(page.locator('main img').first()).toHaveJSProperty('complete', true)

  const paths = await page.evaluate(() => window.workerRequests)
  expect(paths).toContain('/v1/products')
  expect(paths.filter((path) => !/^\/(v1|mock)\//.test(path))).toEqual([])
})

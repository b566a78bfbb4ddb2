/* oxlint-disable eslint/no-underscore-dangle -- the extension's own name in a page */
import type { StoreEnhancer } from '@reduxjs/toolkit'
import { createServer } from 'vite'
import { urlOf } from '../support/sites.ts'
import { expect, test as base } from '../support/test.ts'

type Compose = (options: unknown) => (...enhancers: StoreEnhancer[]) => StoreEnhancer

declare global {
  interface Window {
    /** The number of stores that are connected to the extension. */
    connectedStores: number
    __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: Compose
  }
}

/** Replaces the Redux DevTools extension. */
function installDevTools() {
  window.connectedStores = 0
  window.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__ =
    () =>
    (...enhancers) => {
      window.connectedStores += 1
      return (makeStore) => enhancers.reduceRight((next, enhancer) => enhancer(next), makeStore)
    }
}

const test = base.extend<object, { devServer: string }>({
  devServer: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads which fixtures a fixture needs from this pattern
    async ({}, run) => {
      const server = await createServer({
        server: { port: 0, strictPort: false },
        logLevel: 'error',
        cacheDir: '.cache/vite-devtools',
      })
      await server.listen()
      await run(server.resolvedUrls?.local[0] ?? '')
      await server.close()
    },
    { scope: 'worker' },
  ],
})

test.beforeEach(({ page }) => page.addInitScript(installDevTools))

test('in development one store connects to DevTools', async ({ page, devServer }) => {
  await page.goto(`${devServer}?scenario=cart-below-free`)
  // The development server compiles every module at its first request: an upper limit for that, on a busy machine.
  await expect(page.getByRole('main').locator('output').first()).toHaveText('1', { timeout: 45_000 })
  expect(await page.evaluate(() => window.connectedStores)).toBe(1)
})

for (const mode of ['real', 'mock'] as const) {
  test(`in the ${mode} build no store connects to DevTools`, async ({ page, allowErrors }) => {
    // Without a backend, the real build's first requests fail.
    allowErrors(/Failed to load resource/)
    await page.goto(`${urlOf(mode)}login`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.evaluate(() => window.connectedStores)).toBe(0)
  })
}

/* oxlint-disable eslint/no-underscore-dangle -- the extension's own name in a page */
import type { StoreEnhancer } from '@reduxjs/toolkit'
import { createServer } from 'vite'
import { urlOf } from '../support/sites.ts'
import { expect, test as base } from '../support/test.ts'

interface DevTools {
  /** The options of each store that connected to the extension. */
  options: unknown[]
  actions: string[]
  /** The keys of the store's state. */
  parts: () => string[]
  /** Shows the state that the first `count` actions led to, as the extension's slider does. */
  jumpTo: (count: number) => void
}

type Compose = (options: unknown) => (...enhancers: StoreEnhancer[]) => StoreEnhancer

declare global {
  interface Window {
    devTools: DevTools
    __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: Compose
  }
}

/** Replaces the Redux DevTools extension: `compose` with an enhancer, as its documentation describes. */
function installDevTools() {
  const devTools: DevTools = { options: [], actions: [], parts: () => [], jumpTo: () => undefined }
  window.devTools = devTools

  const instrument: StoreEnhancer = (makeStore) => (reducer, preloadedState) => {
    const states: ReturnType<typeof reducer>[] = []
    const recorder: typeof reducer = (state, action) => {
      const next = reducer(state, action)
      devTools.actions.push(action.type)
      states.push(next)
      return next
    }
    const store = makeStore(recorder, preloadedState)
    devTools.parts = () => Object.keys(store.getState() ?? {})
    devTools.jumpTo = (count) => {
      const target = states[count - 1]
      store.replaceReducer((state, action) => target ?? recorder(state, action))
    }
    return store
  }
  window.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__ =
    (options) =>
    (...enhancers) => {
      devTools.options.push(options)
      return (makeStore) => [...enhancers, instrument].reduceRight((next, enhancer) => enhancer(next), makeStore)
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

test('in development DevTools show every slice, the API cache and each action', async ({ page, devServer }) => {
  await page.goto(`${devServer}?scenario=cart-below-free`)
  const quantity = page.getByRole('main').locator('output').first()
  // The development server compiles every module at its first request.
  await expect(quantity).toHaveText('1', { timeout: 45_000 })
  const countActions = () => page.evaluate(() => window.devTools.actions.length)
  const before = await countActions()
  await page.getByRole('button', { name: '수량 늘리기' }).first().click()
  await expect(quantity).toHaveText('2')

  const seen = await page.evaluate(() => {
    const { options, actions, parts } = window.devTools
    return { options, actions, parts: parts().sort() }
  })
  expect(seen.options).toHaveLength(1)
  expect(seen.parts).toEqual(['api', 'auth', 'cart', 'checkouts', 'drafts', 'memo', 'order', 'pick'])
  expect(seen.actions).toEqual(
    expect.arrayContaining([
      'session/signedIn',
      'api/executeQuery/pending',
      'api/executeQuery/fulfilled',
      'cart/quantityChanged',
    ]),
  )

  await page.evaluate((count) => window.devTools.jumpTo(count), before)
  await expect(quantity).toHaveText('1')
})

for (const mode of ['real', 'mock'] as const) {
  test(`in the ${mode} build no store connects to DevTools`, async ({ page, allowErrors }) => {
    // Without a backend, the real build's first requests fail.
    allowErrors(/Failed to load resource/)
    await page.goto(`${urlOf(mode)}login`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.evaluate(() => window.devTools.options)).toEqual([])
  })
}

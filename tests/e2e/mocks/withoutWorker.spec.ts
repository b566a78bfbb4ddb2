import { expect, type Page } from '@playwright/test'
import { readReceivedFields, openApp, ping } from '../support/navigations.ts'
import { siteBrowser, test } from '../support/siteTest.ts'

test.use(siteBrowser)

const startedWith = (page: Page) => page.evaluate(() => document.body.dataset['startedWith'])

for (const style of ['404.html', 'bare 404', 'spa fallback'] as const) {
  test.describe('on plain http', () => {
    test.use({ style })

    test(`[API-51] with ${style} requests are mocked in the page, navigations where possible`, async ({ host, context }) => {
      const url = host.url.replace('localhost', 'demo.test')
      const page = await openApp(context, url)
      expect(await startedWith(page)).toBe('{"navigations":false}')
      expect(await ping(page, url)).toBe('mocked')
      await page.goto(`${url}v1/inicis/auth?orderId=A1`)
      if (style === 'bare 404') await expect(page.locator('body')).toHaveText('host: 404')
      else expect(await readReceivedFields(page)).toEqual({ orderId: 'A1' })
    })
  })
}

test('without a service worker requests are mocked in the page', { tag: '@core' }, async ({ host, context }) => {
  await context.addInitScript(() => {
    Reflect.set(ServiceWorkerContainer.prototype, 'register', () => Promise.reject(new DOMException('denied', 'SecurityError')))
  })
  const page = await openApp(context, host.url)
  expect(await startedWith(page)).toBe('{"navigations":false}')
  expect(await ping(page, host.url)).toBe('mocked')
  await expect(page.getByRole('status').filter({ hasText: '결제창을 흉내 낼 수 없어요' })).toBeVisible()
  await page.getByRole('button', { name: '알림 닫기' }).click()
  await expect(page.getByText('결제창을 흉내 낼 수 없어요')).toBeHidden()
})

test('without IndexedDB the app runs and says that nothing is stored', async ({ host, context }) => {
  await context.addInitScript(() => Reflect.deleteProperty(globalThis, 'indexedDB'))
  const page = await openApp(context, host.url)
  expect(await startedWith(page)).toBe('{"navigations":false,"volatile":"Error: this window has no indexedDB"}')
  await expect(page.getByRole('status').filter({ hasText: '이 페이지를 떠나면 사라지고' })).toBeVisible()
  expect(await ping(page, host.url)).toBe('mocked')
})

/** As a browser does that blocks site data. `name` is one of the APIs, or all of them. */
const block = (name: string) => {
  const denied = new DOMException('denied', 'SecurityError')
  const get = () => {
    throw denied
  }
  const reject = () => Promise.reject(denied)
  const blocks: Record<string, () => unknown> = {
    'navigator.locks': () => Object.defineProperty(navigator, 'locks', { value: { request: reject } }),
    register: () => Reflect.set(ServiceWorkerContainer.prototype, 'register', reject),
    getRegistration: () => Reflect.set(ServiceWorkerContainer.prototype, 'getRegistration', reject),
  }
  for (const api of ['localStorage', 'sessionStorage', 'BroadcastChannel', 'indexedDB', 'caches'])
    blocks[api] = () => Object.defineProperty(globalThis, api, { get, configurable: true })
  for (const [api, act] of Object.entries(blocks)) if (name === 'all' || name === api) act()
}

const blockable = ['sessionStorage', 'BroadcastChannel', 'indexedDB', 'caches', 'navigator.locks', 'register', 'getRegistration']
for (const api of [...blockable, 'localStorage', 'all']) {
  test(`[API-51] the app runs with ${api} blocked, and a scenario starts from its address`, async ({ host, context }) => {
    await context.addInitScript(block, api)
    const page = await openApp(context, host.url)
    expect(await ping(page, host.url)).toBe('mocked')
    await page.goto(`${host.url}?scenario=cart-below-free`)
    await expect(page.locator('#state')).toHaveText(/^app .*cart/)
    expect(await page.evaluate(() => localStorage.getItem('/demo/userId'))).toBe('2')
  })
}

test('[CART-06] without local storage the page says that the session lasts until it is left', async ({ host, context }) => {
  await context.addInitScript(block, 'localStorage')
  const page = await openApp(context, host.url)
  expect(await startedWith(page)).toBe('{"navigations":true,"isSessionLost":true}')
  await expect(page.getByRole('status').filter({ hasText: '로컬 저장소를 막아서' })).toBeVisible()
})

test('the app runs with all storage blocked', async ({ host, context }) => {
  await context.addInitScript(() => {
    const denied = new DOMException('denied', 'SecurityError')
    const get = () => {
      throw denied
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) Object.defineProperty(globalThis, name, { get })
    Reflect.set(ServiceWorkerContainer.prototype, 'register', () => Promise.reject(denied))
  })
  const page = await openApp(context, host.url)
  expect(await startedWith(page)).toMatch(/"navigations":false,"volatile":"SecurityError/)
  expect(await ping(page, host.url)).toBe('mocked')
})

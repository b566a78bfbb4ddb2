import { expect, type Page } from '@playwright/test'
import {
  REPORT_START_TIME,
  workerStartTime,
  readReceivedFields,
  openApp,
  openPopup,
  ping,
  postForm,
  waitUntilStarted,
  stopWorkers,
} from '../support/navigations.ts'
import { siteBrowser, startSite, test } from '../support/siteTest.ts'

test.use(siteBrowser)

const GOODS = '여름 원피스 & 자켓 50%+'

const hosts = [
  { style: '404.html', at: '/demo/' },
  { style: 'bare 404', at: '/demo/' },
  { style: 'spa fallback', at: '/demo/' },
  { style: 'clean urls', at: '/demo/' },
  { style: '404.html', at: '/' },
] as const

for (const { style, at } of hosts) {
  test.describe(`on a host with ${style} at ${at}`, () => {
    test.use({ style, at })

    test('[API-62] routes work from the first visit, with ids too', async ({ host, context }) => {
      const first = await openApp(context, `${host.url}shop`)
      expect(await ping(first, host.url)).toBe('mocked')
      // Without 404.html only the worker answers addresses with ids.
      const page = style === 'bare 404' ? first : await openApp(context, `${host.url}product/12`)
      await page.goto(`${host.url}product/12`)
      await waitUntilStarted(page)
      await page.reload()
      await waitUntilStarted(page)
      expect(new URL(page.url()).pathname).toBe(`${at}product/12`)
      expect(await ping(page, host.url)).toBe('mocked')
    })

    test('[API-51] a popup to the API reaches the provider and keeps its opener', async ({ host, context }) => {
      const page = await openApp(context, host.url)
      const popup = await openPopup(page, `${host.url}v1/inicis/auth?orderId=A1&paymentMethod=Card`)
      expect(await readReceivedFields(popup)).toEqual({ orderId: 'A1', paymentMethod: 'Card' })
      expect(await popup.evaluate(() => window.opener !== null)).toBe(true)
      expect(await ping(page, host.url)).toBe('mocked')
    })

    test('[API-53] a form posted in a popup changes the world of its opener', async ({ host, context }) => {
      const page = await openApp(context, host.url)
      const popup = await openPopup(page, 'about:blank')
      await postForm(page, `${host.url}v1/inicis/return`, { orderNumber: 'A1', resultMsg: '성공' }, { target: 'pay' })
      await waitUntilStarted(popup)
      expect(new URL(popup.url()).pathname.replace(/\/$/, '')).toBe(`${at}payment/complete`)
      expect(await page.evaluate(async (url) => (await fetch(url)).text(), `${host.url}v1/orders/A1`)).toBe('1')
      expect(host.posts).toEqual([])
    })
  })
}

test('[API-51] a refused payment is a page at the API’s address', { tag: '@core' }, async ({ host, context }) => {
  const page = await openApp(context, host.url)
  await page.goto(`${host.url}v1/inicis/auth`)
  await expect(page.getByRole('button', { name: '닫기' })).toBeVisible()
  await page.reload()
  await expect(page).toHaveTitle('refused')
  expect(page.url()).toBe(`${host.url}v1/inicis/auth`)
})

test(
  '[API-53] in one tab forms go to the provider in EUC-KR and back to the app',
  { tag: '@core' },
  async ({ host, context }) => {
    const page = await openApp(context, host.url)
    await postForm(page, `${host.url}mock/inicis/smart/payment/`, { P_GOODS: GOODS, P_OID: 'A1' }, { 'accept-charset': 'euc-kr' })
    expect(await readReceivedFields(page)).toEqual({ P_GOODS: GOODS, P_OID: 'A1' })
    await postForm(page, `${host.url}v1/inicis/mobile/return`, { P_STATUS: '00', P_RMESG1: '성공적으로' })
    await page.waitForURL(/mobile\/result/)
    await waitUntilStarted(page)
    expect(new URL(page.url()).searchParams.get('P_RMESG1')).toBe('성공적으로')
    expect(await ping(page, host.url)).toBe('mocked')
  },
)

test('[API-53] forms arrive complete in any encoding', async ({ host, context }) => {
  const page = await openApp(context, host.url)
  const forms: [sent: string, attributes: Record<string, string>, received?: string][] = [
    [GOODS, {}],
    [GOODS, { enctype: 'multipart/form-data' }],
    ['똠방각하 챠', { 'accept-charset': 'euc-kr' }],
    ['👕', { 'accept-charset': 'euc-kr' }, '&#128085;'],
  ]
  for (const [P_GOODS, attributes, received = P_GOODS] of forms) {
    await postForm(page, `${host.url}mock/inicis/smart/payment/`, { P_GOODS }, attributes)
    await page.waitForURL(/payment\.html/)
    expect(await readReceivedFields(page)).toEqual({ P_GOODS: received })
    await page.goto(host.url)
  }
})

test('other sites, files and emulated pages are left to the host', async ({ host, context }) => {
  const page = await openApp(context, host.url)
  for (const [path, status, title] of [
    ['storybook/', 200, 'storybook'],
    ['docs/', 200, 'docs'],
    ['mock/google.html?a=1', 200, 'google page'],
    ['storybook/none', 404, 'app'],
    ['assets/none.js', 404, 'app'],
  ] as const) {
    const reply = await page.goto(host.url + path)
    expect([path, reply?.status(), await page.title()]).toEqual([path, status, title])
  }
})

/** The worker stores its list of pages and the app's page a moment after the app's start. */
const waitUntilCached = (page: Page, url: string) =>
  expect.poll(() => page.evaluate(async (each) => (await caches.match(each)) !== undefined, url)).toBe(true)

test('an address with an id opens while the host is down', async ({ host, context }) => {
  const page = await openApp(context, host.url)
  await page.goto(`${host.url}shop`)
  await waitUntilStarted(page)
  await waitUntilCached(page, host.url)
  host.isDown = true
  await page.goto(`${host.url}product/12`)
  await waitUntilStarted(page)
  expect(await ping(page, host.url)).toBe('mocked')
})

test.describe('on a host without a fallback page', () => {
  test.use({ style: 'bare 404' })

  const full = "Promise.reject(new DOMException('full', 'QuotaExceededError'))"
  const caches = {
    'cannot be opened': `{ open: () => ${full} }`,
    'has no space': `{ open: async () => ({ match: async () => undefined, put: () => ${full} }) }`,
    'never replies': '{ open: () => new Promise(() => {}) }',
  }
  for (const [problem, replacement] of Object.entries(caches)) {
    test(`[API-51, API-62] a deep link and the payment window open though the cache ${problem}`, async ({ host, context }) => {
      host.edits.set('/demo/sw.js', `Object.defineProperty(self, 'caches', { value: ${replacement} })`)
      const page = await openApp(context, host.url)
      await page.goto(`${host.url}product/12`)
      await waitUntilStarted(page)
      expect(await ping(page, host.url)).toBe('mocked')
      expect(await readReceivedFields(await openPopup(page, `${host.url}v1/inicis/auth?orderId=A1`))).toEqual({ orderId: 'A1' })
    })
  }
})

test('requests and forms work after the browser stops the worker', async ({ host, context }) => {
  host.edits.set('/demo/sw.js', REPORT_START_TIME)
  const page = await openApp(context, host.url)
  const startTimes = [await workerStartTime(page)]
  await waitUntilCached(page, `${host.url}active-pages`)
  await stopWorkers(page)
  expect(await ping(page, host.url)).toBe('mocked')
  startTimes.push(await workerStartTime(page))
  await stopWorkers(page)
  await postForm(page, `${host.url}v1/inicis/return`, { orderNumber: 'A1' })
  await page.waitForURL(/payment\/complete/)
  await waitUntilStarted(page)
  startTimes.push(await workerStartTime(page))
  expect(new Set(startTimes).size).toBe(3)

  await stopWorkers(page)
  await page.goto('about:blank')
  await page.goto(`${host.url}v1/inicis/auth?orderId=A2`)
  expect(await readReceivedFields(page)).toEqual({ orderId: 'A2' })
})

test('requests are mocked after going back from the provider', async ({ host, context }) => {
  const page = await openApp(context, host.url)
  await page.goto(`${host.url}mock/google.html`)
  await page.goBack()
  await waitUntilStarted(page)
  expect(await ping(page, host.url)).toBe('mocked')
})

test('requests and popups are mocked after a hard reload', async ({ host, context }) => {
  const page = await openApp(context, `${host.url}shop`)
  const devtools = await context.newCDPSession(page)
  await page.evaluate(() => Reflect.set(window, 'isBeforeReload', true))
  await devtools.send('Page.reload', { ignoreCache: true })
  const pingReloaded = async () =>
    (await page.evaluate(() => 'isBeforeReload' in window)) ? 'before the reload' : ping(page, host.url)
  // MSW reloads the page once more to get a controlled client.
  await expect.poll(() => pingReloaded().catch(() => 'reloading')).toBe('mocked')
  const popup = await openPopup(page, `${host.url}v1/inicis/auth?orderId=A1`)
  expect(await readReceivedFields(popup)).toEqual({ orderId: 'A1' })
})

const isUpdateWaiting = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).some(({ waiting }) => waiting !== null))

test('a new worker waits for the last tab while the tabs keep working', async ({ host, context }) => {
  const [one, two] = [await openApp(context, host.url), await openApp(context, `${host.url}shop`)]
  host.edits.set('/demo/sw.js', '\n// new version')
  await one.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  await expect.poll(() => isUpdateWaiting(one)).toBe(true)
  expect([await ping(one, host.url), await ping(two, host.url)]).toEqual(['mocked', 'mocked'])
  await one.reload()
  await waitUntilStarted(one)
  expect([await ping(one, host.url), await ping(two, host.url)]).toEqual(['mocked', 'mocked'])

  // Same origin outside the worker's scope, so it is no client of the worker.
  const outside = await context.newPage()
  await outside.goto(new URL('/', host.url).href)
  await Promise.all([one.close(), two.close()])
  await expect.poll(() => isUpdateWaiting(outside)).toBe(false)
  expect(await ping(await openApp(context, host.url), host.url)).toBe('mocked')
})

test('after site data is cleared two tabs work again after one reload', async ({ host, context }) => {
  const [one, two] = [await openApp(context, host.url), await openApp(context, `${host.url}shop`)]
  const third = await context.newPage()
  await third.goto(`${host.url}clear.txt`)
  // The tab may already be reloading.
  await two.reload().catch(() => null)
  for (const page of [two, one]) await expect.poll(() => ping(page, host.url).catch(() => 'reloading')).toBe('mocked')
})

test('[API-62] another origin is not mocked; its form to the return address is', async ({ host, context }) => {
  const other = await startSite({ style: '404.html', at: '/demo/' })
  const page = await openApp(context, host.url)
  const popup = await openPopup(page, 'about:blank')
  await postForm(page, `${other.url}v1/inicis/return`, { orderNumber: 'A1' }, { target: 'pay' })
  await popup.waitForURL(`${other.url}v1/inicis/return`)
  expect(other.posts).toEqual(['/demo/v1/inicis/return'])

  await popup.goto(`${other.url}mock/google.html`)
  await postForm(popup, `${host.url}v1/inicis/mobile/return`, { P_STATUS: '00' })
  await popup.waitForURL(/mobile\/result/)
  await other.close()
})

test('an unknown request below v1 is warned about, others pass silently', async ({ host, context }) => {
  const page = await openApp(context, host.url)
  const warnings: string[] = []
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
  const statuses = await page.evaluate(async (base) => {
    const replies = [
      await fetch(`${base}v1/none?a=1`),
      await fetch(`${base}v1/none`, { method: 'POST' }),
      await fetch(`${base}index.html`),
    ]
    return replies.map(({ status }) => status)
  }, host.url)

  expect(statuses).toEqual([404, 405, 200])
  const wanted = [
    /^\[MSW\] Warning: intercepted a request .*GET \/demo\/v1\/none\?a=1\s/s,
    /^\[MSW\] Warning: .*POST \/demo\/v1\/none\s/s,
  ]
  await expect.poll(() => warnings.toSorted()).toEqual(wanted.map((text) => expect.stringMatching(text)))
})

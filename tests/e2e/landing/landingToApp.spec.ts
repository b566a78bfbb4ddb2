import type { Page } from '@playwright/test'
import {
  requestedAppScripts,
  demo,
  shownFrames,
  isHydratedNow,
  waitForHydration,
  landingFrame,
  leadText,
  mocked,
  pauseButton,
  test,
  loginLink,
} from '../support/landingTest.ts'
import { expect } from '../support/test.ts'

// Between the landing page and the app.

const loginTitle = /특별한 스타일 여정/
const waitForLogin = (page: Page) => page.getByRole('heading', { level: 1, name: loginTitle }).waitFor()
const waitForLanding = (page: Page) => page.getByRole('heading', { level: 1, name: 'Your Pick. Our Curation' }).waitFor()

/** A session, as another window stores it. */
const session = { userId: '1', accessToken: 'a', refreshToken: 'b' }
const storeSession = (page: Page) =>
  page.evaluate((values) => Object.entries(values).forEach(([key, value]) => localStorage.setItem(key, value)), session)

for (const [name, act] of [
  ['the pointer on a link', (page: Page) => loginLink(page).hover()],
  ['the focus on a link', (page: Page) => loginLink(page).focus()],
  ['a touch of a link', (page: Page) => loginLink(page).dispatchEvent('touchstart')],
  ['the overlay', (page: Page) => page.locator('main ul').first().getByRole('button').first().click()],
] as const) {
  test(`${name} prefetches the app`, async ({ host, open }) => {
    const page = await open()
    await waitForHydration(page)
    await act(page)
    await expect.poll(() => requestedAppScripts(host).length).toBe(2)
    await expect(page).toHaveURL(host.url)
  })
}

test('[NAV-10, NAV-11] the landing stays until the login page is ready and focuses its heading', async ({ host, open }) => {
  host.delays.scriptMs = 200
  const page = await open()
  await waitForHydration(page)
  await page.evaluate(() => scrollTo(0, 100))
  await loginLink(page).dispatchEvent('click')
  await waitForLogin(page)
  const loginFrame = 'page: 특별한 스타일 여정, 지금 시작해요'
  await expect.poll(async () => (await shownFrames(page)).at(-1)).toBe(loginFrame)
  const frames = await shownFrames(page)
  expect(new Set(frames.filter((frame) => frame !== 'nothing'))).toEqual(new Set([landingFrame.ko, loginFrame]))
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('[NAV-10] back, forward and reload restore the scroll position', async ({ open }) => {
  const page = await open()
  await page.setViewportSize({ width: 390, height: 500 })
  await waitForHydration(page)
  await page.evaluate(() => scrollTo(0, 150))
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(150)
  await loginLink(page).dispatchEvent('click')
  await waitForLogin(page)
  await page.goBack()
  await waitForLanding(page)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(150)
  await page.goForward()
  await waitForLogin(page)
  expect(await shownFrames(page)).not.toContain('placeholder')
  await page.reload()
  await waitForLogin(page)
  await page.goBack()
  await waitForLanding(page)
})

test('a reload of the landing restores the scroll position', async ({ open }) => {
  const page = await open()
  await page.setViewportSize({ width: 390, height: 500 })
  await waitForHydration(page)
  await page.evaluate(() => scrollTo(0, 150))
  await page.reload()
  await waitForHydration(page)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(150)
})

test('[NAV-07] after signing in and out the app shows the landing', async ({ host, open }) => {
  const page = await open()
  await waitForHydration(page)
  await loginLink(page).click()
  await page.getByRole('button', { name: '회원가입 없이 Pick하기' }).click()
  await page.getByRole('button', { name: '건너뛰기' }).click()
  // Home's heading takes the focus, which would close a menu that was opened before.
  await page.getByRole('link', { name: '나의 Pick 남기기' }).waitFor()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.getByRole('button', { name: '내 계정' }).click()
  await page.getByRole('button', { name: '로그아웃' }).click()
  await waitForLanding(page)
  await pauseButton(page).click()
  await loginLink(page).click()
  await waitForLogin(page)
  expect(requestedAppScripts(host)).toHaveLength(2)
})

test(
  '[AUTH-25] a sign-in in another window loads the app without a placeholder',
  { tag: '@core' },
  async ({ host, open, context }) => {
    const page = await open()
    await waitForHydration(page)
    const other = await context.newPage()
    await other.goto(`${host.url}login`)
    await other.getByRole('button', { name: '회원가입 없이 Pick하기' }).click()
    await other.getByRole('button', { name: '건너뛰기' }).click()
    await page.bringToFront()
    await page.getByRole('link', { name: '나의 Pick 남기기' }).waitFor()
    const frames = await shownFrames(page)
    const app = frames.findIndex((frame) => !frame.startsWith('landing') && frame !== 'nothing')
    expect(frames[app - 1]).toBe(landingFrame.ko)
  },
)

test('a session stored while the script loads starts the app', async ({ host, open }) => {
  host.holdScripts()
  const page = await open({ waitUntil: 'commit' })
  await pauseButton(page).waitFor()
  await storeSession(page)
  host.releaseScripts()
  await expect.poll(() => requestedAppScripts(host).length).toBe(2)
})

test('a session stored while in the back/forward cache starts the app', async ({ host, open }) => {
  const page = await open()
  await waitForHydration(page)
  await page.goto(`${host.url}robots.txt`)
  await storeSession(page)
  await page.goBack({ waitUntil: 'commit' })
  await expect.poll(() => requestedAppScripts(host).length).toBe(2)
})

test('[NAV-11] a press fetches the app again after a failed prefetch', async ({ host, open, allowErrors }) => {
  allowErrors(/Failed to load resource/)
  host.blockedPath = '/app-'
  const page = await open()
  await waitForHydration(page)
  const refused = page.waitForResponse(/\/app-[^/]*\.js$/)
  await loginLink(page).hover()
  expect((await refused).status()).toBe(404)
  host.blockedPath = undefined
  await loginLink(page).click()
  await waitForLogin(page)
})

test('[NAV-11] a failed fetch after a press offers a retry', async ({ host, open, allowErrors }) => {
  allowErrors(/Failed to load resource|dynamically imported module|preload CSS/)
  host.blockedPath = '/app-'
  const page = await open()
  await waitForHydration(page)
  await loginLink(page).click()
  await expect(page.getByRole('heading', { name: '페이지를 불러오지 못했어요' })).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  host.blockedPath = undefined
  await page.getByRole('button', { name: '다시 시도' }).click()
  await waitForLogin(page)
})

test('a page that starts with the app preloads it beside the main script', async ({ host, open, page }) => {
  host.holdScripts()
  const scripts = new Set<string>()
  // The host gets six requests at a time.
  page.on('request', (request) => scripts.add(/\/(index|app|mocks)-[^/]*\.js$/.exec(request.url())?.[1] ?? 'another file'))
  await open({ path: 'login/', waitUntil: 'commit' })
  // Before the main script has its reply.
  await expect.poll(() => scripts).toEqual(new Set(['another file', 'index', 'app', 'mocks']))
  host.releaseScripts()
  await waitForLogin(page)
})

test.describe('a button pressed before hydration', () => {
  test.beforeEach(({ host }) => host.holdScripts())

  test('[CONST-05] the language switch applies once and is stored', async ({ host, open }) => {
    const page = await open({ waitUntil: 'commit' })
    await page.getByRole('button', { name: 'English' }).click()
    expect(await isHydratedNow(page)).toBe(false)
    host.releaseScripts()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.locator('main section p')).toContainText(leadText.en)
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en')
    await page.reload({ waitUntil: 'commit' })
    await expect(page.locator('main section p')).toContainText(leadText.en)
  })

  test('a toggle is pressed once', async ({ host, open }) => {
    const page = await open({ waitUntil: 'commit' })
    await pauseButton(page).click()
    host.releaseScripts()
    await waitForHydration(page)
    await expect(page.getByRole('button', { name: '다시 움직이기' })).toBeVisible()
  })

  test('[LAND-05] a picture opens the overlay from its own place', async ({ host, open }) => {
    const page = await open({ waitUntil: 'commit' })
    const picture = page.locator('main ul').first().getByRole('button').first()
    await picture.click()
    host.releaseScripts()
    await expect(page.getByRole('dialog', { name: 'Find Your Perfect Style' })).toBeVisible()
    const { x = 0, y = 0, width = 0, height = 0 } = (await picture.boundingBox()) ?? {}
    const style = await page.locator('[data-step]').evaluate((element) => element.style.cssText)
    const [left = 0, top = 0] = (style.match(/[\d.]+/g) ?? []).map(Number)
    expect(Math.abs(left - (x + width / 2))).toBeLessThan(width)
    expect(Math.abs(top - (y + height / 2))).toBeLessThan(height)
  })

  test('a link works without script; focus and scroll survive hydration', async ({ host, open }) => {
    const page = await open({ waitUntil: 'commit' })
    await page.setViewportSize({ width: 390, height: 500 })
    await pauseButton(page).focus()
    await page.evaluate(() => scrollTo(0, 120))
    expect(await isHydratedNow(page)).toBe(false)
    host.releaseScripts()
    await waitForHydration(page)
    await expect(pauseButton(page)).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(120)
    host.holdScripts()
    await page.reload({ waitUntil: 'commit' })
    await loginLink(page).click()
    host.releaseScripts()
    await waitForLogin(page)
  })
})

test.describe('on a host without 404.html', () => {
  test.use({ site: { ...mocked, style: 'bare 404' } })

  test('each route has a copy of the page in its folder', async ({ open }) => {
    const page = await open({ path: 'login' })
    await waitForLogin(page)
    expect(await shownFrames(page)).not.toContain(landingFrame.ko)
  })
})

test.describe('below /demo/ on a host with 404.html', () => {
  test.use({ site: demo })

  test('a deep link with an id starts with the app; links keep the base', async ({ open, host, allowErrors }) => {
    allowErrors(/404/)
    const page = await open({ path: 'product/3' })
    await page.waitForURL(/login$/)
    await waitForLogin(page)
    expect(await shownFrames(page)).not.toContain(landingFrame.ko)
    await page.getByRole('banner').getByRole('link', { name: 'Pickers' }).click()
    await waitForLanding(page)
    await loginLink(page).click()
    await expect(page).toHaveURL(`${host.url}login`)
  })
})

test('[LAND-08, NAV-09] a landing fetches neither app nor mocks; the first __mock command starts them and sends page views', async ({
  host,
  open,
}) => {
  const page = await open()
  await waitForHydration(page)
  await expect.poll(() => host.requests.some((path) => path.endsWith('gtag.js'))).toBe(true)
  expect(host.posts).toEqual([])
  expect(requestedAppScripts(host)).toEqual([])
  expect(host.requests.filter((path) => /\/v1\/|sw\.js/.test(path))).toEqual([])
  await page.waitForFunction(() => '__mock' in window)
  expect(await page.evaluate(() => Object.keys(window.__mock))).toEqual(expect.arrayContaining(['scenario', 'addFault', 'help']))
  const clock = await page.evaluate(async () => JSON.stringify(await Reflect.get(window, '__mock').clock()))
  expect(clock).toContain('2026-')
  const readHits = () =>
    page.evaluate(async () => {
      const reply = await fetch('/mock/api/analytics/hits')
      return JSON.stringify(await reply.json())
    })
  await expect.poll(readHits).toContain(`"dl":"${host.url}"`)
  expect(host.posts).toEqual([])
})

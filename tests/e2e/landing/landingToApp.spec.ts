import type { Page } from '@playwright/test'
import { landingFrame, loginLink, pauseButton, shownFrames, test, waitForHydration } from '../support/landingTest.ts'
import type { StaticHost } from '../support/hosts.ts'
import { expect } from '../support/test.ts'

const waitForLogin = (page: Page) => page.getByRole('heading', { level: 1, name: /특별한 스타일 여정/ }).waitFor()
const waitForLanding = (page: Page) => page.getByRole('heading', { level: 1, name: 'Your Pick. Our Curation' }).waitFor()
const requestedAppScripts = ({ requests }: StaticHost) => requests.filter((path) => /\/(app|mocks)-[^/]*\.js$/.test(path))

for (const [name, act] of [
  ['the pointer on a link', (page: Page) => loginLink(page).hover()],
  ['the focus on a link', (page: Page) => loginLink(page).focus()],
  ['a touch of a link', (page: Page) => loginLink(page).dispatchEvent('touchstart')],
  ['the overlay', (page: Page) => page.locator('main ul').first().getByRole('button').first().click()],
] as const) {
  test(`[LAND-08] the landing has fetched neither app nor mocks; ${name} fetches both`, async ({ host, open }) => {
    const page = await open()
    await waitForHydration(page)
    expect(host.requests.filter((path) => /\/v1\/|sw\.js/.test(path))).toEqual([])
    expect(requestedAppScripts(host)).toEqual([])
    await act(page)
    await expect.poll(() => requestedAppScripts(host).length).toBe(2)
    await expect(page).toHaveURL(host.url)
  })
}

test('[NAV-10, NAV-11] the landing stays until the login page is ready; back and a reload restore its scroll position', async ({
  host,
  open,
}) => {
  host.delays.scriptMs = 200
  const page = await open()
  const scrolled = () => page.evaluate(() => scrollY)
  await page.setViewportSize({ width: 390, height: 500 })
  await waitForHydration(page)
  await page.evaluate(() => scrollTo(0, 150))
  await page.reload()
  await waitForHydration(page)
  await expect.poll(scrolled).toBe(150)

  await page.evaluate(() => scrollTo(0, 140))
  await expect.poll(scrolled).toBe(140)
  await loginLink(page).dispatchEvent('click')
  await waitForLogin(page)
  const loginFrame = 'page: 특별한 스타일 여정, 지금 시작해요'
  await expect.poll(async () => (await shownFrames(page)).at(-1)).toBe(loginFrame)
  expect((await shownFrames(page)).filter((frame) => frame !== 'nothing')).toEqual([landingFrame.ko, loginFrame])
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await scrolled()).toBe(0)

  await page.goBack()
  await waitForLanding(page)
  await expect.poll(scrolled).toBe(140)
  await page.goForward()
  await waitForLogin(page)
  expect(await shownFrames(page)).not.toContain('placeholder')
})

test('[AUTH-25] a sign-in in another window replaces the landing by the app', async ({ host, open, context }) => {
  const page = await open()
  await waitForHydration(page)
  const other = await context.newPage()
  await other.goto(`${host.url}login`)
  await other.getByRole('button', { name: '회원가입 없이 Pick하기' }).click()
  await other.getByRole('button', { name: '건너뛰기' }).click()
  await page.bringToFront()
  await expect(page.getByRole('link', { name: '나의 Pick 남기기' })).toBeVisible()
})

test('[NAV-11] a press fetches the app again after a failed prefetch; a failure then offers a retry', async ({
  host,
  open,
  allowErrors,
}) => {
  allowErrors(/Failed to load resource|dynamically imported module|preload CSS|could not be loaded/)
  host.blockedPath = '/app-'
  const page = await open()
  await waitForHydration(page)
  const refused = page.waitForResponse(/\/app-[^/]*\.js$/)
  await loginLink(page).hover()
  expect((await refused).status()).toBe(404)
  await loginLink(page).click()
  await expect(page.getByRole('heading', { name: '페이지를 불러오지 못했어요' })).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page).toHaveURL(`${host.url}login`)
  host.blockedPath = undefined
  await page.getByRole('button', { name: '다시 시도' }).click()
  await waitForLogin(page)
})

test.describe('pressed before hydration', () => {
  test.beforeEach(({ host }) => host.holdScripts())

  test('[CONST-05] the language switch applies once and is stored', async ({ host, open }) => {
    const page = await open({ waitUntil: 'commit' })
    await page.getByRole('button', { name: 'English' }).click()
    host.releaseScripts()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.locator('main section p')).toContainText('What you circle')
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en')
  })

  test('a link works; the page it leads to fetches the app beside the main script', async ({ host, open }) => {
    const page = await open({ waitUntil: 'commit' })
    await pauseButton(page).waitFor()
    const scripts = new Set<string>()
    // The host gets six requests at a time.
    page.on('request', (request) => scripts.add(/\/(index|app|mocks)-[^/]*\.js$/.exec(request.url())?.[1] ?? 'another file'))
    await loginLink(page).click()
    // Before the main script has its reply.
    await expect.poll(() => scripts).toEqual(new Set(['another file', 'index', 'app', 'mocks']))
    host.releaseScripts()
    await waitForLogin(page)
  })
})

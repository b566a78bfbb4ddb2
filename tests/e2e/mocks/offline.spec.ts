import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext } from '@playwright/test'
import type { OfflineFiles } from '../../../mocks/vite/offline.ts'
import { openProfile } from '../support/browserProfile.ts'
import { startHost, type StaticHost } from '../support/hosts.ts'
import { countStored, readOfflineFiles, replaceOfflineFiles, waitUntilStored } from '../support/offline.ts'
import { waitForPageView } from '../support/pageViews.ts'
import { approveAndWaitForClose, openPaymentWindow, orderButton, orderStatuses, paidHeading } from '../support/payHelpers.ts'
import { openScenario, waitForReplies } from '../support/scenario.ts'
import { sites } from '../support/sites.ts'
import { expect, test as base } from '../support/test.ts'
import { expectTrustRow } from '../../support/trustTable.ts'

const { build, base: at, style } = sites['demo-404']

type Site = { readonly host: StaticHost; readonly files: OfflineFiles; readonly deploy: () => void }

/** The demo on a host of its own, and after `deploy()` a newer release without the old one's page of the cart. */
const test = base.extend<{ site: Site }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads which fixtures a fixture needs from this pattern
  site: async ({}, run) => {
    const folder = mkdtempSync(join(tmpdir(), 'pickers-offline-'))
    cpSync(build, folder, { recursive: true })
    const host = await startHost({ root: folder, base: at, style })
    const files = readOfflineFiles(build)
    const deploy = () => {
      const page = join(folder, 'index.html')
      writeFileSync(page, readFileSync(page, 'utf8').replace('<head>', '<head><meta name="release" content="new">'))
      const cartPages = files.precached.filter(({ url }) => /^assets\/CartPage-.*\.js$/.test(url))
      for (const { url } of cartPages) rmSync(join(folder, url))
      const precached = files.precached
        .filter((entry) => !cartPages.includes(entry))
        .map(({ url, revision }) => ({ url, revision: url === 'index.html' ? 'new' : revision }))
      writeFileSync(join(folder, 'offline.js'), replaceOfflineFiles(build, { ...files, precached }))
      const worker = join(folder, 'sw.js')
      writeFileSync(worker, readFileSync(worker, 'utf8').replace('?v=', '?v=new-'))
    }
    await run({ host, files, deploy })
    await host.close()
    rmSync(folder, { recursive: true })
  },
  baseURL: ({ site }, run) => run(site.host.url),
})

test('the host is down after the first visit: reload, pick, pay, reload', async ({ page, site, allowErrors }) => {
  // Pictures of sizes that were not seen, and the browser's own request for the worker.
  allowErrors(/Failed to load resource/)
  await openScenario(page, 'demo-404', 'pay-card')
  await waitUntilStored(page, site.files)
  site.host.isDown = true

  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: '장바구니' })).toBeVisible()
  await page.goto('./')
  await page.getByRole('link', { name: '나의 Pick 남기기' }).first().click()
  await page.getByRole('button', { name: '시작하기' }).click()
  const styles = page.getByRole('list', { name: '스타일' }).getByRole('button')
  await styles.nth(0).click()
  await styles.nth(2).click()
  await page.getByRole('button', { name: '선택 완료' }).click()
  await page.getByRole('button', { name: '나의 Pick 남기기' }).click()
  await expect(page.getByRole('dialog', { name: '참여 완료!' })).toBeVisible()

  await page.goto('./cart')
  await orderButton(page).click()
  await approveAndWaitForClose(await openPaymentWindow(page))
  await expect(paidHeading(page)).toBeVisible()
  await page.reload()
  await expect(paidHeading(page)).toBeVisible()
  expect(await orderStatuses(page, 'demo-404')).toEqual(['CONFIRMED'])

  expectTrustRow({
    table: 'builds',
    situation: 'a demo’s host is down after the first visit',
    shown: 'every page, the pick and the payment',
    stored: 'the pick and one paid order',
  })
})

test('a first visit of the landing alone: its files are stored once it is quiet, the ribbon says so, and the host may be down', async ({
  page,
  site,
  allowErrors,
}) => {
  // The browser's own request for the worker, and pictures of sizes that were not seen.
  allowErrors(/Failed to load resource/)
  await page.goto('./')
  // Nothing of it before the landing is loaded.
  expect(site.host.requests.filter((path) => /sw\.js|storeFiles/.test(path))).toEqual([])
  const ribbon = page.getByRole('complementary', { name: '체험판' })
  await ribbon.getByText('메뉴').click()
  await expect(ribbon.getByText('인터넷에 연결되지 않아도')).toBeVisible({ timeout: 60_000 })
  expect(await countStored(page)).toBeGreaterThanOrEqual(site.files.precached.length)
  site.host.isDown = true

  await page.reload()
  const pictures = page.getByRole('list', { name: '스타일 사진' }).getByRole('img')
  await expect(pictures.first()).not.toHaveJSProperty('naturalWidth', 0)
  await page
    .locator('main')
    .getByRole('link', { name: /나의 Pick 남기러/ })
    .click()
  await page.getByRole('button', { name: '회원가입 없이 Pick하기' }).click()
  await page.getByRole('button', { name: '건너뛰기' }).click()
  await expect(page.getByRole('link', { name: '나의 Pick 남기기' }).first()).toBeVisible()
})

test('a press while the landing stores its files leads to the app, without a reload', async ({ page, site }) => {
  await page.goto('./')
  await page.evaluate(() => Reflect.set(window, 'isSamePage', true))
  await expect.poll(() => site.host.requests.some((path) => path.endsWith('sw.js')), { timeout: 20_000 }).toBe(true)
  await page
    .locator('main')
    .getByRole('link', { name: /나의 Pick 남기러/ })
    .click()
  await expect(page.getByRole('button', { name: '회원가입 없이 Pick하기' })).toBeVisible()
  await page.getByRole('button', { name: '회원가입 없이 Pick하기' }).click()
  await expect(page).toHaveURL(/additional-info/)
  expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true)
})

test('offline, the interface changes to English, and the shop’s own texts say why they cannot', async ({
  page,
  site,
  allowErrors,
}) => {
  allowErrors(/Failed to load resource/)
  await page.goto('./login')
  await page.getByRole('button', { name: '회원가입 없이 Pick하기' }).click()
  await expect(page).toHaveURL(/additional-info/)
  await waitUntilStored(page, site.files)
  site.host.isDown = true

  const ribbon = page.locator('.demo-ribbon:visible')
  await ribbon.getByText('메뉴').click()
  await ribbon.getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tell us a little more')
  await page.getByRole('button', { name: 'Begin anew in English' }).click()
  await expect(page.getByText('The English texts couldn’t be loaded')).toBeVisible()
  await page.goto('./shop')
  await expect(page.locator('main a[href*="/product/"]').first()).toBeVisible()

  site.host.isDown = false
  await page.reload()
  const loaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Begin anew in English' }).click()
  await loaded
  await expect(page.getByRole('link', { name: 'Go leave my own Pick' }).first()).toBeVisible()
})

test('a browser can install the demo', async ({ site: { host } }) => {
  // The headless shell and incognito windows report no errors for any page.
  const { browser, close } = await openProfile()
  const page = await browser.newPage()
  const devTools = await browser.newCDPSession(page)
  const errors = async () =>
    (await devTools.send('Page.getInstallabilityErrors')).installabilityErrors.map(({ errorId }) => errorId)
  await page.goto(`${host.url}start/`)
  expect(await errors()).toEqual(['no-manifest'])
  await page.goto(`${host.url}login`)
  await expect.poll(errors).toEqual([])
  const { url, errors: mistakes, data = '' } = await devTools.send('Page.getAppManifest')
  expect(mistakes).toEqual([])
  const { start_url, scope }: Record<string, string> = JSON.parse(data)
  for (const address of [start_url, scope]) expect(new URL(address ?? '', url).href).toBe(host.url)
  await close()
})

/** The windows that the demo's worker sees. */
const countWindows = async (context: BrowserContext) =>
  context.serviceWorkers()[0]?.evaluate<number>('clients.matchAll({ includeUncontrolled: true }).then(({ length }) => length)')

test('a new release waits while an old tab goes on, and is applied by a press in the last one', async ({
  page,
  context,
  site,
}) => {
  await openScenario(page, 'demo-404', 'pay-card')
  await waitUntilStored(page, site.files)
  const other = await context.newPage()
  await other.goto('./shop')
  await expect(other.locator('main img').first()).toBeVisible()
  site.deploy()
  const offer = page.getByRole('status').filter({ hasText: '새 버전이 준비됐어요' })
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  // All files are stored first.
  await offer.waitFor()
  const release = () => page.locator('meta[name="release"]')

  // The host has no file for the cart’s page any more.
  const pageView = waitForPageView(other, 'cart')
  await other.goto('./cart')
  await expect(other.getByRole('heading', { level: 1, name: '장바구니' })).toBeVisible()
  await pageView
  await waitForReplies(other, 'product')
  await offer.getByRole('button', { name: '새 버전 적용' }).click()
  await expect(page.getByText('모두 닫은 뒤 다시 눌러 주세요')).toBeVisible()
  await expect(release()).toHaveCount(0)

  await other.close()
  // The browser closes a tab's client after the tab.
  await expect.poll(() => countWindows(context)).toBe(1)
  const loaded = page.waitForEvent('load')
  await page.getByRole('button', { name: '새 버전 적용' }).click()
  await loaded
  await expect(release()).toHaveCount(1)
  expectTrustRow({
    table: 'builds',
    situation: 'a demo is deployed again while it is open in two tabs',
    shown: 'the old release in both; a notice offers the new one, in the last tab alone',
    stored: 'every request',
  })
})

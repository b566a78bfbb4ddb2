import type { Page } from '@playwright/test'
import { waitForMocks } from '../support/mocks.ts'
import { expect, test } from '../support/test.ts'

const memoButton = (page: Page) => page.getByRole('button', { name: '고쳐 쓰기' })
const pickLink = (page: Page) => page.getByRole('link', { name: '나의 Pick 남기기' })
const userOf = (page: Page) => page.evaluate(() => localStorage.getItem('userId'))

test('a scenario’s link that replaces a world with changes offers to undo it for a minute', async ({ page }) => {
  await page.goto('./?scenario=home-picked')
  await expect(memoButton(page)).toBeVisible()
  await waitForMocks(page)
  const undo = page.getByRole('button', { name: '되돌리기' })
  await page.goto('./?scenario=home-not-picked')
  await expect(pickLink(page)).toBeVisible()
  await expect(undo).toBeHidden()
  await waitForMocks(page)
  await page.evaluate(() => window.__mock.sellOut({ stockId: 1 }))
  await page.goto('./?scenario=home-picked')
  await expect(memoButton(page)).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(undo).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await undo.click()
  await expect(pickLink(page)).toBeVisible()
  await expect(undo).toBeHidden()
})

test('two windows of one world share faults, clock, device and log', async ({ page, context }) => {
  await page.goto('./?scenario=home-picked')
  await expect(memoButton(page)).toBeVisible()
  const other = await context.newPage()
  await other.goto('./')
  await expect(memoButton(other)).toBeVisible()

  await page.evaluate(() => window.__mock.addFault({ kind: 'status', operation: 'products', left: 1 }))
  const ask = () => other.evaluate(async () => (await fetch('/v1/products')).status)
  expect([await ask(), await ask()]).toEqual([500, 401])
  const logged = () =>
    page.evaluate(async () =>
      (await window.__mock.requestLog()).filter(({ operation }) => operation === 'products').map(({ status }) => status),
    )
  await expect.poll(async () => (await logged()).slice(-2)).toEqual([500, 401])

  await page.evaluate(() => window.__mock.setDevice({ isOffline: true }))
  await expect.poll(() => other.evaluate(() => navigator.onLine)).toBe(false)
  await page.evaluate(() => window.__mock.setDevice({ isOffline: false }))
  await expect.poll(() => other.evaluate(() => navigator.onLine)).toBe(true)
})

test('a scenario’s device: a blocked popup once, a phone’s user agent', async ({ page }) => {
  await page.goto('./?scenario=pay-popup-blocked')
  await expect(page).not.toHaveURL(/scenario=/)
  await waitForMocks(page)
  await expect.poll(() => page.evaluate(async () => (await window.__mock.device()).popupsBlocked)).toBe(1)
  await expect.poll(() => page.evaluate(() => window.open('about:blank', 'first') === null)).toBe(true)
  expect(await page.evaluate(() => window.open('about:blank', 'second') === null)).toBe(false)
  await expect.poll(() => page.evaluate(async () => (await window.__mock.device()).popupsBlocked)).toBe(0)
  await page.goto('./?scenario=pay-mobile-ok')
  // Also after the scenario's own navigation.
  await page.waitForFunction(() => navigator.userAgent.includes('Android'))
})

test('a link opens the world in another browser', async ({ page, browser, baseURL }) => {
  await page.goto('./?scenario=home-picked-no-memo')
  await expect(page.getByRole('button', { name: '메모 쓰기' })).toBeVisible()
  const { link } = await page.evaluate(() => window.__mock.linkToWorld())
  const elsewhere = await (await browser.newContext({ locale: 'ko-KR', ...(baseURL === undefined ? {} : { baseURL }) })).newPage()
  await elsewhere.goto(link ?? '')
  await expect(elsewhere.getByRole('button', { name: '메모 쓰기' })).toBeVisible()
  expect(await userOf(elsewhere)).toBe('2')
  await elsewhere.context().close()
})

import { cpSync, mkdtempSync, rmSync, symlinkSync, unlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import {
  approvePayment,
  openPaymentWindow,
  paidHeading,
  piecesInCart,
  orderStatuses,
  goToCheckout,
} from '../support/payHelpers.ts'
import { startHost, type StaticHost } from '../support/hosts.ts'
import { stopWorkers } from '../support/navigations.ts'
import { lastRelease, sites } from '../support/sites.ts'
import { expect, test as base } from '../support/test.ts'
import { writeTrustRow } from '../../support/trustTable.ts'

const { build, base: at, style } = sites['demo-404']
const last = resolve(lastRelease.build)

type Site = { readonly host: StaticHost; readonly serve: (release: 'last' | 'new') => void }

/** A host that serves the last release, and this one after `serve('new')`. */
const test = base.extend<{ site: Site }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads which fixtures a fixture needs from this pattern
  site: async ({}, run) => {
    const folder = mkdtempSync(join(tmpdir(), 'pickers-release-'))
    const fresh = join(folder, 'new')
    // A page of the last release may still fetch its hashed files.
    cpSync(join(last, 'assets'), join(fresh, 'assets'), { recursive: true })
    cpSync(resolve(build), fresh, { recursive: true })
    const root = join(folder, 'site')
    symlinkSync(last, root)
    const host = await startHost({ root, base: at, style })
    const serve: Site['serve'] = (release) => {
      unlinkSync(root)
      symlinkSync(release === 'new' ? fresh : last, root)
    }
    await run({ host, serve })
    await host.close()
    rmSync(folder, { recursive: true })
  },
  baseURL: ({ site }, run) => run(site.host.url),
})

/** The release of a page, once its mocks have started. */
async function pageRelease(page: Page): Promise<string> {
  await expect.poll(() => page.evaluate(() => '__mock' in window).catch(() => false)).toBe(true)
  return page.evaluate(() => (Reflect.has(window, 'isLastRelease') ? 'last' : 'new'))
}

/** The host has no page at its root, where `openOutside` goes. */
test.beforeEach(({ allowErrors }) => allowErrors(/status of 404 .*:\d+\/(favicon\.ico)?\)$/))

/** A page of the same origin outside the worker's scope. */
async function openOutside(context: BrowserContext, { host }: Site): Promise<Page> {
  const page = await context.newPage()
  await page.goto(new URL('/', host.url).href)
  return page
}

/** The release of the active worker: only MSW's confirmation has a payload. */
const workerRelease = (outside: Page) =>
  outside.evaluate(async () => {
    const confirmed = new Promise<string>((resolve) => {
      const listener = ({ data }: MessageEvent) =>
        data?.type === 'MOCKING_ENABLED' && resolve(data.payload === undefined ? 'last' : 'new')
      navigator.serviceWorker.addEventListener('message', listener)
    })
    navigator.serviceWorker.startMessages()
    const [registration] = await navigator.serviceWorker.getRegistrations()
    registration?.active?.postMessage('MOCK_ACTIVATE', [])
    return confirmed
  })

async function openShop(context: BrowserContext, { host }: Site): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`${host.url}shop`)
  await expect(page.locator('main img').first()).toBeVisible()
  return page
}

/** A new release's worker is installed with all its files. */
const INSTALLED = { timeout: 30_000 }

const isUpdateWaiting = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).some(({ waiting }) => waiting !== null))

const orderAndCart = async (page: Page) => [await orderStatuses(page, 'mock'), await piecesInCart(page)]

test('[API-62] an order begun in the last release is paid beside a new page', async ({ page, context, site }) => {
  await goToCheckout(page, 'demo-404', 'pay-card')
  const provider = await openPaymentWindow(page)
  const loads: string[] = []
  for (const open of [page, provider]) open.on('framenavigated', (frame) => frame === open.mainFrame() && loads.push(frame.url()))
  site.serve('new')
  const other = await openShop(context, site)
  await expect.poll(() => isUpdateWaiting(other), INSTALLED).toBe(true)
  expect([await pageRelease(page), await pageRelease(other)]).toEqual(['last', 'new'])
  expect(await workerRelease(await openOutside(context, site))).toBe('last')
  expect(await orderStatuses(other, 'mock')).toEqual(['PENDING'])
  expect(loads).toEqual([])

  await approvePayment(provider)
  await expect(paidHeading(page)).toBeVisible()
  expect(await orderAndCart(page)).toEqual([['CONFIRMED'], 0])
  expect(await orderStatuses(other, 'mock')).toEqual(['CONFIRMED'])
  writeTrustRow({
    table: 'builds',
    situation: 'a payment begun in the last release, a page of the new one beside it',
    shown: 'the payment result; no page is reloaded',
    stored: 'one paid order, in both releases',
  })
})

test('[API-62] a new page pays under the last release’s worker', async ({ context, site }) => {
  await openShop(context, site)
  site.serve('new')
  const page = await context.newPage()
  await goToCheckout(page, 'demo-404', 'pay-card')
  expect(await pageRelease(page)).toBe('new')
  expect(await workerRelease(await openOutside(context, site))).toBe('last')
  await approvePayment(await openPaymentWindow(page))
  await expect(paidHeading(page)).toBeVisible()
  expect(await orderAndCart(page)).toEqual([['CONFIRMED'], 0])
  writeTrustRow({
    table: 'builds',
    situation: 'a page of the new release pays under the last release’s worker',
    shown: 'the payment result',
    stored: 'one paid order',
  })
})

test('[API-62] an order is paid after its page reloads into the new release', async ({ page, context, site }) => {
  await goToCheckout(page, 'demo-404', 'pay-card')
  const provider = await openPaymentWindow(page)
  site.serve('new')
  await page.reload()
  expect(await pageRelease(page)).toBe('new')
  expect(await workerRelease(await openOutside(context, site))).toBe('last')
  await approvePayment(provider)
  await expect.poll(() => orderStatuses(page, 'mock')).toEqual(['CONFIRMED'])
  writeTrustRow({
    table: 'builds',
    situation: 'the checkout is reloaded into the new release during a payment',
    shown: 'the order as paid',
    stored: 'one paid order',
  })
})

test('[API-62] the new worker takes over after the last tab and serves its own page', async ({
  page,
  context,
  site,
  allowErrors,
}) => {
  allowErrors(/status of 404/)
  await goToCheckout(page, 'demo-404', 'pay-card')
  site.serve('new')
  const other = await openShop(context, site)
  const outside = await openOutside(context, site)
  await expect.poll(() => isUpdateWaiting(outside), INSTALLED).toBe(true)
  await Promise.all([page.close(), other.close()])
  await expect.poll(() => isUpdateWaiting(outside), { timeout: 15_000 }).toBe(false)

  // The host may still have the old page in its caches.
  site.serve('last')
  const next = await context.newPage()
  await goToCheckout(next, 'demo-404', 'pay-card')
  expect([await pageRelease(next), await workerRelease(outside)]).toEqual(['new', 'new'])
  await approvePayment(await openPaymentWindow(next))
  await expect(paidHeading(next)).toBeVisible()
  expect(await orderAndCart(next)).toEqual([['CONFIRMED'], 0])
  writeTrustRow({
    table: 'builds',
    situation: 'the new release’s worker is active, and the host serves the last release again',
    shown: 'the payment result',
    stored: 'one paid order',
  })
})

test('[API-62] a payment survives two stops of the new worker', async ({ page, context, site }) => {
  site.serve('new')
  await goToCheckout(page, 'demo-404', 'pay-card')
  const provider = await openPaymentWindow(page)
  expect(await workerRelease(await openOutside(context, site))).toBe('new')
  await stopWorkers(page)
  await approvePayment(provider)
  await expect(paidHeading(page)).toBeVisible()
  expect(await orderAndCart(page)).toEqual([['CONFIRMED'], 0])
  await stopWorkers(page)
  await page.reload()
  await expect(paidHeading(page)).toBeVisible()
  writeTrustRow({
    table: 'worker',
    situation: 'the worker is stopped at the provider’s page and at the result',
    shown: 'the payment result',
    stored: 'one paid order',
  })
})

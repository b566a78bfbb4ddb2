import { once } from 'node:events'
import { createServer } from 'node:http'
import { mkdtempSync, readdirSync, rmSync, symlinkSync, unlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { startHost, type StaticHost } from '../support/hosts.ts'
import { waitForPageView } from '../support/pageViews.ts'
import { sites } from '../support/sites.ts'
import { expect, test as base } from '../support/test.ts'

type Site = { readonly host: StaticHost; readonly goLive: () => void }

/** A host that serves the mocked build, and after `goLive()` the build for the real backend. */
const test = base.extend<{ site: Site }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads which fixtures a fixture needs from this pattern
  site: async ({}, run) => {
    const folder = mkdtempSync(join(tmpdir(), 'pickers-live-'))
    const root = join(folder, 'site')
    symlinkSync(resolve(sites.mock.build), root)
    const host = await startHost({ root, base: '/', style: 'spa fallback' })
    const goLive = () => {
      unlinkSync(root)
      symlinkSync(resolve(sites.real.build), root)
    }
    await run({ host, goLive })
    await host.close()
    rmSync(folder, { recursive: true })
  },
  baseURL: ({ site }, run) => run(site.host.url),
})

/** Opens a page of the mocked build, and resolves when it asks its host for nothing more. */
async function openMocked(page: Page): Promise<void> {
  const pageView = waitForPageView(page, 'login')
  await page.goto('/login')
  await pageView
  // The faces are requested with the script of the page views.
  await page.evaluate(async () => void (await document.fonts.ready))
}

test('[API-62] a browser that ran the mocked build gets the real one, without a worker', async ({ page, site, allowErrors }) => {
  // The real build has no analytics here, and the reload aborts its script.
  allowErrors(/net::ERR_.*gtag\.js/)
  const workers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
  const isMocked = () => page.evaluate(() => '__mock' in window)
  await openMocked(page)
  expect([await workers(), await isMocked()]).toEqual([1, true])

  site.goLive()
  await page.goto('/login')
  await expect.poll(() => workers().catch(() => -1)).toBe(0)
  await expect.poll(() => isMocked().catch(() => true)).toBe(false)
  // The worker loads its pages again after it has unregistered, which can interrupt this reload.
  const reload = () =>
    page.reload().then(
      () => true,
      () => false,
    )
  await expect.poll(reload).toBe(true)
  await expect.poll(() => Promise.all([isMocked(), workers()]).catch(() => [])).toEqual([false, 0])
})

for (const style of ['replies to every path', 'has a page for each path'])
  test(`[API-62] a worker leaves another project that has its port and ${style}`, async ({ page, site, allowErrors }) => {
    allowErrors(/404 .*\/missing\)/)
    await openMocked(page)
    const { port } = site.host
    await site.host.close()
    const posts: string[] = []
    const other = createServer((request, response) => {
      if (request.method === 'POST') posts.push(request.url ?? '')
      const isKnown = style === 'replies to every path' || ['/', '/send'].includes(request.url ?? '')
      response.statusCode = isKnown ? 200 : 404
      response.setHeader('content-type', 'text/html')
      response.end('<title>another</title><form method="post" action="/send"><button>send</button></form>')
    }).listen(port)
    await once(other, 'listening')
    expect((await page.goto('/missing'))?.status()).toBe(style === 'replies to every path' ? 200 : 404)
    await page.goto('/')
    await page.getByRole('button').click()
    await expect.poll(() => posts).toEqual(['/send'])
    await expect(page).toHaveTitle('another')
    await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
    expect(await page.evaluate(() => caches.keys())).toEqual([])
    other.closeAllConnections()
    other.close()
  })

test('[API-62] going live, the caches of a mocked build are deleted, and those of neighbours are not', async ({
  page,
  allowErrors,
}) => {
  // The page views of the pages that are loaded again.
  allowErrors(/405 .*analytics\/collect/)
  const { build, base: at, style } = sites['demo-404']
  const root = mkdtempSync(join(tmpdir(), 'pickers-live-'))
  for (const name of readdirSync(build)) symlinkSync(resolve(build, name), join(root, name))
  const host = await startHost({ root, base: at, style })
  await page.goto(`${host.url}shop`)
  await page.evaluate(() => caches.open('pickers-mock:/other/'))
  // The worker has stored its pages and the list of them: a later one would be stored after the deletion.
  const stored = () => page.evaluate(async (name) => (await (await caches.open(name)).keys()).length, `pickers-mock:${at}`)
  await expect.poll(stored).toBe(3)
  unlinkSync(join(root, 'sw.js'))
  symlinkSync(resolve(sites.real.build, 'sw.js'), join(root, 'sw.js'))
  // Not awaited: the new worker loads the page again.
  await page.evaluate(() => void navigator.serviceWorker.ready.then((registration) => registration.update()))
  await expect.poll(() => page.evaluate(() => caches.keys()).catch(() => [])).toEqual(['pickers-mock:/other/'])
  await host.close()
  rmSync(root, { recursive: true })
})

import { chromium, type LaunchOptions, type Page } from '@playwright/test'
import { exportWorld } from '../../mocks/control/encodeWorld.ts'
import { createWorld } from '../../mocks/db/createWorld.ts'
import { MemoryLog } from '../../mocks/db/log.ts'
import { personas } from '../../mocks/db/seed/personas.ts'
import { addHome, placePaidOrder } from '../../mocks/scenarios/purchases.ts'
import { SCENARIO_START, sessionOf } from '../../mocks/scenarios/startScenario.ts'
import { startBackend } from '../../tests/e2e/support/backend.ts'
import { startHost } from '../../tests/e2e/support/hosts.ts'
import { openOnServer } from '../../tests/e2e/support/scenario.ts'
import { backend as api, sites, urlOf, type Mode } from '../../tests/e2e/support/sites.ts'
import { median } from './machine.ts'

const PAINTS = 5
const VIEWS = 7
const ORDERS = 'account/orders'

/** The section of docs/generated/bench.md about first paints and first views. */
export async function measurePages(options: LaunchOptions): Promise<string> {
  const paints = async (mode: Mode) => cells(await firstPaints(options, mode))
  const shop = async (scenario: string) => cells(await firstView(options, { scenario }, 'shop', '/v1/products'))
  const orders = async (count: number) =>
    cells(await firstView(options, { world: await worldWithOrders(count) }, ORDERS, '/orders'))
  return `## The first paint of \`/\`

Processor ×4, 1.6 Mbit/s, 150 ms, empty cache, a host that compresses, 390 × 844; p50 of ${PAINTS}. Aim: first contentful paint within 800 ms.

| build | first contentful paint | largest contentful paint |
| --- | --- | --- |
| real | ${await paints('real')} |
| demo | ${await paints('demo-404')} |

## A page's first view

To the first card on the screen in the build for the real backend, p50 of ${VIEWS}. Aim: as quick with many records as with few.

| | from the navigation | from the reply |
| --- | --- | --- |
| the shop: the seed's 60 products | ${await shop('shop-browse')} |
| the shop: 2,000 products, 100,000 picks | ${await shop('world-large')} |
| the account: 5 orders | ${await orders(5)} |
| the account: 500 orders | ${await orders(500)} |
`
}

const cells = (times: readonly number[]) => times.map((time) => `${time.toFixed(0)} ms`).join(' | ')

/** The first and the largest contentful paint, in ms. */
async function firstPaints(options: LaunchOptions, mode: Mode): Promise<number[]> {
  const { build, base, style } = sites[mode]
  const host = await startHost({ root: build, base, style, isCompressed: true })
  const browser = await chromium.launch(options)
  const paints: number[][] = []
  for (let no = 0; no < PAINTS; no++) {
    const context = await browser.newContext({ locale: 'ko-KR', viewport: { width: 390, height: 844 } })
    const page = await context.newPage()
    await slowDown(page)
    await page.goto(host.url, { waitUntil: 'networkidle' })
    paints.push(await page.evaluate(paintsOf))
    await context.close()
  }
  await browser.close()
  await host.close()
  return [0, 1].map((at) => median(paints.map((each) => each[at] ?? Number.NaN)))
}

/** Emulates a phone on a slow connection. */
async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  const line = { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 }
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...line })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

/** Runs in the page. */
async function paintsOf(): Promise<number[]> {
  const largest = await new Promise<number>((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    })
  })
  const [first] = performance.getEntriesByName('first-contentful-paint')
  return [first?.startTime ?? Number.NaN, largest]
}

/**
 * Milliseconds from the navigation, and from the reply that has the cards (`reply` is a part of its URL), to the first card. The
 * mock backend runs in another process, so that its memory and work do not count.
 */
async function firstView(
  options: LaunchOptions,
  world: { scenario: string } | { world: string },
  path: string,
  reply: string,
): Promise<number[]> {
  const { build, base, style, port } = sites.real
  const host = await startHost({ root: build, base, style, port })
  const backend = await startBackend(urlOf('real'), api.port)
  const browser = await chromium.launch(options)
  const page = await browser.newPage({ locale: 'ko-KR', baseURL: urlOf('real') })
  await openOnServer(page, world)
  const views: number[][] = []
  for (let no = 0; no < VIEWS; no++) {
    await page.goto(urlOf('real') + path, { waitUntil: 'commit' })
    await page.locator('main article').first().waitFor()
    views.push(
      await page.evaluate((part) => {
        const answer = performance.getEntriesByType('resource').find(({ name }) => name.includes(part))
        const answered = answer instanceof PerformanceResourceTiming ? answer.responseEnd : Number.NaN
        return [performance.now(), performance.now() - answered]
      }, reply),
    )
  }
  await browser.close()
  await backend.stop()
  await host.close()
  return [0, 1].map((at) => median(views.map((each) => each[at] ?? Number.NaN)))
}

/** A world in which Jihoon has `count` paid orders of one to three lines. */
async function worldWithOrders(count: number): Promise<string> {
  const world = createWorld(new MemoryLog(), { pinnedAt: SCENARIO_START })
  const { id } = personas.jihoon
  const localStorage = await world.transaction((tx) => {
    const stocks = tx.stocks.findMany(undefined, { take: 60 })
    for (const stock of stocks) tx.stocks.update(stock, { data: (draft) => void (draft.left = 10_000) })
    addHome(tx, personas.jihoon)
    for (let no = 0; no < count; no++) {
      const lines = stocks.slice(no % 50, (no % 50) + 1 + (no % 3)).map((stock) => ({ stockId: stock.id, quantity: 1 }))
      placePaidOrder(tx, id, lines, SCENARIO_START)
    }
    return sessionOf(tx, 'jihoon', SCENARIO_START)
  })
  return exportWorld(world, { route: `/${ORDERS}`, localStorage, sessionStorage: {} })
}

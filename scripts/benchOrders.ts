import { chromium, type LaunchOptions } from '@playwright/test'
import { exportWorld } from '../mocks/control/archive.ts'
import { createWorld } from '../mocks/db/collections.ts'
import { MemoryLog } from '../mocks/db/log.ts'
import { personas } from '../mocks/db/seed/personas.ts'
import { addHome, buy } from '../mocks/scenarios/purchases.ts'
import { SCENARIO_START, sessionOf } from '../mocks/scenarios/stage.ts'
import { startHost } from '../tests/e2e/hosts.ts'
import { standInWorld } from '../tests/e2e/scenario.ts'
import { sites } from '../tests/e2e/sites.ts'
import type { Subject } from './benchWall.ts'
import { median } from './median.ts'

/** To the first card of the account's orders, ms, p50 of `tries`: from the navigation, and from the server's reply. */
export interface Opened {
  fromNavigation: number
  fromReply: number
}
export interface OrdersOpened {
  few: Opened
  many: Opened
}

const FEW = 5
const MANY = 500
const tries = 7
const path = 'account/orders'

/** The wall of a member's 500 orders, to be scrolled. */
export const orders = async (): Promise<Subject> => ({ scenario: 'orders-none', path, world: await worldWith(MANY) })

export async function measureOrders(options: LaunchOptions): Promise<OrdersOpened> {
  return { few: await opened(options, FEW), many: await opened(options, MANY) }
}

async function opened(options: LaunchOptions, count: number): Promise<Opened> {
  const { build, base, style } = sites.mock
  const host = await startHost({ root: build, base, style })
  const browser = await chromium.launch(options)
  const page = await browser.newPage()
  await page.goto(`${host.url}?scenario=orders-none`)
  await page.waitForURL((url) => !url.searchParams.has('scenario'))
  await standInWorld(page, await worldWith(count))
  const times: Opened[] = []
  for (let no = 0; no < tries; no++) {
    await page.goto(host.url + path, { waitUntil: 'commit' })
    await page.locator('main article').first().waitFor()
    times.push(
      await page.evaluate(() => {
        const reply = performance.getEntriesByType('resource').find(({ name }) => name.endsWith('/orders'))
        const answered = reply instanceof PerformanceResourceTiming ? reply.responseEnd : Number.NaN
        return { fromNavigation: performance.now(), fromReply: performance.now() - answered }
      }),
    )
  }
  await browser.close()
  await host.close()
  return {
    fromNavigation: median(times.map(({ fromNavigation }) => fromNavigation)),
    fromReply: median(times.map(({ fromReply }) => fromReply)),
  }
}

/** Jihoon's world with so many orders of one to three lines, bought one after the other. */
async function worldWith(count: number): Promise<string> {
  const world = createWorld(new MemoryLog(), { pinnedAt: SCENARIO_START })
  const { id } = personas.jihoon
  const localStorage = await world.transaction((t) => {
    const stocks = t.stocks.all().slice(0, 60)
    for (const stock of stocks) t.stocks.put({ ...stock, left: 10_000 })
    addHome(t, personas.jihoon)
    for (let no = 0; no < count; no++) {
      const lines = stocks.slice(no % 50, (no % 50) + 1 + (no % 3))
      buy(
        t,
        id,
        lines.map((stock) => ({ stockId: stock.id, quantity: 1 })),
        SCENARIO_START,
      )
    }
    return sessionOf(t, 'jihoon', SCENARIO_START)
  })
  return exportWorld(world, { route: `/${path}`, localStorage, sessionStorage: {} })
}

export function ordersReport({ few, many }: OrdersOpened) {
  return `## The account's orders

To the first card on the screen, the mock backend in the page, p50 of ${tries}. Aim: as fast with ${MANY} as with ${FEW}. What more orders add before the reply is the mock backend's start.

| | from the navigation | from the reply |
| --- | --- | --- |
${row(`${FEW} orders`, few)}
${row(`${MANY} orders`, many)}
`
}

const row = (title: string, { fromNavigation, fromReply }: Opened) =>
  `| ${title} | ${fromNavigation.toFixed(0)} ms | ${fromReply.toFixed(0)} ms |`

import type { CDPSession, Page } from '@playwright/test'
import { consoleHandle, consoleOf, dockConsole, fillRequestLog, openTab } from '../../tests/e2e/support/console.ts'
import { openScenario, waitForReplies } from '../../tests/e2e/support/scenario.ts'
import { median } from '../shared/median.ts'

/** Times in ms. */
export interface ConsoleCosts {
  /** From the press to the tabs. */
  console: number
  /** A request of the app, with the console closed, and open with ten thousand requests. */
  request: { closed: number; open: number }
  /** Bytes and nodes that ten thousand more requests add. */
  log: { heap: number; nodes: number }
}

export const tries = 5
const MORE_REQUESTS = 10_000

/** Milliseconds from the press to the console, which was open before. */
export async function measureConsole(page: Page): Promise<number> {
  await openScenario(page, 'mock', 'home-picked')
  await dockConsole(page)
  const times: number[] = []
  // The first time fetches the console.
  for (let no = 0; no <= tries; no++) {
    await consoleHandle(page).waitFor()
    const ms = await page.evaluate(async () => {
      const button = document.querySelector<HTMLElement>('#mock-console > button')
      const began = performance.now()
      button?.click()
      while (!document.querySelector('#mock-console [role="tab"]')) await new Promise((done) => requestAnimationFrame(done))
      return performance.now() - began
    })
    if (no > 0) times.push(ms)
    await page.getByRole('tab', { selected: true }).press('Escape')
    await consoleOf(page).waitFor({ state: 'hidden' })
  }
  return median(times)
}

/** Milliseconds of a request of the app, with the console closed and open. */
export async function measureRequests(page: Page): Promise<ConsoleCosts['request']> {
  await openScenario(page, 'mock', 'home-picked')
  await waitForReplies(page, 'userPicks', 'statisticsSummary', 'products')
  const once = async () =>
    median(
      await page.evaluate(async () => {
        const times: number[] = []
        for (let no = 0; no < 60; no += 1) {
          const began = performance.now()
          await (await fetch('/v1/products')).text()
          times.push(performance.now() - began)
        }
        return times
      }),
    )
  // Other programs only add to it.
  const least = async () => Math.min(await once(), await once(), await once())
  await once()
  const closed = await least()
  await openFullLog(page)
  return { closed, open: await least() }
}

async function openFullLog(page: Page): Promise<void> {
  const panel = await openTab(page, '요청')
  await fillRequestLog(page)
  await panel.getByText('요청 10,000개').waitFor()
}

/** What ten thousand requests add to a full log. */
export async function measureLog(page: Page): Promise<ConsoleCosts['log']> {
  await openScenario(page, 'mock', 'home-picked')
  await openFullLog(page)
  // From here on every request replaces an older one.
  await sendRequests(page, 600)
  const session = await page.context().newCDPSession(page)
  const before = await memoryOf(session)
  await sendRequests(page, MORE_REQUESTS)
  const after = await memoryOf(session)
  return { heap: after.heap - before.heap, nodes: after.nodes - before.nodes }
}

/** Sends requests through the worker and the mock backend, eight at a time. */
const sendRequests = (page: Page, count: number) =>
  page.evaluate(async (wanted) => {
    let sent = 0
    const send = async () => {
      while (sent < wanted) {
        sent += 1
        await (await fetch('/v1/episodes/current-pick')).text()
      }
    }
    await Promise.all(Array.from({ length: 8 }, send))
  }, count)

/** After a garbage collection. */
async function memoryOf(session: CDPSession): Promise<ConsoleCosts['log']> {
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  const { nodes } = await session.send('Memory.getDOMCounters')
  return { heap: usedSize, nodes }
}

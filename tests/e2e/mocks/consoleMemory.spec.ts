import type { CDPSession, Page } from '@playwright/test'
import { openTab } from '../support/console.ts'
import { openScenario } from '../support/scenario.ts'
import { expect, test } from '../support/test.ts'

const MB = 1024 * 1024
const FULL = 10_000

/** Fills the logs of the page and of the console with requests of another window, copies of one of this page's. */
const fillLogs = (page: Page) =>
  page.evaluate(async (count) => {
    const entry = (await window.__mock.requestLog()).find(({ operation }) => operation === 'currentEpisode')
    const channel = new BroadcastChannel(`pickers-mock:${location.origin}/:main`)
    const post = channel.postMessage.bind(channel)
    for (let no = 1; no <= count; no += 1) post({ entry: { ...entry, window: '/other x.y', no } })
    channel.close()
  }, FULL)

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

/** The page's memory after a garbage collection: bytes of its heap, and its DOM nodes. */
async function measure(session: CDPSession) {
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  const { nodes } = await session.send('Memory.getDOMCounters')
  return { usedSize, nodes }
}

test('Requests: memory is flat over 10,000 requests with the console open', async ({ page }) => {
  test.setTimeout(300_000)
  await openScenario(page, 'mock', 'home-picked')
  const panel = await openTab(page, '요청')
  await expect(panel.getByRole('button', { name: /GET \/v1\/episodes\/current-pick.*200/ }).first()).toBeVisible()
  await fillLogs(page)
  // The page also remembers the world before its last 500 requests. From here on every request replaces an older one.
  await sendRequests(page, 600)
  await expect(panel.getByText('요청 10,000개')).toBeVisible()
  const session = await page.context().newCDPSession(page)
  const before = await measure(session)
  await sendRequests(page, 10_000)
  await panel.getByRole('searchbox').fill('currentEpisode')
  // The app itself sends a few others.
  await expect(panel.getByText(/요청 (9,9\d\d|10,000)개/)).toBeVisible()
  const after = await measure(session)
  test.info().annotations.push({ type: 'memory', description: JSON.stringify({ before, after }) })
  expect(after.usedSize - before.usedSize).toBeLessThanOrEqual(2 * MB)
  expect(after.nodes - before.nodes).toBeLessThanOrEqual(500)
})

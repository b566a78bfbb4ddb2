import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Browser } from '@playwright/test'
import sharp from 'sharp'
import { openReviewForm } from '../support/reviewForm.ts'
import { expect, test } from '../support/test.ts'

const MEGABYTE = 1024 * 1024
/** What one tab may hold: its own, not the browser's code that all tabs share. */
const MEMORY_LIMIT = 300 * MEGABYTE
const SIDE = 12_000

/** A JPEG of many px and, where it has to be made small before it is sent, of many bytes: what follows its end only weighs. */
async function panorama(name: string, weight = 0): Promise<string> {
  const picture = await sharp({ create: { width: SIDE, height: 3000, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer()
  const rest = Buffer.alloc(Math.max(0, weight - picture.length))
  // Chosen from the disk, as by a shopper: bytes that a test hands over would be held by the page as well.
  const file = test.info().outputPath(name)
  writeFileSync(file, Buffer.concat([picture, rest]))
  return file
}

/** In bytes, as the system counts it: its own memory, or all of it where no system tells them apart. */
function memoryOf(id: number): number {
  const status = `/proc/${id}/status`
  const own = existsSync(status) ? /RssAnon:\s+(\d+) kB/.exec(readFileSync(status, 'utf8'))?.[1] : undefined
  return Number(own ?? execFileSync('ps', ['-o', 'rss=', '-p', String(id)], { encoding: 'utf8' })) * 1024
}

/** The most that one of the browser's tabs holds, in bytes. */
async function memoryOfLargestTab(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  return Math.max(...processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => memoryOf(id)))
}

/** Looks on while something is done, and tells the most that was held. */
async function peakMemoryDuring(browser: Browser, act: () => Promise<void>): Promise<number> {
  let most = 0
  const done = new AbortController()
  const looking = (async () => {
    while (!done.signal.aborted) most = Math.max(most, await memoryOfLargestTab(browser))
  })()
  await act().finally(() => done.abort())
  await looking
  return most
}

test('[REV-10] three panoramas of 12,000 px, heavy and light: made small, and the tab stays below 300 MB', async ({
  page,
  browser,
}) => {
  const heavy = 3.2 * MEGABYTE
  const files = [await panorama('one.jpg', heavy), await panorama('two.jpg'), await panorama('three.jpg', heavy)]
  await openReviewForm(page, 'mock', 'review-big-photo')
  const before = await memoryOfLargestTab(browser)
  const most = await peakMemoryDuring(browser, async () => {
    await page.getByLabel(/사진 더하기/).setInputFiles(files)
    for (const number of [1, 2, 3]) await expect(page.getByRole('img', { name: `사진 ${number}` })).toBeVisible()
  })
  const inMegabytes = (bytes: number) => `${Math.round(bytes / MEGABYTE)} MB`
  test.info().annotations.push({ type: 'memory', description: `${inMegabytes(before)} before, at most ${inMegabytes(most)}` })
  expect(most).toBeGreaterThan(0)
  expect(most).toBeLessThan(MEMORY_LIMIT)
  const widths = await page
    .getByRole('img', { name: /^사진 \d$/ })
    .evaluateAll((images) => images.map((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)))
  expect(Math.max(...widths)).toBeLessThanOrEqual(1920)
})

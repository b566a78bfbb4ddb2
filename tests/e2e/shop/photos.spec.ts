import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Browser } from '@playwright/test'
import sharp from 'sharp'
import { openReviewForm } from '../support/reviewForm.ts'
import { expect, test } from '../support/test.ts'

const MEGABYTE = 1024 * 1024
/** Limit for the private memory of one tab, in bytes. */
const MEMORY_LIMIT = 300 * MEGABYTE
const SIDE = 12_000

/** A JPEG of 36 megapixels, padded after its end to at least `weight` bytes. */
async function panorama(name: string, weight = 0): Promise<string> {
  const picture = await sharp({ create: { width: SIDE, height: 3000, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer()
  const rest = Buffer.alloc(Math.max(0, weight - picture.length))
  // A file on disk, since bytes passed to the page would count as its memory.
  const file = test.info().outputPath(name)
  writeFileSync(file, Buffer.concat([picture, rest]))
  return file
}

/** Memory of a process in bytes: private memory on Linux, else all of it. */
function memoryOf(id: number): number {
  const status = `/proc/${id}/status`
  const own = existsSync(status) ? /RssAnon:\s+(\d+) kB/.exec(readFileSync(status, 'utf8'))?.[1] : undefined
  return Number(own ?? execFileSync('ps', ['-o', 'rss=', '-p', String(id)], { encoding: 'utf8' })) * 1024
}

/** Memory of the largest renderer process, in bytes. */
async function memoryOfLargestTab(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  return Math.max(...processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => memoryOf(id)))
}

/** The highest memory of a tab during an action, in bytes. */
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

test('[REV-10] three panoramas of 12,000 px are scaled within 300 MB of memory', async ({ page, browser }) => {
  const heavy = 3.2 * MEGABYTE
  const files = [await panorama('one.jpg', heavy), await panorama('two.jpg'), await panorama('three.jpg', heavy)]
  await openReviewForm(page, 'mock', 'review-big-photo')
  const before = await memoryOfLargestTab(browser)
  const most = await peakMemoryDuring(browser, async () => {
    await page.getByLabel(/사진 추가/).setInputFiles(files)
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

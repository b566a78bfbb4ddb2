import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type LaunchOptions, type Locator, type Page } from '@playwright/test'
import { startHost } from '../../tests/e2e/support/hosts.ts'
import { waitForHydration } from '../../tests/e2e/support/landingTest.ts'
import { panorama } from '../../tests/e2e/support/panorama.ts'
import { openWorld, worldWithPhotos } from '../../tests/e2e/support/photoWorld.ts'
import { openReviewForm } from '../../tests/e2e/support/reviewForm.ts'
import { sites } from '../../tests/e2e/support/sites.ts'
import { median } from '../shared/median.ts'
import { measureConsole, measureLog, measureRequests, tries, type ConsoleCosts } from './consoleCosts.ts'
import { memoryOfLargestTab, peakMemoryDuring } from './tabMemory.ts'

/** Times in ms, memory in bytes. */
export interface Interactions extends ConsoleCosts {
  /** From a tap on a picture of the landing. */
  tap: { circle: number; overlay: number }
  /** Work of the main thread: from the press to the last card, and from the next press to the photo. */
  reviews: { list: number; viewer: number }
  panoramas: { before: number; most: number }
}

export const REVIEWS = 130
const HEAVY = 3.2 * 1024 * 1024

/** Measures what follows a press, and memory, in the mocked build. */
export async function measureInteractions(options: LaunchOptions): Promise<Interactions> {
  const onMocked = async <T>(measure: (page: Page) => Promise<T>): Promise<T> => {
    const { build, base, style } = sites.mock
    const host = await startHost({ root: build, base, style })
    const browser = await chromium.launch(options)
    const page = await browser.newPage({ locale: 'ko-KR', baseURL: host.url })
    // tsx adds calls of a helper that the page does not have.
    await page.addInitScript('globalThis.__name = (marked) => marked')
    const measured = await measure(page)
    await browser.close()
    await host.close()
    return measured
  }
  return {
    tap: await onMocked(measureTap),
    reviews: await onMocked(measureReviews),
    panoramas: await onMocked(measurePanoramas),
    console: await onMocked(measureConsole),
    request: await onMocked(measureRequests),
    log: await onMocked(measureLog),
  }
}

async function measureTap(page: Page): Promise<Interactions['tap']> {
  await page.setViewportSize({ width: 390, height: 844 })
  const taps: Interactions['tap'][] = []
  for (let no = 0; no < tries; no++) {
    await page.goto('./')
    await waitForHydration(page)
    await page.evaluate(() => {
      const { dataset } = document.documentElement
      addEventListener('click', () => (dataset['tap'] = String(performance.now())), { capture: true })
      new MutationObserver(() => {
        const step = document.querySelector('[data-step]')?.getAttribute('data-step')
        if (step) dataset[step] ??= String(performance.now())
      }).observe(document.body, { subtree: true, childList: true, attributes: true })
    })
    await page.mouse.click(195, 200)
    await page.locator('[data-step=open]').waitFor()
    const { tap, spreading, open } = await page.evaluate(() =>
      Object.fromEntries(Object.entries(document.documentElement.dataset)),
    )
    taps.push({ circle: Number(spreading) - Number(tap), overlay: Number(open) - Number(tap) })
  }
  return { circle: median(taps.map(({ circle }) => circle)), overlay: median(taps.map(({ overlay }) => overlay)) }
}

async function measureReviews(page: Page): Promise<Interactions['reviews']> {
  await openWorld(page, await worldWithPhotos('home-picked'))
  const lists: number[] = []
  const viewers: number[] = []
  const link = page.locator('a[href$="/reviews"]').first()
  const viewer = page.getByRole('dialog')
  for (let no = 0; no < tries; no++) {
    await link.waitFor()
    const last = page.locator(`main ul[aria-label] > li:nth-child(${REVIEWS})`)
    lists.push(await workOf(page, () => link.dispatchEvent('click'), last))
    // Shown on the cards whose text is cut.
    const more = page.getByRole('button', { name: /더 보기/ }).first()
    viewers.push(await workOf(page, () => more.dispatchEvent('click'), viewer.locator('img').first()))
    await page.keyboard.press('Escape')
    await viewer.waitFor({ state: 'hidden' })
    await page.goBack()
    await page.getByRole('button', { name: '나의 Pick 확인하기' }).waitFor()
  }
  return { list: median(lists), viewer: median(viewers) }
}

/** The main thread's work until an element is shown: other processes of the machine do not count. */
async function workOf(page: Page, act: () => Promise<void>, shown: Locator): Promise<number> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  const spent = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
  }
  const before = await spent()
  await act()
  await shown.waitFor()
  const work = (await spent()) - before
  await devtools.detach()
  return work
}

async function measurePanoramas(page: Page): Promise<Interactions['panoramas']> {
  const folder = mkdtempSync(join(tmpdir(), 'pickers-panoramas-'))
  const weights = [HEAVY, 0, HEAVY]
  const files = await Promise.all(weights.map((weight, no) => panorama(join(folder, `${no}.jpg`), weight)))
  await openReviewForm(page, 'mock', 'review-big-photo')
  const browser = page.context().browser()
  if (!browser) throw new Error('the page has no browser')
  const before = await memoryOfLargestTab(browser)
  const most = await peakMemoryDuring(browser, async () => {
    await page.getByLabel(/사진 추가/).setInputFiles(files)
    for (const number of [1, 2, 3]) await page.getByRole('img', { name: `사진 ${number}` }).waitFor()
  })
  rmSync(folder, { recursive: true })
  return { before, most }
}

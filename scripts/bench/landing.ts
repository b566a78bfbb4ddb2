import { chromium, type BrowserContext, type LaunchOptions, type Page } from '@playwright/test'
import { startHost } from '../../tests/e2e/support/hosts.ts'
import { sites, type Mode } from '../../tests/e2e/support/sites.ts'
import { median } from '../shared/median.ts'

/** Milliseconds. */
export interface FirstPaint {
  firstContentful: number
  largestContentful: number
}

export interface LandingTimes {
  real: FirstPaint
  demo: FirstPaint
  /** From pressing the landing page's button on a first visit to the login page, in the demo. */
  toLogin: number
  /** From reloading home while signed in to its first card, in the demo. */
  homeReload: number
}

const tries = 5

/** Measures the first paint of `/`, the time to the login page and a reload of home. */
export async function measureLanding(options: LaunchOptions): Promise<LandingTimes> {
  const browser = await chromium.launch(options)
  const newContext = async () => {
    const context = await browser.newContext({ locale: 'ko-KR' })
    // tsx adds calls of a helper that the page does not have.
    await context.addInitScript('globalThis.__name = (marked) => marked')
    return context
  }
  const measured = {
    real: await onHost('real', (url) => measureFirstPaint(url, newContext)),
    demo: await onHost('demo-404', (url) => measureFirstPaint(url, newContext)),
    toLogin: await onHost('demo-404', (url) => measureToLogin(url, newContext)),
    homeReload: await onHost('demo-404', (url) => measureHomeReload(url, newContext)),
  }
  await browser.close()
  return measured
}

/** Measures on a host with compression, as hosts of static sites have. */
async function onHost<T>(mode: Mode, measure: (url: string) => Promise<T>): Promise<T> {
  const { build, base, style } = sites[mode]
  const host = await startHost({ root: build, base, style, isCompressed: true })
  const measured = await measure(host.url)
  await host.close()
  return measured
}

type NewContext = () => Promise<BrowserContext>

async function measureFirstPaint(url: string, newContext: NewContext): Promise<FirstPaint> {
  const paints: FirstPaint[] = []
  for (let no = 0; no < tries; no++) {
    const context = await newContext()
    const page = await context.newPage()
    await slowDown(page)
    await page.goto(url, { waitUntil: 'networkidle' })
    paints.push(await page.evaluate(paintsOf))
    await context.close()
  }
  return {
    firstContentful: median(paints.map(({ firstContentful }) => firstContentful)),
    largestContentful: median(paints.map(({ largestContentful }) => largestContentful)),
  }
}

/** Emulates a phone on a slow connection: CPU ×4, 1.6 Mbit/s, 150 ms. */
async function slowDown(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 })
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  const line = { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 }
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...line })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

async function paintsOf(): Promise<FirstPaint> {
  const largestContentful = await new Promise<number>((resolve) => {
    const observer = new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN))
    observer.observe({ type: 'largest-contentful-paint', buffered: true })
  })
  const [first] = performance.getEntriesByName('first-contentful-paint')
  return { firstContentful: first?.startTime ?? Number.NaN, largestContentful }
}

async function measureToLogin(url: string, newContext: NewContext): Promise<number> {
  const times: number[] = []
  for (let no = 0; no < tries; no++) {
    const context = await newContext()
    const page = await context.newPage()
    await page.goto(url, { waitUntil: 'networkidle' })
    await page.evaluate(markSteps)
    await page.locator('main a[href$="/login"]').first().click()
    await page.waitForFunction(() => 'drawn' in document.documentElement.dataset)
    times.push(
      await page.evaluate(
        () => Number(document.documentElement.dataset['drawn']) - Number(document.documentElement.dataset['pressed']),
      ),
    )
    await context.close()
  }
  return median(times)
}

/** Records the time of the press and of the first frame with another heading. */
function markSteps() {
  const { dataset } = document.documentElement
  addEventListener('pointerdown', () => (dataset['pressed'] = String(performance.now())), { capture: true, once: true })
  const landing = document.querySelector('main h1')?.textContent
  const look = () => {
    const heading = document.querySelector('main h1')?.textContent
    if (heading !== undefined && heading !== landing) dataset['drawn'] = String(performance.now())
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

async function measureHomeReload(url: string, newContext: NewContext): Promise<number> {
  const context = await newContext()
  const page = await context.newPage()
  await page.goto(`${url}?scenario=home-picked`)
  const card = page.locator('main article, main ul li img').first()
  await page.waitForURL((address) => !address.search.includes('scenario='))
  await card.waitFor()
  const times: number[] = []
  for (let no = 0; no < tries; no++) {
    await page.reload({ waitUntil: 'commit' })
    await card.waitFor()
    times.push(await page.evaluate(() => performance.now()))
  }
  await context.close()
  return median(times)
}

const ms = (value: number) => `${value.toFixed(0)} ms`

export function landingReport({ real, demo, toLogin, homeReload }: LandingTimes): string {
  const row = (name: string, { firstContentful, largestContentful }: FirstPaint) =>
    `| ${name} | ${ms(firstContentful)} | ${ms(largestContentful)} |`
  return `## The first paint of \`/\`, and the first steps behind it

Processor ×4, 1.6 Mbit/s, 150 ms, empty cache, a host that compresses, 390 × 844; p50 of ${tries}. Aim: first contentful paint within 800 ms.

| build | first contentful paint | largest contentful paint |
| --- | --- | --- |
${row('real', real)}
${row('demo', demo)}

Unthrottled, in the demo, p50 of ${tries}. Aim: 600 ms each.

| | |
| --- | --- |
| from a first visitor's press on the landing's button to the login page | ${ms(toLogin)} |
| from a signed-in reload of home to its first card | ${ms(homeReload)} |
`
}

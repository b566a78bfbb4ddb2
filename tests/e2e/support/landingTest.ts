import type { BrowserContext, Page } from '@playwright/test'
import { startHost, type HostOptions, type StaticHost } from './hosts.ts'
import { sites } from './sites.ts'
import { test as base } from './test.ts'

/** The recorder's name for the landing page in each language. */
export const landingFrame = { ko: 'landing ko: 스타일 사진', en: 'landing en: Pictures of styles' }

interface OpenOptions {
  /** Below the base, without a leading slash. */
  path?: string
  /** Local storage, filled before the first page of the tab, as is the session's. */
  stored?: Readonly<Record<string, string>>
  session?: Readonly<Record<string, string>>
  /** `navigator.languages`; by default the test's locale. */
  languages?: readonly string[]
  waitUntil?: 'load' | 'commit'
}

/** The recorder's measurements of a page. */
interface Recording {
  /** Content of the frames, one entry for each change. */
  frames: { shown: string; ground: string }[]
  /** Sum of layout shifts. */
  shift: number
}

interface Fixtures {
  /** A host for this test with the mocked build at `/`; `test.use({ site: … })` sets another. */
  host: StaticHost
  site: HostOptions
  /** Opens the host's site, recorded from its first frame. */
  open: (start?: OpenOptions) => Promise<Page>
}

const { build, base: at, style } = sites.mock
export const mocked: HostOptions = { root: build, base: at, style }

export const test = base.extend<Fixtures>({
  site: [mocked, { option: true }],
  host: async ({ site }, run) => {
    const host = await startHost(site)
    await run(host)
    await host.close()
  },
  open: async ({ host, context, page }, run) => {
    await record(context)
    await run(async ({ path = '', waitUntil = 'load', ...start } = {}) => {
      await page.addInitScript(({ stored = {}, session = {}, languages }: OpenOptions) => {
        if (languages) Object.defineProperty(navigator, 'languages', { get: () => languages })
        if (window !== window.top || sessionStorage.getItem('test:begun') !== null) return
        for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
        for (const [key, value] of Object.entries({ ...session, 'test:begun': '1' })) sessionStorage.setItem(key, value)
      }, start)
      await page.goto(host.url + path, { waitUntil })
      return page
    })
  },
})

export const record = (context: BrowserContext) => context.addInitScript(recorder)

function recorder() {
  const recording: Recording = { frames: [], shift: 0 }
  Object.assign(window, { recording })
  const look = () => {
    const app = document.querySelector('#app')
    const ground = app?.querySelector(':scope > div')
    const gallery = app?.querySelector('main [aria-label="스타일 사진"], main [aria-label="Pictures of styles"]')
    const heading = app?.querySelector('main h1')?.textContent
    let shown = 'nothing'
    if (app?.checkVisibility()) {
      if (gallery) shown = `landing ${document.documentElement.lang}: ${gallery.getAttribute('aria-label')}`
      else if (heading) shown = `page: ${heading}`
      else if (app.querySelector('main output')) shown = 'placeholder'
    }
    const frame = { shown, ground: ground ? getComputedStyle(ground).backgroundColor : '' }
    const last = recording.frames.at(-1)
    if (last?.shown !== frame.shown || last.ground !== frame.ground) recording.frames.push(frame)
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) recording.shift += Number(Reflect.get(entry, 'value'))
  }).observe({ type: 'layout-shift', buffered: true })
}

export const readRecording = (page: Page): Promise<Recording> => page.evaluate((): Recording => Reflect.get(window, 'recording'))

export const shownFrames = async (page: Page): Promise<string[]> => (await readRecording(page)).frames.map(({ shown }) => shown)

export async function waitForHydration(page: Page) {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main section button') ?? {}).some((key) => key.startsWith('__reactProps')),
  )
  // React sets the props of elements before it runs effects, which add listeners.
  await waitUntilIdle(page)
}

/** A busy machine may never be idle. */
export const waitUntilIdle = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 1000 })))

export const pauseButton = (page: Page) => page.getByRole('button', { name: /움직임 멈추기|Pause/ })
export const loginLink = (page: Page) => page.locator('main').getByRole('link', { name: /나의 Pick 남기러|leave my own Pick/ })

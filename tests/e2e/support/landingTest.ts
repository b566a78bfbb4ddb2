import type { BrowserContext, Page } from '@playwright/test'
import { startHost, type HostOptions, type StaticHost } from './hosts.ts'
import { sites } from './sites.ts'
import { test as base } from './test.ts'

/** The recorder's name for the landing page in each language. */
export const landingFrame = { ko: 'landing ko: 스타일 사진', en: 'landing en: Pictures of styles' }

export const leadText = { ko: '마음에 드는 옷에', en: 'What you circle' }

type Storage = Readonly<Record<string, string>>

interface OpenOptions {
  /** Below the base, without a leading slash. */
  path?: string
  stored?: Storage
  session?: Storage
  /** `navigator.languages`; by default the test's locale. */
  languages?: readonly string[]
  waitUntil?: 'load' | 'commit'
}

/** The recorder's measurements of a page. */
export interface Recording {
  /** Content of the frames, one entry for each change. */
  frames: { shown: string; ground: string }[]
  /** Sum of layout shifts. */
  shift: number
  /** Violations of the content security policy. */
  violations: string[]
}

interface Fixtures {
  /** A host for this test with the mocked build at `/`; `test.use({ site: … })` sets another. */
  host: StaticHost
  site: HostOptions
  /** Opens the host's site, recorded from its first frame. */
  open: (start?: OpenOptions) => Promise<Page>
}

const siteOf = (mode: keyof typeof sites): HostOptions => {
  const { build, base, style } = sites[mode]
  return { root: build, base, style }
}
export const mocked = siteOf('mock')
export const demo = siteOf('demo-404')

export const test = base.extend<Fixtures>({
  site: [mocked, { option: true }],
  host: async ({ site }, run) => {
    const host = await startHost(site)
    await run(host)
    await host.close()
  },
  open: async ({ host, context, page }, run) => {
    await record(context)
    await run(async ({ path = '', stored = {}, session = {}, languages, waitUntil = 'load' } = {}) => {
      await page.addInitScript(prepare, { stored, session, languages })
      await page.goto(host.url + path, { waitUntil })
      return page
    })
  },
})

/** Fills storage before the first page of the tab. */
function prepare({
  stored,
  session,
  languages,
}: {
  stored: Storage
  session: Storage
  languages: readonly string[] | undefined
}) {
  if (languages) Object.defineProperty(navigator, 'languages', { get: () => languages })
  if (window !== window.top || sessionStorage.getItem('test:begun') !== null) return
  sessionStorage.setItem('test:begun', '1')
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
  for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, value)
}

export const record = (context: BrowserContext) => context.addInitScript(recorder)

function recorder() {
  const recording: Recording = { frames: [], shift: 0, violations: [] }
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
  addEventListener('securitypolicyviolation', ({ effectiveDirective, sample }) =>
    recording.violations.push(`${effectiveDirective} ${sample}`),
  )
}

export const readRecording = (page: Page): Promise<Recording> => page.evaluate((): Recording => Reflect.get(window, 'recording'))

export const shownFrames = async (page: Page): Promise<string[]> => (await readRecording(page)).frames.map(({ shown }) => shown)

const isHydrated = () =>
  Object.keys(document.querySelector('main section button') ?? {}).some((key) => key.startsWith('__reactProps'))

export async function waitForHydration(page: Page) {
  await page.waitForFunction(isHydrated)
  // React sets the props of elements before it runs effects, which add listeners.
  await waitUntilIdle(page)
}

/** A busy machine may never be idle. */
export const waitUntilIdle = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 1000 })))

export const isHydratedNow = (page: Page) => page.evaluate(isHydrated)

export const pauseButton = (page: Page) => page.getByRole('button', { name: /움직임 멈추기|Pause/ })
export const loginLink = (page: Page) => page.locator('main').getByRole('link', { name: /나의 Pick 남기러|leave my own Pick/ })

/** Requested scripts of the app and the mocks; the landing page loads none of them. */
export const requestedAppScripts = ({ requests }: StaticHost) => requests.filter((path) => /\/(app|mocks)-[^/]*\.js$/.test(path))

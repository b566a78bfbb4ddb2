import type { Page } from '@playwright/test'
import { createServer } from 'vite'
import { patterns, staticPaths } from '../../src/config/paths.ts'
import { fileNameOf, type Appearance, type Screen, type ScreenSource } from './screen.ts'
import { CONSOLE_SETTINGS_KEY } from '../../mocks/page/deviceKeys.ts'

/** Visible to visitors; every other route needs a session. */
const visitorRoutes: ReadonlySet<string> = new Set([patterns.home, patterns.login])

const memberScenario = 'home-picked'
const scenarioByRoute: Readonly<Record<string, string>> = {
  [patterns.additionalInfo]: 'additional-info',
  [patterns.pick]: 'pick-fresh',
  [patterns.cart]: 'cart-below-free',
  [patterns.checkout]: 'pay-card',
  [patterns.orders]: 'orders-every-status',
  [patterns.guestOrders]: 'guest-order-found',
  [patterns.forbidden]: 'guest-forbidden',
  [patterns.paymentFail]: 'pay-fail-page',
}

/** Routes that redirect, or close their window, without the state of a payment or a sign-in. */
const transitRoutes: ReadonlySet<string> = new Set([
  patterns.googleCallback,
  patterns.naverCallback,
  patterns.guestCallback,
  patterns.paymentSuccess,
  patterns.paymentClose,
  patterns.paymentComplete,
  patterns.paymentResult,
  patterns.paymentMobileResult,
])

const hiddenHandle = JSON.stringify({ isHandleHidden: true })

/** The routes photographed by default. */
export const allRoutes = staticPaths.filter((route) => !transitRoutes.has(route))

/** A route, a scenario at its start, or a route opened after a scenario's start. */
export interface Target {
  readonly route?: string
  readonly scenario?: string | undefined
}

/** Starts the development server and describes the screens of `targets`. */
export async function openApp(targets: readonly Target[]): Promise<ScreenSource> {
  const server = await createServer({
    server: { port: 5199, strictPort: false },
    logLevel: 'error',
    cacheDir: '.cache/vite-look',
  })
  await server.listen()
  const [base = ''] = server.resolvedUrls?.local ?? []
  return { screens: targets.map((target) => appScreen(base, target)), close: () => server.close() }
}

/** A screen of the mocked app at `base`, in a Korean world. */
export function appScreen(base: string, { route, scenario }: Target): Screen {
  const start = scenario ?? (route === undefined || visitorRoutes.has(route) ? undefined : scenarioOf(route))
  const address = new URL(start === undefined ? (route ?? '/') : `?scenario=${start}&world=ko`, base).href
  return {
    name: fileNameOf(`${route ?? ''} ${scenario ?? ''}`),
    show: async (page, { language }) => {
      if (page.url() === 'about:blank') await open(page, address, route)
      await setLanguage(page, language)
      await page.waitForLoadState('networkidle')
      if (route === undefined || pathOf(page) === pathIn(route)) return
      const place = start === undefined ? '' : ` in the scenario ${start}`
      throw new Error(`${route} leads to ${pathOf(page)}${place}: choose another scenario by --scenario NAME.`)
    },
  }
}

/** A scenario's address redirects to its start; the route is opened from there. */
async function open(page: Page, address: string, route: string | undefined) {
  // Hides the console's handle, so that pictures show the app only.
  await page.addInitScript(([key, settings]) => localStorage.setItem(key, settings), [
    CONSOLE_SETTINGS_KEY,
    hiddenHandle,
  ] as const)
  await page.goto(address)
  await page.waitForURL((url) => !url.searchParams.has('scenario'))
  if (route !== undefined && pathOf(page) !== pathIn(route)) await navigate(page, route)
}

const scenarioOf = (route: string) => scenarioByRoute[pathIn(route)] ?? memberScenario
const pathIn = (route: string) => new URL(route, 'http://app').pathname
const pathOf = (page: Page) => new URL(page.url()).pathname

/** Reloads the page if it has another language. */
async function setLanguage(page: Page, language: Appearance['language']) {
  const isSet = await page.evaluate((wanted) => {
    const stored = localStorage.getItem('language')
    localStorage.setItem('language', wanted)
    return stored === wanted
  }, language)
  if (!isSet) await page.reload()
}

/** Navigates within the document, so that the scenario's world and clock stay. */
async function navigate(page: Page, route: string) {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, route)
}

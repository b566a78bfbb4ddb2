import type { BrowserContext, Page } from '@playwright/test'
import { patterns } from '../../src/config/paths.ts'
import { CONSOLE_SETTINGS_KEY } from '../../mocks/console/settings.ts'

/** Visible to visitors; every other route needs a session, which a scenario has. */
const visitorRoutes: ReadonlySet<string> = new Set([patterns.home, patterns.login])

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

/** A route, a scenario at its start, or a route opened after a scenario's start. */
export interface Target {
  readonly route?: string
  readonly scenario?: string | undefined
}

const hiddenHandle = JSON.stringify({ isHandleHidden: true })

/** Opens a target of the mocked app at `base` in a Korean world, without the console's handle. Rejects if the route redirects. */
export async function openRoute(context: BrowserContext, base: string, target: Target, language: 'ko' | 'en'): Promise<Page> {
  const { route, scenario } = target
  const start = scenario ?? (route === undefined || visitorRoutes.has(route) ? undefined : scenarioOf(route))
  const page = await context.newPage()
  const stored = { language, [CONSOLE_SETTINGS_KEY]: hiddenHandle }
  await page.addInitScript((entries) => Object.assign(localStorage, entries), stored)
  await page.goto(new URL(start === undefined ? (route ?? '/') : `?scenario=${start}&world=ko`, base).href)
  await page.waitForURL((url) => !url.searchParams.has('scenario'))
  if (route !== undefined && pathOf(page) !== pathIn(route)) await navigate(page, route)
  await page.waitForLoadState('networkidle')
  if (route === undefined || pathOf(page) === pathIn(route)) return page
  const place = start === undefined ? '' : ` in the scenario ${start}`
  throw new Error(`${route} leads to ${pathOf(page)}${place}: choose another scenario by --scenario NAME.`)
}

const scenarioOf = (route: string) => scenarioByRoute[pathIn(route)] ?? 'home-picked'
const pathIn = (route: string) => new URL(route, 'http://app').pathname
const pathOf = (page: Page) => new URL(page.url()).pathname

/** Navigates within the document, so that the scenario's world and clock stay. */
async function navigate(page: Page, route: string) {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, route)
}

import { installControl } from './control/inPage.ts'
import { answerOf } from './handlers/responder.ts'
import { apiPathOf, openPageMocks, pageBase, warn, type PageMocks } from './page.ts'
import type { MocksState } from './shortcoming.ts'
import { isUnknownOperation } from './unknown.ts'
import { answerWorker } from './workerClient.ts'

const base = import.meta.env.BASE_URL

/** Starts the mock backend in this page; resolves, once requests are answered, to what this browser can do. */
export async function startMocks(): Promise<MocksState> {
  const scenario = new URLSearchParams(location.search).get('scenario')
  // Its code is fetched while the rest starts; a failure is told where it is awaited.
  if (scenario !== null) import('./control/fromAddress.ts').catch(() => {})
  const opening = openPageMocks()
  // The worker starts while the world opens: what it asks meanwhile waits.
  const [page, hasWorker] = await Promise.all([opening, hasStartedWorker(opening)])
  const { volatile } = page
  if (volatile !== undefined) warn(`Nothing you do outlives this page, and other windows do not see it: ${volatile}`)
  if (!hasWorker) await startInPage(page)
  if (scenario !== null) return startScenario(page, scenario)
  installControl(page, page.worldName, pageBase)
  const navigations = hasWorker && volatile === undefined
  if (!navigations) warn('Popups and posted forms (payment, social sign-in) cannot be emulated in this browser window.')
  const state = volatile === undefined ? { navigations } : { navigations, volatile }
  if (!navigations) (await import('./shortcoming.ts')).showShortcoming(state)
  return state
}

/** Another page comes in the place of this one: nothing of the app may start before. */
async function startScenario(page: PageMocks, id: string): Promise<never> {
  const { startFromAddress } = await import('./control/fromAddress.ts')
  await startFromAddress(page, pageBase, id)
  return new Promise(() => {})
}

async function hasStartedWorker(opening: Promise<PageMocks>): Promise<boolean> {
  // Absent on plain http, whatever the types say.
  if (!('serviceWorker' in navigator)) return false
  try {
    reloadForAnotherWorker()
    const options = { scope: base, updateViaCache: 'none' } as const
    await answerWorker(`${base}sw.js`, options, async (request) => answerTo(request, await opening))
  } catch (refusal) {
    warn(`The service worker could not be started: ${String(refusal)}`)
    return false
  }
  // The host sent the app's page for an API address, the worker not being there yet: now it is.
  if (isApiAddress()) location.reload()
  return true
}

/** A page hears only the worker it started with. Another one comes when site data was cleared or an update moves in. */
function reloadForAnotherWorker(): void {
  const { serviceWorker } = navigator
  let { controller } = serviceWorker
  serviceWorker.addEventListener('controllerchange', () => {
    if (controller) location.reload()
    controller = serviceWorker.controller
  })
}

/** Insecure address, private window, blocked cookies: the page answers itself; forms and popups reach the host. */
async function startInPage(page: PageMocks): Promise<void> {
  // A host with a fallback page shows it at an API address too: then this page is the bridge, and nothing else.
  if (isApiAddress()) {
    await import('./bridge.ts')
    await new Promise(() => {})
  }
  const { answerInPage } = await import('./inPage.ts')
  await answerInPage((request) => answerTo(request, page))
}

const isApiAddress = () => apiPathOf(location.href) !== undefined

/** The page's answer; the developer is told of what below the API nobody knows. */
async function answerTo(request: Request, { responders }: PageMocks): Promise<Response | undefined> {
  const reply = await answerOf(responders, request)
  const path = apiPathOf(request.url)
  if (path !== undefined && (!reply || (await isUnknownOperation(reply)))) warn(`Unknown request: ${request.method} ${path}`)
  return reply
}

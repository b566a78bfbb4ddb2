import type { RequestHandler } from 'msw'
import { setupWorker } from 'msw/browser'
import { installControl } from './control/inPage.ts'
import { apiPathOf, openPageMocks, pageBase, warn, type PageMocks } from './page.ts'
import type { MocksState } from './shortcoming.ts'
import { isUnknownOperation } from './unknown.ts'

const base = import.meta.env.BASE_URL

/** Starts the mock backend in this page; resolves, once requests are answered, to what this browser can do. */
export async function startMocks(): Promise<MocksState> {
  const page = await openPageMocks()
  const { handlers, volatile } = page
  if (volatile !== undefined) warn(`Nothing you do outlives this page, and other windows do not see it: ${volatile}`)
  const hasWorker = await hasStartedWorker(handlers)
  if (!hasWorker) await startInPage(handlers)
  const scenario = new URLSearchParams(location.search).get('scenario')
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

async function hasStartedWorker(handlers: readonly RequestHandler[]): Promise<boolean> {
  // Absent on plain http, whatever the types say.
  if (!('serviceWorker' in navigator)) return false
  const worker = setupWorker(...handlers)
  warnOfUnknown(worker)
  reloadForAnotherWorker()
  const serviceWorker = { url: `${base}sw.js`, options: { scope: base, updateViaCache: 'none' } } as const
  try {
    await worker.start({ serviceWorker, quiet: true, onUnhandledRequest: warnOfUnhandled })
  } catch (refusal) {
    warn(`The service worker could not be started: ${String(refusal)}`)
    // It stays half on, and the next start would find its interceptors and patch nothing.
    worker.stop()
    return false
  }
  // The host sent the app's page for an API address, the worker not being there yet: now it is.
  if (isApiAddress()) location.reload()
  return true
}

/** msw hears only the worker it started with. Another one comes when site data was cleared or an update moves in. */
function reloadForAnotherWorker(): void {
  const { serviceWorker } = navigator
  let { controller } = serviceWorker
  serviceWorker.addEventListener('controllerchange', () => {
    if (controller) location.reload()
    controller = serviceWorker.controller
  })
}

/** Insecure address, private window, blocked cookies: msw answers inside the page; forms and popups reach the host. */
async function startInPage(handlers: readonly RequestHandler[]): Promise<void> {
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
  // A host with a fallback page shows it at an API address too: then this page is the bridge, and nothing else.
  if (isApiAddress()) {
    await import('./bridge.ts')
    await new Promise(() => {})
  }
  const worker = setupWorker(...handlers)
  warnOfUnknown(worker)
  await worker.start({ quiet: true, onUnhandledRequest: warnOfUnhandled })
}

const isApiAddress = () => apiPathOf(location.href) !== undefined

function warnOfUnhandled(request: Request): void {
  const path = apiPathOf(request.url)
  if (path !== undefined) warn(`Unknown request: ${request.method} ${path}`)
}

function warnOfUnknown(worker: ReturnType<typeof setupWorker>): void {
  worker.events.on('response:mocked', ({ request, response }) => {
    void isUnknownOperation(response).then((isUnknown) => isUnknown && warnOfUnhandled(request))
  })
}

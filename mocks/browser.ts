import { blockedApis } from './page/blockedStorage.ts'
import { http, HttpResponse, type HttpHandler } from 'msw'
import { setupWorker, type SetupWorker, type StartOptions } from 'msw/browser'
import type { MocksState } from './page/capabilityNotice.ts'
import { now } from './db/clock.ts'
import { collectErrors } from './page/consoleErrors.ts'
import { installControl } from './page/installControl.ts'
import { replaceHandlers } from './handlers/overrides.ts'
import { followUploads } from './handlers/uploadProgress.ts'
import { onLocalChange } from './page/local.ts'
import { apiPathOf, pageBase } from './page/pageBase.ts'
import { openPageMocks, type PageMocks } from './page/pageMocks.ts'
import { safeLocalStorage, safeSessionStorage } from '../src/lib/storage.ts'
import { UNDO_KEY } from './page/runningScenario.ts'
import { hasRibbon } from './demo/ribbon/installRibbon.ts'
import { warn } from './handlers/warn.ts'
import { findController, hasMswScript, ignoreFailedUpdates, startWithoutWorker, startWithWorker } from './worker/serviceWorker.ts'

const scope = import.meta.env.BASE_URL
const workerScript = { url: `${scope}sw.js`, options: { scope, updateViaCache: 'none' } } as const
const options: StartOptions = { serviceWorker: workerScript, onUnhandledRequest: 'bypass', quiet: !import.meta.env.DEV }

let started: Promise<MocksState> | undefined

/**
 * Starts the mock backend in this page, once. Resolves, as soon as requests are mocked, with what this browser supports;
 * never resolves with `?scenario=` if another document replaces this one.
 */
export const startMocks = (): Promise<MocksState> => (started ??= startOnce())

async function startOnce(): Promise<MocksState> {
  ignoreFailedUpdates()
  const consoleErrors = collectErrors()
  followUploads()
  const query = new URLSearchParams(location.search)
  const scenario = query.get('scenario')
  const hasStart = scenario !== null || query.has('as')
  // Loaded in parallel; an error is handled where the module is awaited.
  if (hasStart) import('./page/fromAddress.ts').catch(() => {})
  const isSessionLost = blockedApis.includes('localStorage')
  // The service worker starts while the world is opened and the scenario is written to it.
  const opened = openPageMocks().then(async (page) => {
    if (hasStart) await startFrom(page, scenario, isSessionLost || page.volatile !== undefined)
    return { page, stored: await page.worldOverrides() }
  })
  const [{ page, stored }, controller] = await Promise.all([opened, findController(workerScript).catch(reportRefusal)])
  const worker = setupWorker(...page.handlers)
  worker.use(...stored, ...page.overrides)
  const updateOverrides = followOverrides(worker, page, stored)
  logOverrides(worker, page)
  await start(worker, page, controller)

  const { volatile } = page
  if (blockedApis.length > 0) warn(`The browser blocks ${blockedApis.join(', ')}: this page has them in memory.`)
  if (volatile !== undefined)
    warn(`The world is in memory only, so a reload loses it and other windows do not share it: ${volatile}`)
  const tools = { worker, http, HttpResponse, api: page.api, consoleErrors }
  installControl(page, pageBase, tools, updateOverrides)
  if (hasStart && safeSessionStorage.read(UNDO_KEY) !== null) (await import('./page/undoNotice.ts')).offerUndo()
  if (hasRibbon())
    import('./demo/ribbon/exampleAddress.ts').then(
      ({ offerExampleAddress }) => offerExampleAddress(),
      (error: unknown) => warn(`The demo's example address could not be loaded: ${String(error)}`),
    )
  announceReady()
  const navigations = controller !== undefined && volatile === undefined
  if (!navigations) warn('Popups and posted forms (payment, social sign-in) cannot be emulated in this browser window.')
  const state: MocksState = {
    navigations,
    ...(volatile !== undefined && { volatile }),
    ...(isSessionLost && { isSessionLost }),
  }
  if (!navigations || isSessionLost) (await import('./page/capabilityNotice.ts')).showCapabilityNotice(state)
  return state
}

async function start(worker: SetupWorker, { photoUrls }: PageMocks, controller: ServiceWorker | undefined): Promise<void> {
  // A host with a fallback page serves it at API addresses too: then this page is only the bridge.
  if (isApiAddress() && !controller) {
    await import('./worker/bridge.ts')
    await new Promise(() => {})
  }
  if (controller && (await hasMswScript(controller))) await startWithWorker(worker, controller, options)
  else {
    photoUrls.useMemory()
    await startWithoutWorker(worker, options)
  }
  // The host served the app's page at an API address, since there was no worker yet: now there is one.
  if (isApiAddress()) location.reload()
}

function reportRefusal(error: unknown): undefined {
  warn(`The service worker could not be started: ${String(error)}`)
  return undefined
}

/**
 * The app, which waits for the mocks, shows the start of the scenario or of the tab's persona. Where it has to begin anew, another document replaces this
 * one, unless this page's memory would be lost.
 */
async function startFrom(page: PageMocks, scenario: string | null, isInMemory: boolean): Promise<void> {
  const { startFromAddress, startPersona } = await import('./page/fromAddress.ts')
  let isShown = false
  const navigate = (address: string) => {
    isShown = isInMemory || canShow(address)
    if (isShown) navigateInPage(address)
    else location.replace(address)
  }
  await (scenario === null ? startPersona(page, pageBase, navigate) : startFromAddress(page, pageBase, scenario, navigate))
  if (!isShown) await new Promise(() => {})
}

/**
 * Whether this document is an app's one in the language that is stored now. The landing page is in the markup of a document of
 * its own.
 */
function canShow(address: string): boolean {
  const isLanding = address === pageBase && safeLocalStorage.read('userId') === null
  const language = safeLocalStorage.read('language') ?? document.documentElement.lang
  return isAppPage() && !address.startsWith(`${pageBase}mock/`) && !isLanding && language === document.documentElement.lang
}

/** As in a single-page app: the router follows the event. */
function navigateInPage(address: string): void {
  history.replaceState(null, '', address)
  dispatchEvent(new PopStateEvent('popstate', { state: null }))
}

/**
 * Replaces the overrides of the world by the returned function, and those of `mocks/local.ts` at a hot reload; handlers that
 * the console added with `worker.use` stay before them.
 */
function followOverrides(worker: SetupWorker, page: PageMocks, atStart: readonly HttpHandler[]): () => Promise<void> {
  let stored = atStart
  let local = page.overrides
  const replace = (change: () => void) => {
    const replaced = [...stored, ...local]
    change()
    replaceHandlers(worker, page.handlers, replaced, [...stored, ...local])
  }
  onLocalChange((changed) => replace(() => (local = page.overridesOf(changed))))
  return async () => {
    const next = await page.worldOverrides()
    if (next.length > 0 || stored.length > 0) replace(() => (stored = next))
  }
}

/** Replies of `worker.use` do not run the resolvers that write the request log. */
function logOverrides(worker: SetupWorker, { log, world }: PageMocks): void {
  worker.events.on('response:mocked', ({ requestId, request, response }) => {
    const path = apiPathOf(request.url)
    if (path === undefined) return
    void log.addOverride(requestId, request, response, path, () => world.read((tx) => now(tx.counters)))
  })
}

/**
 * Announces that the page's requests are mocked from now on, for the emulated analytics script: it runs on pages whose mocks
 * may start much later, or never, which the Vite plugin marks with `<meta name="mock-backend" content="in page">`.
 */
function announceReady(): void {
  document.querySelector('meta[name="mock-backend"]')?.setAttribute('content', 'ready')
  dispatchEvent(new Event('mock-backend-ready'))
}

/** Neither an emulated page nor a popup of the app. */
const isAppPage = () => opener === null && !location.href.startsWith(`${pageBase}mock/`)

const isApiAddress = () => apiPathOf(location.href) !== undefined

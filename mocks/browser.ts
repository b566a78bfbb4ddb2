import './mswStorage.ts'
import { http, HttpResponse } from 'msw'
import { setupWorker, type SetupWorker, type StartOptions } from 'msw/browser'
import type { MocksState } from './capabilityNotice.ts'
import { installControl } from './control/inPage.ts'
import { onLocalChange } from './local/inPage.ts'
import { apiPathOf, openPageMocks, pageBase, type PageMocks } from './page.ts'
import { announceReady } from './ready.ts'
import { warn } from './warn.ts'
import { findController, hasMswScript, startWithoutWorker } from './worker/serviceWorker.ts'

const scope = import.meta.env.BASE_URL
const serviceWorker = { url: `${scope}sw.js`, options: { scope, updateViaCache: 'none' } } as const
const options: StartOptions = { serviceWorker, onUnhandledRequest: 'bypass', quiet: !import.meta.env.DEV }

let started: Promise<MocksState> | undefined

/**
 * Starts the mock backend in this page, once. Resolves, as soon as requests are mocked, with what this browser supports;
 * never resolves with `?scenario=`, since another page replaces this one.
 */
export const startMocks = (): Promise<MocksState> => (started ??= startOnce())

async function startOnce(): Promise<MocksState> {
  const scenario = new URLSearchParams(location.search).get('scenario')
  // Loaded in parallel; an error is handled where the module is awaited.
  if (scenario !== null) import('./control/fromAddress.ts').catch(() => {})
  // The service worker starts while the world is opened.
  const [page, controller] = await Promise.all([openPageMocks(), findController(serviceWorker).catch(reportRefusal)])
  const worker = setupWorker(...page.handlers)
  worker.use(...page.overrides)
  replaceOverridesOnChange(worker, page)
  logOverrides(worker, page)
  await start(worker, controller)

  const { volatile } = page
  if (volatile !== undefined)
    warn(`The world is in memory only, so a reload loses it and other windows do not share it: ${volatile}`)
  if (scenario !== null) return startScenario(page, scenario)
  installControl(page, page.worldName, pageBase, { worker, http, HttpResponse, api: page.api })
  announceReady()
  const navigations = controller !== undefined && volatile === undefined
  if (!navigations) warn('Popups and posted forms (payment, social sign-in) cannot be emulated in this browser window.')
  const state = volatile === undefined ? { navigations } : { navigations, volatile }
  if (!navigations) (await import('./capabilityNotice.ts')).showCapabilityNotice(state)
  return state
}

async function start(worker: SetupWorker, controller: ServiceWorker | undefined): Promise<void> {
  // A host with a fallback page serves it at API addresses too: then this page is only the bridge.
  if (isApiAddress() && !controller) {
    await import('./worker/bridge.ts')
    await new Promise(() => {})
  }
  if (controller && (await hasMswScript(controller))) await worker.start(options)
  else await startWithoutWorker(worker, options)
  // The host served the app's page at an API address, since there was no worker yet: now there is one.
  if (isApiAddress()) location.reload()
}

function reportRefusal(error: unknown): undefined {
  warn(`The service worker could not be started: ${String(error)}`)
  return undefined
}

async function startScenario(page: PageMocks, id: string): Promise<never> {
  const { startFromAddress } = await import('./control/fromAddress.ts')
  await startFromAddress(page, pageBase, id)
  return new Promise(() => {})
}

/** Hot reload replaces the handlers of `mocks/local.ts`; those that the console added with `worker.use` stay before them. */
function replaceOverridesOnChange(worker: SetupWorker, { handlers, overrides, overridesOf }: PageMocks): void {
  let replaced = overrides
  onLocalChange((local) => {
    const known = new Set<unknown>([...handlers, ...replaced])
    const added = worker.listHandlers().filter((handler) => !known.has(handler))
    replaced = overridesOf(local)
    // `resetHandlers(...list)` would replace the initial handlers permanently.
    worker.resetHandlers()
    worker.use(...added, ...replaced)
  })
}

/** Replies of `worker.use` do not run the resolvers that write the request log. */
function logOverrides(worker: SetupWorker, { log }: PageMocks): void {
  worker.events.on('response:mocked', ({ requestId, request, response }) => {
    const path = apiPathOf(request.url)
    if (path !== undefined) void log.addOverride(requestId, request, response, path)
  })
}

const isApiAddress = () => apiPathOf(location.href) !== undefined

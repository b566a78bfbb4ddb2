import type { SetupWorker, StartOptions } from 'msw/browser'
import { safeSessionStorage } from '../../src/lib/storage.ts'
import { warn } from '../handlers/warn.ts'
import { rejectAfter } from '../db/indexedDbLog.ts'

/** The time in ms that a service worker has for its reply to MSW's first message, including its own start. */
const REPLY_TIMEOUT_MS = 1000
/** For its installation, and for MSW's start, on a busy machine. */
const START_TIMEOUT_MS = 10_000

/** In session storage: this tab has reloaded to get under its worker's control. */
const RELOADED_KEY = 'pickers-mock:reloaded'

type WorkerScript = { readonly url: string; readonly options: RegistrationOptions }

/**
 * The service worker that controls this page, registered if needed; undefined if the browser supports none, or passes this
 * page by. Rejects if the browser refuses it or does not start it in time. A page that was force-reloaded, and so has no
 * controller, reloads again, once.
 */
export async function findController({ url, options }: WorkerScript): Promise<ServiceWorker | undefined> {
  // Missing on plain http, in spite of the types.
  if (!('serviceWorker' in navigator)) return undefined
  const { serviceWorker } = navigator
  reloadForAnotherWorker(serviceWorker)
  if (!serviceWorker.controller && (await withStartTimeout(hasActiveWorker(serviceWorker, options)))) return reloadOnce()
  if (!serviceWorker.controller) await withStartTimeout(register(serviceWorker, { url, options }))
  safeSessionStorage.remove(RELOADED_KEY)
  return serviceWorker.controller ?? undefined
}

async function hasActiveWorker(serviceWorker: ServiceWorkerContainer, { scope }: RegistrationOptions): Promise<boolean> {
  const known = await serviceWorker.getRegistration(scope)
  // One that is still activating, registered by another tab, takes control at the end.
  return known?.active?.state === 'activated'
}

async function register(serviceWorker: ServiceWorkerContainer, { url, options }: WorkerScript): Promise<void> {
  const controlled = new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }))
  await serviceWorker.register(url, options)
  // A browser that blocks workers (Playwright's `serviceWorkers: 'block'`) registers none, without an error.
  if (!(await serviceWorker.getRegistration(options.scope))) throw new Error('the browser registered no service worker')
  if (!serviceWorker.controller) await controlled
}

const withStartTimeout = <T>(promise: Promise<T>): Promise<T> =>
  rejectAfter(promise, START_TIMEOUT_MS, `no reply within ${START_TIMEOUT_MS} ms`)

/** Developer tools can pass by the worker in every load: such a page runs without it. */
function reloadOnce(): Promise<undefined> {
  if (safeSessionStorage.read(RELOADED_KEY) !== null || !safeSessionStorage.write(RELOADED_KEY, 'once')) {
    safeSessionStorage.remove(RELOADED_KEY)
    warn('The browser loaded this page without its service worker.')
    return Promise.resolve(undefined)
  }
  location.reload()
  return new Promise(() => {})
}

/** A page only receives messages of the worker it started with. Another worker takes control after site data was cleared. */
function reloadForAnotherWorker(serviceWorker: ServiceWorkerContainer): void {
  let { controller } = serviceWorker
  serviceWorker.addEventListener('controllerchange', () => {
    if (controller) location.reload()
    controller = serviceWorker.controller
  })
}

/**
 * Whether MSW's script runs in this worker: `worker.start()` would wait for its reply without a limit. A worker of a release
 * before MSW's stays until the last tab is closed, and does not reply to this message.
 */
export async function hasMswScript(worker: ServiceWorker): Promise<boolean> {
  const { serviceWorker } = navigator
  const listening = new AbortController()
  const answered = new Promise<boolean>((resolve) => {
    setTimeout(resolve, REPLY_TIMEOUT_MS, false)
    const listener = ({ data }: MessageEvent) => data?.type === 'INTEGRITY_CHECK_RESPONSE' && resolve(true)
    serviceWorker.addEventListener('message', listener, { signal: listening.signal })
  })
  serviceWorker.startMessages()
  worker.postMessage('INTEGRITY_CHECK_REQUEST', [])
  return answered.finally(() => listening.abort())
}

/**
 * Starts MSW, and rejects if its worker does not reply in time. MSW sends each message once, but its worker ignores messages
 * of a page that `clients.get` does not find yet: they are sent again.
 */
export async function startWithWorker(setup: SetupWorker, worker: ServiceWorker, options: StartOptions): Promise<void> {
  const repeat = setInterval(() => {
    for (const message of ['INTEGRITY_CHECK_REQUEST', 'MOCK_ACTIVATE']) worker.postMessage(message, [])
  }, REPLY_TIMEOUT_MS)
  await rejectAfter(
    setup.start(options),
    START_TIMEOUT_MS,
    `The service worker did not reply within ${START_TIMEOUT_MS} ms`,
  ).finally(() => clearInterval(repeat))
}

/** Starts MSW in the page's own network APIs, as `setupWorker` does without service worker support. */
export async function startWithoutWorker(worker: SetupWorker, options: StartOptions): Promise<void> {
  const property = Object.getOwnPropertyDescriptor(Navigator.prototype, 'serviceWorker')
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
  await worker.start(options)
  if (!property) return
  Object.defineProperty(Navigator.prototype, 'serviceWorker', property)
  // Rejects if the browser blocks workers.
  fetchUpdate().catch(() => {})
}

/** Downloads this release's worker, which activates after the last tab is closed. */
async function fetchUpdate(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  await registration?.update()
}

/** MSW looks for a new worker whenever it starts, and does not catch that this fails without a connection. */
export function ignoreFailedUpdates(): void {
  addEventListener('unhandledrejection', (event) => {
    if (!/update a ServiceWorker/.test(String(event.reason))) return
    event.preventDefault()
    event.stopImmediatePropagation()
  })
}

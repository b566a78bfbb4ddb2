import type { SetupWorker, StartOptions } from 'msw/browser'

/** The time in ms that a service worker has for its reply to MSW's first message, including its own start. */
const TIMEOUT_MS = 1000

type WorkerScript = { readonly url: string; readonly options: RegistrationOptions }

/**
 * The service worker that controls this page, registered if needed; undefined if the browser supports none. Rejects if the
 * browser refuses it. A page that was force-reloaded, and so has no controller, reloads again.
 */
export async function findController({ url, options }: WorkerScript): Promise<ServiceWorker | undefined> {
  // Missing on plain http, in spite of the types.
  if (!('serviceWorker' in navigator)) return undefined
  const { serviceWorker } = navigator
  reloadForAnotherWorker(serviceWorker)
  if (serviceWorker.controller) return serviceWorker.controller
  const known = await serviceWorker.getRegistration(options.scope)
  if (known?.active) {
    location.reload()
    return new Promise(() => {})
  }
  const controlled = new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }))
  await serviceWorker.register(url, options)
  await controlled
  return serviceWorker.controller ?? findController({ url, options })
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
    setTimeout(resolve, TIMEOUT_MS, false)
    const listener = ({ data }: MessageEvent) => data?.type === 'INTEGRITY_CHECK_RESPONSE' && resolve(true)
    serviceWorker.addEventListener('message', listener, { signal: listening.signal })
  })
  serviceWorker.startMessages()
  worker.postMessage('INTEGRITY_CHECK_REQUEST', [])
  return answered.finally(() => listening.abort())
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

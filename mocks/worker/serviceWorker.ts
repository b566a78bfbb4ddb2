import type { SetupWorker, StartOptions } from 'msw/browser'

/** How long a service worker may take to answer MSW's first question, its own start included (ms). */
const TIMEOUT_MS = 1000

type WorkerScript = { readonly url: string; readonly options: RegistrationOptions }

/**
 * The service worker that controls this page, registered where there is none yet; undefined where the browser has none.
 * Rejects where the browser refuses it. A page that was reloaded past its worker is loaded again.
 */
export async function findController({ url, options }: WorkerScript): Promise<ServiceWorker | undefined> {
  // Absent on plain http, whatever the types say.
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

/** A page receives messages of the worker it started with alone. Another worker takes control when site data was cleared. */
function reloadForAnotherWorker(serviceWorker: ServiceWorkerContainer): void {
  let { controller } = serviceWorker
  serviceWorker.addEventListener('controllerchange', () => {
    if (controller) location.reload()
    controller = serviceWorker.controller
  })
}

/**
 * Whether MSW's script runs in this worker: `worker.start()` would wait for its answer without limit. The worker of a release
 * before MSW's stays until the last tab is closed. It answers navigations as ours does, but not this question.
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

/** Starts MSW between this page and its network, as `setupWorker` does where it finds no service worker interface. */
export async function startWithoutWorker(worker: SetupWorker, options: StartOptions): Promise<void> {
  const property = Object.getOwnPropertyDescriptor(Navigator.prototype, 'serviceWorker')
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
  await worker.start(options)
  if (!property) return
  Object.defineProperty(Navigator.prototype, 'serviceWorker', property)
  // A browser that blocks workers rejects.
  fetchUpdate().catch(() => {})
}

/** Fetches this release's worker, which activates after the last tab is closed. */
async function fetchUpdate(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  await registration?.update()
}

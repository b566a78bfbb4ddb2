import { getResponse } from 'msw'
import { setupWorker } from 'msw/browser'
import { http, HttpResponse } from 'msw'
import { installControl } from '../../../mocks/control/inPage.ts'
import { openPageMocks, pageBase, type PageMocks } from '../../../mocks/page.ts'

const scope = import.meta.env.BASE_URL

/** A request, as the last release's worker sends it. */
type WorkerRequest = {
  readonly url: string
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: ArrayBuffer | null
}

/**
 * Replaces `mocks/browser.ts` in a build by that of the last release, which replied to its worker itself, with the messages
 * that it shared with MSW, and without `setupWorker`.
 */
export async function startMocks(): Promise<{ navigations: boolean }> {
  Reflect.set(globalThis, 'isLastRelease', true)
  const scenario = new URLSearchParams(location.search).get('scenario')
  const page = await openPageMocks()
  await answerWorker(page)
  if (scenario !== null) {
    const { startFromAddress } = await import('../../../mocks/control/fromAddress.ts')
    await startFromAddress(page, pageBase, scenario)
    return new Promise(() => {})
  }
  installControl(page, page.worldName, pageBase, { worker: setupWorker(), http, HttpResponse, api: page.api })
  return { navigations: true }
}

async function answerWorker(page: PageMocks): Promise<void> {
  const { serviceWorker } = navigator
  const activated = new Promise<void>((resolve) => {
    serviceWorker.addEventListener('message', ({ data, ports: [port] }: MessageEvent) => {
      if (data?.type === 'MOCKING_ENABLED') resolve()
      if (data?.type === 'REQUEST' && port) void reply(port, data.payload, page)
    })
  })
  serviceWorker.startMessages()
  const worker = serviceWorker.controller ?? (await firstController())
  worker.postMessage('MOCK_ACTIVATE', [])
  setInterval(() => worker.postMessage('KEEPALIVE_REQUEST', []), 20_000)
  await activated
  void serviceWorker.ready.then((registration) => registration.update()).catch(() => {})
}

async function firstController(): Promise<ServiceWorker> {
  const { serviceWorker } = navigator
  const controlled = new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }))
  await serviceWorker.register(`${scope}sw.js`, { scope, updateViaCache: 'none' })
  await controlled
  return serviceWorker.controller ?? firstController()
}

async function reply(port: MessagePort, { url, method, headers, body }: WorkerRequest, { handlers }: PageMocks): Promise<void> {
  const request = new Request(url, { method, headers, body: body?.byteLength ? body : null })
  const response = await getResponse([...handlers], request)
  if (!response) return port.postMessage({ type: 'PASSTHROUGH' })
  const { status, statusText } = response
  const bytes = response.body === null ? null : await response.arrayBuffer()
  const data = { status, statusText, headers: Object.fromEntries(response.headers), body: bytes }
  port.postMessage({ type: 'MOCK_RESPONSE', data }, bytes ? [bytes] : [])
}

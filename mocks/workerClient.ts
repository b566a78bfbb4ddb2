import { tellMistake } from './handlers/mistake.ts'
import { failed } from './handlers/reply.ts'

/** A worker that nothing asks is stopped after half a minute, and the next reply would wait for its start (ms). */
const KEPT_AWAKE = 20_000

export type Answer = (request: Request) => Promise<Response | undefined>

/** What the worker tells of a request. */
type Asked = {
  readonly url: string
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: ArrayBuffer | null
}

/**
 * Makes this page answer what the worker at `url` asks it, and resolves once it is asked. Rejects where the browser refuses
 * the worker. The messages are msw's, those of the parts that are used: the worker of an earlier build, which stays until
 * its last tab is closed, knows them too.
 */
export async function answerWorker(url: string, options: RegistrationOptions, answer: Answer): Promise<void> {
  const { serviceWorker } = navigator
  const activated = new Promise<void>((resolve) => {
    serviceWorker.addEventListener('message', ({ data, ports: [port] }: MessageEvent) => {
      if (data?.type === 'MOCKING_ENABLED') resolve()
      if (data?.type === 'REQUEST' && port) void tell(port, data.payload, answer)
    })
  })
  serviceWorker.startMessages()
  const worker = serviceWorker.controller ?? (await firstController(url, options))
  worker.postMessage('MOCK_ACTIVATE', [])
  setInterval(() => worker.postMessage('KEEPALIVE_REQUEST', []), KEPT_AWAKE)
  await activated
  // A newer one waits until the last tab is closed. The host may be away.
  void serviceWorker.ready.then((registration) => registration.update()).catch(() => {})
}

/** Registers the worker and waits until it has this page. A page reloaded past its worker must be loaded once more. */
async function firstController(url: string, options: RegistrationOptions): Promise<ServiceWorker> {
  const { serviceWorker } = navigator
  const known = await serviceWorker.getRegistration(options.scope)
  if (known?.active) {
    location.reload()
    return new Promise(() => {})
  }
  const controlled = new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }))
  await serviceWorker.register(url, options)
  await controlled
  return serviceWorker.controller ?? firstController(url, options)
}

async function tell(port: MessagePort, { url, method, headers, body }: Asked, answer: Answer): Promise<void> {
  const reply = await answer(new Request(url, { method, headers, body: body?.byteLength ? body : null })).catch(mistake)
  if (!reply) return port.postMessage({ type: 'PASSTHROUGH' })
  const { status, statusText } = reply
  const bytes = reply.body === null ? null : await reply.arrayBuffer()
  const data = { status, statusText, headers: Object.fromEntries(reply.headers), body: bytes }
  port.postMessage({ type: 'MOCK_RESPONSE', data }, bytes ? [bytes] : [])
}

function mistake(error: unknown): Response {
  tellMistake('The page could not answer its worker.', error)
  return failed(500, { code: 'SERVER_ERROR', message: String(error) })
}

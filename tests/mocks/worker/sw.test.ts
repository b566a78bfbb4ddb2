import { readFileSync } from 'node:fs'
import { createContext, runInContext } from 'node:vm'
import { expect, test, vi } from 'vitest'

const OURS = '<template id="load-error-template"></template>'
const BRIDGE = '<script src="/assets/bridge-1.js"></script>'
const PORTAL = '<form>Sign in to the network</form>'

type Host = (path: string) => Response
type Navigation = { readonly path: string; readonly method?: string }

const page = (html: string, status = 200) => new Response(html, { status, headers: { 'content-type': 'text/html' } })

/** Runs `sw.js` before a host, with its pages stored as after an earlier visit. */
function runWorker(address: string, host: Host) {
  const listeners = new Map<string, (event: object) => void>()
  const stored = new Map<string, string>([
    ['/', OURS],
    ['/mock/bridge.html', BRIDGE],
  ])
  const store = {
    match: async (key: string) => (stored.has(key) ? page(stored.get(key) ?? '') : undefined),
    put: async (key: string, reply: Response) => void stored.set(key, await reply.text()),
  }
  const unregister = vi.fn<() => Promise<boolean>>(async () => true)
  const remove = vi.fn<() => Promise<boolean>>(async () => true)
  const location = new URL(`${address}/sw.js`)
  const fetched = (input: string | Request) => host(new URL(typeof input === 'string' ? input : input.url, location).pathname)
  const self = {
    location,
    registration: { unregister, scope: `${address}/` },
    addEventListener: (name: string, on: (event: object) => void) => listeners.set(name, on),
  }
  const context = createContext({
    self,
    location,
    caches: { open: async () => store, delete: remove, keys: async () => [] },
    fetch: async (input: string | Request) => fetched(input),
    importScripts: () => {},
    activeClientIds: new Set(),
    URL,
    Response,
    Request,
    setTimeout,
    btoa,
    Uint8Array,
  })
  runInContext(readFileSync('mocks/public/sw.js', 'utf8'), context)
  /** The page that a navigation gets; undefined where the worker leaves it to the host. */
  const navigate = async ({ path, method = 'GET' }: Navigation) => {
    const request = new Request(address + path, { method })
    Object.defineProperty(request, 'mode', { value: 'navigate' })
    const waiting: unknown[] = []
    const event = {
      request,
      respondWith: (reply: unknown) => waiting.unshift(reply),
      waitUntil: (work: unknown) => waiting.push(work),
    }
    listeners.get('fetch')?.(event)
    const reply = await waiting[0]
    await Promise.all(waiting)
    return reply instanceof Response ? { status: reply.status, text: await reply.text() } : undefined
  }
  return { navigate, unregister, remove, stored }
}

const DEMO = 'https://demo.test'

test.each([403, 404])('[API-62] a host that answers %i for what it lacks gets reloads of deep links', async (status) => {
  const { navigate } = runWorker(DEMO, (path) => (path === '/' ? page(OURS) : page('<Error/>', status)))
  expect(await navigate({ path: '/product/3' })).toEqual({ status: 200, text: OURS })
})

test('[API-62] a host that refuses its pages is heard', async () => {
  const { navigate } = runWorker(DEMO, () => page('not from your network', 403))
  expect(await navigate({ path: '/product/3' })).toEqual({ status: 403, text: 'not from your network' })
})

test('[API-62] the worker stays behind a sign-in page that answers for every path', async () => {
  const { navigate, unregister, remove, stored } = runWorker(DEMO, () => page(PORTAL))
  expect(await navigate({ path: '/shop' })).toEqual({ status: 200, text: PORTAL })
  expect((await navigate({ path: '/v1/inicis/return', method: 'POST' }))?.text).toContain(BRIDGE)
  expect([unregister.mock.calls, remove.mock.calls, stored.get('/')]).toEqual([[], [], OURS])
})

test.each([
  ['without our worker', DEMO, (path: string) => (path === '/sw.js' ? page('', 404) : page('another'))],
  ['on a port of this machine', 'http://localhost:5173', () => page('another')],
] as const)('[API-62] the worker leaves another project %s', async (_, address, host) => {
  const { navigate, unregister, remove } = runWorker(address, host)
  expect(await navigate({ path: '/shop' })).toEqual({ status: 200, text: 'another' })
  expect([unregister.mock.calls.length, remove.mock.calls.length]).toEqual([1, 1])
  expect(await navigate({ path: '/send', method: 'POST' })).toEqual({ status: 200, text: 'another' })
})

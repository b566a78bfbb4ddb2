/*
 * The worker of a mocked build:
 *   1. asks the page that made a call for its answer;
 *   2. answers navigations to the API and posted forms by the bridge page, which asks the mocks itself;
 *   3. app routes survive reload and deep links on any static host;
 *   4. leaves all else to the host: other origins, neighbours, the app's own scripts and pictures.
 * Pages and workers of different builds meet: the messages are msw's (REQUEST, MOCK_RESPONSE, PASSTHROUGH, MOCK_ACTIVATE,
 * MOCKING_ENABLED), and they stay.
 */
const SCOPE = new URL('./', self.location).pathname
const STORE = 'pickers-mock:' + SCOPE
const ACTIVE_PAGES = SCOPE + 'active-pages'
const OFFLINE_PAGES = ['', 'mock/bridge.html']

/* Paths below the scope. Neighbours are other sites in our folder; files and emulators' pages belong to the host. */
const NEIGHBOUR = /^(storybook|docs)(\/|$)/
const API = /^v1\//
/* All that is ever mocked; the rest below the scope is the host's. */
const MOCKED = /^(v1|mock)\//
const STATIC = ['assets/*', 'img/*']
const FILE = /^(mock|assets)\/|\.\w+$/

self.addEventListener('fetch', (event) => {
  const { request } = event
  const path = pathBelowScope(request.url)
  if (request.mode === 'navigate') {
    if (NEIGHBOUR.test(path)) return
    if (request.method === 'POST' || API.test(path)) event.respondWith(bridgeFor(request))
    else if (!FILE.test(path)) event.respondWith(appPageFor(request))
  } else if (MOCKED.test(path) && !isForeign(request)) {
    event.respondWith(answerTo(event))
  }
})

/** Of a neighbour whose own worker is not there yet, for the network alone, or a look of the developer tools. */
function isForeign({ referrer, headers, cache, mode }) {
  if (NEIGHBOUR.test(pathBelowScope(referrer)) || headers.get('accept')?.includes('msw/passthrough')) return true
  return cache === 'only-if-cached' && mode !== 'same-origin'
}

/* Calls ---------------------------------------------------------------------------------------------------------- */

async function answerTo(event) {
  const { request } = event
  const page = await pageFor(event.clientId)
  if (!page) return fetch(request)
  const { url, method } = request
  const headers = Object.fromEntries(request.headers)
  // read, not copied: a copy costs more than all the rest
  const body = method === 'GET' || method === 'HEAD' ? null : await request.arrayBuffer()
  const { type, data } = await ask(page, { url, method, headers, body })
  if (type !== 'MOCK_RESPONSE') return body ? fetch(url, { method, headers, body }) : fetch(request)
  return data.status === 0 ? Response.error() : new Response(data.body, data)
}

function ask(page, payload) {
  const { port1, port2 } = new MessageChannel()
  page.postMessage({ type: 'REQUEST', payload }, [port2])
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data)
  })
}

/** The page that calls, once its mocks are there; for a frame within one, a page that is in sight. */
async function pageFor(id) {
  await awake
  const known = activePages.get(id)
  if (known) return known
  const client = await self.clients.get(id)
  if (activePages.has(id)) return client
  if (client?.frameType === 'top-level') return undefined
  const windows = await self.clients.matchAll({ type: 'window' })
  return windows.find((page) => page.visibilityState === 'visible' && activePages.has(page.id))
}

/* Navigations ---------------------------------------------------------------------------------------------------- */

/** The bridge page with the request written into it: nothing to fetch later, so the worker may die meanwhile. */
async function bridgeFor(request) {
  const body = request.method === 'POST' ? base64(await request.arrayBuffer()) : null
  const { url, method, headers } = request
  const json = JSON.stringify({ url, method, headers: [...headers], body }).replaceAll('<', '\\u003c')
  const page = await ownPage('mock/bridge.html')
  return asPage(page + `<script type="application/json" id="request">${json}</script>`)
}

/** The host first: it knows its own files and copies of the page. It knows no ids, and may be offline. */
async function appPageFor(request) {
  const answer = await fetch(request).catch(() => undefined)
  return answer && answer.status !== 404 ? answer : asPage(await ownPage(''))
}

/**
 * A page of ours from the host, or the copy seen last when the host is away. As text, since an answer that
 * followed a host's redirect (`/mock/bridge.html` to `/mock/bridge`) may not answer a navigation.
 */
async function ownPage(path) {
  const store = await caches.open(STORE)
  const fresh = await fetch(SCOPE + path, { cache: 'no-cache' }).catch(() => undefined)
  if (fresh?.ok) {
    const page = await fresh.text()
    await store.put(SCOPE + path, asPage(page))
    return page
  }
  const stored = await store.match(SCOPE + path)
  return stored
    ? stored.text()
    : `<!doctype html><meta charset="utf-8"><title>Offline</title><p>페이지를 불러올 수 없습니다. (${SCOPE + path})</p>`
}

function asPage(html) {
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } })
}

function pathBelowScope(url) {
  const { origin, pathname } = new URL(url, location)
  return origin === location.origin && pathname.startsWith(SCOPE) ? pathname.slice(SCOPE.length) : ''
}

function base64(buffer) {
  return btoa(Array.from(new Uint8Array(buffer), (byte) => String.fromCharCode(byte)).join(''))
}

/* Life of the worker --------------------------------------------------------------------------------------------- */

// A page listens only to the worker it started with, so an update does not take over open tabs: a new version waits until
// the last tab is closed. The first version needs no permission.
self.addEventListener('install', (event) => {
  // where the browser knows such routes, a script does not even wait for a stopped worker to start
  event.addRoutes?.(STATIC.map((files) => ({ condition: { urlPattern: { pathname: SCOPE + files } }, source: 'network' })))
})

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('message', (event) => {
  if (event.data === 'MOCK_ACTIVATE') event.waitUntil(activate(event.source))
})

/** The pages whose mocks answer, by id; after a stop of this worker only their ids are known. Stored, since it may stop at any time. */
const activePages = new Map()
const awake = recall().catch(() => undefined)

async function recall() {
  const stored = await (await caches.open(STORE)).match(ACTIVE_PAGES)
  for (const id of stored ? await stored.json() : []) if (!activePages.has(id)) activePages.set(id, undefined)
}

async function activate(page) {
  await awake
  activePages.set(page.id, page)
  page.postMessage({ type: 'MOCKING_ENABLED' })
  const store = await caches.open(STORE)
  const latest = [...activePages.keys()].slice(-50)
  await store.put(ACTIVE_PAGES, new Response(JSON.stringify(latest)))
  // for when the host is away
  for (const path of OFFLINE_PAGES) if (!(await store.match(SCOPE + path))) await ownPage(path)
}

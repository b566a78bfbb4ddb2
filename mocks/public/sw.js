/*
 * The worker of a mocked build: msw's own worker, wrapped. It adds four things msw leaves out:
 *   1. navigations to the API and posted forms are answered by the bridge page, which runs the handlers itself;
 *   2. app routes survive reload and deep links on any static host;
 *   3. msw's list of active pages survives the worker being stopped;
 *   4. the app's own scripts and pictures go straight to the host: msw would ask the page about each, and copy it there.
 * Relies on two globals of mockServiceWorker.js 2.15.0, activeClientIds and handleRequest: msw is pinned exactly.
 */
const SCOPE = new URL('./', self.location).pathname
const STORE = 'pickers-mock:' + SCOPE
const ACTIVE_PAGES = SCOPE + 'active-pages'

/* Paths below the scope. Neighbours are other sites in our folder; files and emulators' pages belong to the host. */
const NEIGHBOUR = /^(storybook|docs)(\/|$)/
const API = /^v1\//
/* All that is ever mocked; the rest below the scope is the host's. */
const MOCKED = /^(v1|mock)\//
const STATIC = ['assets/*', 'img/*']
const FILE = /^(mock|assets)\/|\.\w+$/

/* Navigations ---------------------------------------------------------------------------------------------------- */

self.addEventListener('fetch', (event) => {
  const { request } = event
  const path = pathBelowScope(request.url)
  if (request.mode === 'navigate') {
    // msw ignores navigations, but keeping them from it keeps one owner
    event.stopImmediatePropagation()
    if (NEIGHBOUR.test(path)) return
    if (request.method === 'POST' || API.test(path)) event.respondWith(bridgeFor(request))
    else if (!FILE.test(path)) event.respondWith(appPageFor(request))
  } else if (NEIGHBOUR.test(pathBelowScope(request.referrer))) {
    // a neighbour whose own worker is not there yet: msw would let our pages answer its frames
    event.stopImmediatePropagation()
  } else if (path !== '' && !MOCKED.test(path)) {
    event.stopImmediatePropagation()
  }
})

/** The bridge page with the request written into it: nothing to fetch later, so the worker may die meanwhile. */
async function bridgeFor(request) {
  const body = request.method === 'POST' ? base64(await request.arrayBuffer()) : null
  const { url, method, headers } = request
  const told = JSON.stringify({ url, method, headers: [...headers], body }).replaceAll('<', '\\u003c')
  const page = await ownPage('mock/bridge.html')
  return asPage(page + `<script type="application/json" id="request">${told}</script>`)
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
  const kept = await store.match(SCOPE + path)
  return kept
    ? kept.text()
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

// A page listens only to the worker it started with, so an update must not take over open tabs: msw's skipWaiting is
// kept away and a new version waits until the last tab is closed. The first version needs no permission.
self.addEventListener('install', (event) => {
  event.stopImmediatePropagation()
  // where the browser knows such routes, a script does not even wait for a stopped worker to start
  event.addRoutes?.(STATIC.map((files) => ({ condition: { urlPattern: { pathname: SCOPE + files } }, source: 'network' })))
  event.waitUntil(Promise.all(['', 'mock/bridge.html'].map(ownPage)))
})

self.addEventListener('message', (event) => {
  // Sent on beforeunload. msw would forget the page, which may come back (bfcache, `tel:` links), and unregister.
  if (event.data === 'CLIENT_CLOSED') event.stopImmediatePropagation()
  if (event.data === 'MOCK_ACTIVATE') event.waitUntil(remember(event.source.id))
})

async function remember(id) {
  await awake
  activeClientIds.add(id)
  const latest = [...activeClientIds].slice(-50)
  await (await caches.open(STORE)).put(ACTIVE_PAGES, new Response(JSON.stringify(latest)))
}

// A stopped worker starts anew with an empty list, and msw would send every request to the network.
let isAwake = false
const awake = recall()
  .catch(() => undefined)
  .finally(() => (isAwake = true))

async function recall() {
  const kept = await (await caches.open(STORE)).match(ACTIVE_PAGES)
  for (const id of kept ? await kept.json() : []) activeClientIds.add(id)
}

self.addEventListener('fetch', (event) => {
  if (isAwake || (event.request.cache === 'only-if-cached' && event.request.mode !== 'same-origin')) return
  event.stopImmediatePropagation()
  event.respondWith(
    awake.then(() => (activeClientIds.size > 0 ? handleRequest(event, crypto.randomUUID(), Date.now()) : fetch(event.request))),
  )
})

importScripts('mockServiceWorker.js')

import { PrecacheController } from 'workbox-precaching'
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies'

/*
 * Lets a demo work offline after its first visit: Workbox's precache, and two caches that fill as files are fetched. The build
 * bundles it into `offline.js`, after its list of files (`mocks/vite/offline.ts`); `sw.js` asks it about requests.
 */

const { precached, others, routes } = self.OFFLINE_FILES
const { scope } = self.registration
const SCOPE = new URL(scope).pathname
/** Milliseconds that a browser has to open a cache; where storage is blocked it may never reply. */
const CACHE_TIMEOUT = 2000

const precache = new PrecacheController()
precache.addToCacheList(precached)
const hashedFiles = new CacheFirst({ cacheName: `pickers-files-${scope}` })
const pictures = new StaleWhileRevalidate({ cacheName: `pickers-pictures-${scope}` })

let usable
const canUseCaches = () =>
  (usable ??= Promise.race([
    self.caches.open(precache.strategy.cacheName).then(() => true),
    new Promise((resolve) => setTimeout(resolve, CACHE_TIMEOUT, false)),
  ]).catch(() => false))

const has = (path) => precache.getCacheKeyForURL(SCOPE + path) !== undefined

/** Undefined until the file is stored. A page is stored after all scripts, so what it needs is there. */
async function match(path) {
  if (!(await canUseCaches())) return undefined
  return precache.matchPrecache(SCOPE + path).catch(() => undefined)
}

/** Answers a request for a file of the build, if it is one for the caches. */
function respond(event, path) {
  const { request } = event
  if (request.method !== 'GET') return
  if (has(path)) event.respondWith(match(path).then((response) => response ?? fetch(request)))
  else if (others.includes(path)) event.respondWith(bySeeing(hashedFiles, event))
  else if (path.startsWith('img/')) event.respondWith(bySeeing(pictures, event))
}

const bySeeing = async (strategy, event) => ((await canUseCaches()) ? strategy.handle(event) : fetch(event.request))

let filling
/**
 * Fills the precache while a page of the first visit is open; false where that fails. Workbox does it during the installation, for which the first
 * page would have to wait: its requests are mocked once the worker is active.
 */
function fill(event) {
  filling ??= store({ type: 'install', waitUntil: (promise) => event.waitUntil(promise) }).catch(() => {
    filling = undefined
    return false
  })
  return filling
}

/** Whether the files are stored: not where the browser blocks its caches. */
async function store(event) {
  const isUsable = await canUseCaches()
  if (isUsable) await precache.install(event)
  return isUsable
}

/** Files that visitors of the last version fetched when they needed them (the English texts), by their new names. */
async function renewHashedFiles() {
  const cache = await self.caches.open(hashedFiles.cacheName)
  const stored = (await cache.keys()).map(({ url }) => new URL(url).pathname.slice(SCOPE.length))
  const names = new Set(stored.map(withoutHash))
  await cache.addAll(others.filter((path) => names.has(withoutHash(path)) && !stored.includes(path)).map((path) => SCOPE + path))
}

const withoutHash = (path) => path.replace(/-[\w-]{8}(\.\w+)$/, '$1')

async function removeOldFiles(event) {
  if (!(await canUseCaches())) return
  await precache.activate(event)
  const cache = await self.caches.open(hashedFiles.cacheName)
  const current = new Set(others.map((path) => new URL(path, scope).href))
  for (const { url } of await cache.keys()) if (!current.has(url)) await cache.delete(url)
}

// A new version is installed with all its files, or not at all.
self.addEventListener('install', (event) => {
  if (self.registration.active) event.waitUntil(store(event).then(renewHashedFiles))
})
self.addEventListener('activate', (event) => event.waitUntil(removeOldFiles(event)))

self.offline = { has, match, respond, fill, isRoute: (path) => routes.includes(path.split('/')[0]) }

import type { Templates } from '../scenarios/startScenario.ts'
import { warn } from '../handlers/warn.ts'

/**
 * Caches prepared large worlds in this browser, per build: a build's module has its own URL. A dev server always has the same
 * URLs, so it caches nothing. Without a cache, or without space in it, every start prepares the world again.
 */
export function templatesIn(base: string): Templates {
  const build = new URLSearchParams({ build: import.meta.url }).toString()
  const isLasting = !import.meta.env.DEV && typeof caches !== 'undefined'
  const name = `pickers-mock:${base}:worlds`
  const addressOf = (id: string) => `${base}mock/worlds/${id}?${build}`
  const store = async (id: string, text: string) => {
    const cache = await caches.open(name)
    for (const request of await cache.keys()) if (!request.url.endsWith(build)) await cache.delete(request)
    await cache.put(addressOf(id), new Response(text))
  }
  return {
    read: async (id) => {
      if (!isLasting) return undefined
      const found = await caches.match(addressOf(id), { cacheName: name }).catch(() => undefined)
      return found?.text()
    },
    write: async (id, text) => {
      if (isLasting) await store(id, text).catch((error: unknown) => warn(`The world is not cached: ${String(error)}`))
    },
  }
}

import type { Templates } from '../scenarios/startScenario.ts'

/**
 * Caches prepared large worlds in this browser, per build: a build's module has its own URL. A dev server always has the same
 * URLs, so it caches nothing. Without a cache every start prepares the world again.
 */
export function templatesIn(base: string): Templates {
  const build = import.meta.url
  const isLasting = !import.meta.env.DEV && typeof caches !== 'undefined'
  const name = `pickers-mock:${base}:worlds`
  const addressOf = (id: string) => `${base}mock/worlds/${id}?${new URLSearchParams({ build }).toString()}`
  return {
    read: async (id) => {
      if (!isLasting) return undefined
      const found = await (await caches.open(name)).match(addressOf(id))
      return found?.text()
    },
    write: async (id, text) => {
      if (!isLasting) return
      const store = await caches.open(name)
      for (const request of await store.keys())
        if (!request.url.endsWith(new URLSearchParams({ build }).toString())) await store.delete(request)
      await store.put(addressOf(id), new Response(text))
    },
  }
}

import type { Templates } from '../scenarios/startScenario.ts'

/**
 * Keeps prepared big worlds in this browser. They belong to one build, which its own address names; a dev server has one
 * address for ever, so it stores nothing. Without a cache every start prepares anew.
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

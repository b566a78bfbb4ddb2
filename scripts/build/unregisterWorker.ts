import type { Plugin } from 'vite'

const script = `// A mocked build at this address had a service worker here, which browsers still run: it unregisters, and its pages reload.
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(unregister()))

async function unregister() {
  const { scope } = self.registration
  await self.registration.unregister()
  const names = await caches.keys().catch(() => [])
  const ours = names.filter((name) => name.endsWith(scope) || name === \`pickers-mock:\${new URL(scope).pathname}\`)
  await Promise.allSettled(ours.map((name) => caches.delete(name)))
  for (const page of await self.clients.matchAll({ type: 'window' })) page.navigate(page.url)
}
`

/**
 * Adds a worker script to builds for the real backend, which unregisters the worker of an earlier mocked build at the same
 * address.
 */
export function unregisterWorker({ isOn }: { readonly isOn: boolean }): Plugin[] {
  const plugin: Plugin = {
    name: 'unregister-worker',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: script })
    },
  }
  return isOn ? [plugin] : []
}

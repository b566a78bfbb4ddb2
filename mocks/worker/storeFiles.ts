import { warn } from '../handlers/warn.ts'
import { callWorker } from './callWorker.ts'
import { workerScript } from './workerScript.ts'

/**
 * Lets the demo's worker store the build's files, and says in the ribbon that the demo works offline when they are there. The
 * landing has no other use for a worker, so this registers it.
 */
export async function storeFiles(): Promise<void> {
  // Missing on plain http, in spite of the types.
  if (!('serviceWorker' in navigator)) return
  try {
    if (await areStored(navigator.serviceWorker)) showWorksOffline()
  } catch (error) {
    warn(`The demo cannot be stored for offline use: ${String(error)}`)
  }
}

async function areStored(serviceWorker: ServiceWorkerContainer): Promise<boolean> {
  const seen = serviceWorker.controller ? [] : picturesOfPage()
  await serviceWorker.register(workerScript.url, workerScript.options)
  const { active } = await serviceWorker.ready
  if (!active || !(await callWorker(active, 'STORE_FILES'))) return false
  // The worker stores pictures when they are fetched, and had no part in this page's: once more, from the browser's cache.
  await Promise.allSettled(seen.map((url) => fetch(url, { cache: 'force-cache' })))
  return true
}

const picturesOfPage = () =>
  performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming && entry.initiatorType === 'img')
    .map(({ name }) => name)
    .filter((url) => url.startsWith(location.origin))

/** Shows the ribbon's sentence that the demo works offline. */
export function showWorksOffline(): void {
  for (const word of document.querySelectorAll<HTMLElement>('.demo-ribbon [data-offline]')) word.hidden = false
}

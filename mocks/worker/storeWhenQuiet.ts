/** Milliseconds after the page's load that belong to the visitor's first presses. */
const QUIET_MS = 3000
/** Milliseconds until a page that is never idle stores the files all the same. */
const IDLE_TIMEOUT_MS = 10_000

/** Stores a demo's files for offline use (`storeFiles.ts`), so late that a first visit is not slowed down. */
export function storeWhenQuiet(): void {
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
}

const wait = () => void setTimeout(storeWhenIdle, QUIET_MS)

function storeWhenIdle(): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(store, { timeout: IDLE_TIMEOUT_MS })
  else store()
}

const store = () => void import('./storeFiles.ts').then(({ storeFiles }) => storeFiles())

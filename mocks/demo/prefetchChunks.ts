import { warn } from '../handlers/warn.ts'

/** Milliseconds without a finished request after which a page has what it needs. */
const QUIET_MS = 3000

/** Vite's list of a build's files (`build.manifest` in `vite.config.ts`). */
type Manifest = Readonly<Record<string, { readonly file: string; readonly css?: readonly string[] }>>

/** Fetches the chunks of a demo's other pages, once the page has what it needs: its first press on a slow line waits for none. */
export function prefetchWhenQuiet(): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const observer = new PerformanceObserver(() => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      observer.disconnect()
      prefetch().catch((error: unknown) => warn(`The chunks of other pages are not fetched: ${String(error)}`))
    }, QUIET_MS)
  })
  observer.observe({ type: 'resource', buffered: true })
}

async function prefetch(): Promise<void> {
  const base = import.meta.env.BASE_URL
  const response = await fetch(`${base}chunks.json`)
  const manifest: Manifest = await response.json()
  const files = new Set<string>()
  for (const { file, css = [] } of Object.values(manifest)) for (const name of [file, ...css]) files.add(name)
  for (const name of files) {
    if (!/\.(js|css)$/.test(name)) continue
    const link = document.createElement('link')
    link.rel = 'prefetch'
    link.href = base + name
    document.head.append(link)
  }
}

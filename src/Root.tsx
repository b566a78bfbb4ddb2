import { lazy, Suspense, useDeferredValue, useEffect, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { ErrorBoundary } from './app/ErrorBoundary.tsx'
import { preloadFirstPage } from './app/firstPages.ts'
import { isAppWanted } from './app/isAppWanted.ts'
import { usePageViews } from './app/pageViews.ts'
import { Placeholder } from './app/Placeholder.tsx'
import { Shell } from './app/Shell.tsx'
import { useFocusHeading } from './app/useFocusHeading.ts'
import { useOffline } from './app/useOffline.ts'
import { useScrollRestoration } from './app/useScrollRestoration.ts'
import { VisitorLanding } from './app/VisitorLanding.tsx'
import { WaitingNavigation } from './app/navigation/VisitorNavigation.tsx'
import { patterns } from './config/paths.ts'
import { singleFlight } from './lib/singleFlight.ts'

const loadApp = singleFlight(async () => {
  const [{ App }] = await Promise.all([import('./app/App.tsx'), startMocks(), preloadFirstPage()])
  return { default: App }
})

async function startMocks(): Promise<void> {
  // Stands here literally, so that the bundler drops the mocks from a build for the real backend.
  if (import.meta.env.VITE_API === 'mock') await (await import('../mocks/browser.ts')).startMocks()
}

let hasPrefetchFailed = false

/** A failed prefetch is silent. */
function prefetchApp(): void {
  loadApp().catch(() => (hasPrefetchFailed = true))
}

const App = lazy(() => loadApp().catch(reloadAfterPrefetch))

/** The browser remembers that a module failed: only a new document fetches it again. The address is already that of the press. */
function reloadAfterPrefetch(error: unknown): Promise<never> {
  if (!hasPrefetchFailed) throw error
  location.reload()
  return new Promise(() => {})
}

/** The landing for a visitor's first view, else the app; once the app is there it stays. */
export function Root({ startsWithApp = false }: { startsWithApp?: boolean }) {
  const { pathname } = useLocation()
  const [isAppNeeded, setAppNeeded] = useState(startsWithApp || pathname !== patterns.home)
  const [startsWithLanding] = useState(!isAppNeeded)
  if (pathname !== patterns.home && !isAppNeeded) setAppNeeded(true)
  // Landing or placeholder stay until the app is there. As a fallback the placeholder would delay the app: React keeps it 300 ms.
  const isAppShown = useDeferredValue(isAppNeeded, false)

  useEffect(() => {
    const check = () => setAppNeeded((isNeeded) => isNeeded || isAppWanted())
    check()
    const control = new AbortController()
    addEventListener('storage', check, { signal: control.signal })
    // A page out of the back/forward cache has missed the storage events.
    addEventListener('pageshow', check, { signal: control.signal })
    return () => control.abort()
  }, [])
  useScrollRestoration()
  useFocusHeading()
  usePageViews()
  useOffline()

  const beginning = startsWithLanding ? <VisitorLanding prefetch={prefetchApp} /> : waiting
  // Round both: what a deferred render replaces must already stand inside the boundary, or the fallback shows.
  return (
    <ErrorBoundary frame={inShell} onRetry={reload}>
      <Suspense fallback={waiting}>{isAppShown ? <App /> : beginning}</Suspense>
    </ErrorBoundary>
  )
}

/** A rejected `lazy` stays rejected: only a new document can try again. */
const reload = () => location.reload()

const inShell = (content: ReactNode) => <Shell navigation={<WaitingNavigation />}>{content}</Shell>
const waiting = inShell(<Placeholder />)

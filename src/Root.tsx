import { Suspense, useDeferredValue, useEffect, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { ErrorBoundary } from './app/ErrorBoundary.tsx'
import { hasStoredSession, preloadFirstPage } from './app/firstPages.ts'
import { Placeholder } from './ui/Placeholder.tsx'
import { Shell } from './app/Shell.tsx'
import { NewPage } from './app/NewPage.tsx'
import { useOffline } from './app/useOffline.ts'
import { useScrollRestoration } from './app/useScrollRestoration.ts'
import { VisitorLanding } from './app/VisitorLanding.tsx'
import { WaitingNavigation } from './app/navigation/VisitorNavigation.tsx'
import { patterns } from './config/paths.ts'
import { singleFlight } from './lib/singleFlight.ts'
import { lazyComponent } from './ui/lazyComponent.tsx'

const loadApp = singleFlight(async () => {
  const [{ App }] = await Promise.all([import('./app/App.tsx'), startMocks(), preloadFirstPage()])
  return App
})

async function startMocks(): Promise<void> {
  // A literal condition, so that the bundler drops the mocks from a build for the real backend.
  if (import.meta.env.VITE_API === 'mock') await (await import('../mocks/browser.ts')).startMocks()
}

let hasPrefetchFailed = false

/** Errors show when the app renders. */
function prefetchApp(): void {
  loadApp().catch(() => (hasPrefetchFailed = true))
}

const App = lazyComponent(() => loadApp().catch(reloadAfterPrefetch))

/** Browsers cache a failed module until the document is reloaded. The address is already that of the clicked link. */
function reloadAfterPrefetch(error: unknown): Promise<never> {
  if (!hasPrefetchFailed) throw error
  location.reload()
  return new Promise(() => {})
}

/** The landing page for a visitor's first view, else the app. Once shown, the app stays mounted. */
export function Root({ startsWithApp = false }: { startsWithApp?: boolean }) {
  const { pathname } = useLocation()
  const [isAppNeeded, setAppNeeded] = useState(startsWithApp || pathname !== patterns.home)
  const [startsWithLanding] = useState(!isAppNeeded)
  if (pathname !== patterns.home && !isAppNeeded) setAppNeeded(true)
  // Landing or placeholder stay until the app is loaded. As a Suspense fallback, the placeholder would delay the app: React
  // shows it for at least 300 ms.
  const isAppShown = useDeferredValue(isAppNeeded, false)

  useEffect(() => {
    // Another window may have signed in.
    const check = () => setAppNeeded((isNeeded) => isNeeded || hasStoredSession())
    check()
    const control = new AbortController()
    addEventListener('storage', check, { signal: control.signal })
    // A page restored from the back/forward cache has missed storage events.
    addEventListener('pageshow', check, { signal: control.signal })
    return () => control.abort()
  }, [])
  useScrollRestoration()
  useOffline()

  const initialPage = startsWithLanding ? <VisitorLanding prefetch={prefetchApp} /> : waiting
  // Outside both: React shows the fallback if deferred content replaces something outside the boundary.
  return (
    <ErrorBoundary layout={inShell} onRetry={reload}>
      <NewPage>
        <Suspense fallback={waiting}>{isAppShown ? <App /> : initialPage}</Suspense>
      </NewPage>
    </ErrorBoundary>
  )
}

/** Browsers cache a rejection: only a reload tries again. */
const reload = () => location.reload()

const inShell = (content: ReactNode) => <Shell navigation={<WaitingNavigation />}>{content}</Shell>
const waiting = inShell(<Placeholder />)

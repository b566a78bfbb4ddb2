import { Suspense, useDeferredValue, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { VisitorNavigation, WaitingNavigation } from './app/navigation/VisitorNavigation.tsx'
import { ErrorBoundary, Shell } from './app/Shell.tsx'
import { pathOf, useLinkIntent } from './app/useLinkIntent.ts'
import { useScrollRestoration } from './app/useScrollRestoration.ts'
import { patterns } from './config/paths.ts'
import { Landing } from './features/landing/Landing.tsx'
import { singleFlight } from './lib/singleFlight.ts'
import { safeLocalStorage } from './lib/storage.ts'
import { lazyComponent } from './ui/lazyComponent.tsx'
import { Placeholder } from './ui/feedback/Placeholder.tsx'

const hasStoredSession = (): boolean => safeLocalStorage.read('userId') !== null

async function preload(path: string): Promise<void> {
  const { preloadPage } = await import('./app/routes.ts')
  // Without a session a scenario is about to begin one.
  const isHome = path === patterns.home && document.documentElement.dataset['view'] === 'app'
  await preloadPage(path, isHome || hasStoredSession())
}

/** The page's code begins beside the app's, so that neither waits for the other; a scenario's once its link has led there. */
async function preloadFirst(): Promise<void> {
  if (import.meta.env.VITE_API === 'mock' && new URLSearchParams(location.search).has('scenario'))
    await new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
  await preload(pathOf(location.pathname))
}

const loadApp = singleFlight(async () => {
  const [App] = await Promise.all([start(), preloadFirst()])
  return App
})

/** The first calls do not wait for the page's code; a prefetch on the landing sends none. */
async function start() {
  const [{ App }, { beginPageCalls }] = await Promise.all([import('./app/App.tsx'), import('./app/firstCalls.ts'), startMocks()])
  if (document.documentElement.dataset['view'] === 'app') beginPageCalls()
  return App
}

async function startMocks(): Promise<void> {
  // A literal condition, so that the bundler drops the mocks from a build for the real backend.
  if (import.meta.env.VITE_API === 'mock') await (await import('../mocks/browser.ts')).startMocks()
}

const App = lazyComponent(loadApp)
// At once: the deferred render would load it after the first paint.
if (typeof document !== 'undefined' && document.documentElement.dataset['view'] === 'app') App.prefetch()

/** Loads the app and the page of a path. Errors show when they render. */
function prefetch(path: string): void {
  preload(path).catch(() => undefined)
  App.prefetch()
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
    return subscribe(check)
  }, [])
  useScrollRestoration()
  useLinkIntent(prefetch)

  const initialPage = startsWithLanding ? <VisitorLanding /> : waiting
  // Outside both: React shows the fallback if deferred content replaces something outside the boundary.
  return (
    <ErrorBoundary layout={inShell} onRetry={reload}>
      <Suspense fallback={waiting}>{isAppShown ? <App /> : initialPage}</Suspense>
    </ErrorBoundary>
  )
}

/** A visitor's first view, without a store. */
function VisitorLanding() {
  return (
    <Shell navigation={<VisitorNavigation cartCount={useStoredCartCount()} />} startsDark>
      <Landing onReveal={() => prefetch(patterns.login)} />
    </Shell>
  )
}

/**
 * The total quantity of the stored cart, for a page without the store; updated by changes of other windows. 0 in prerendered
 * markup, during hydration, and if storage holds no valid cart. A damaged line does not count.
 */
function useStoredCartCount(): number {
  return useSyncExternalStore(subscribe, storedCartCount, () => 0)
}

/** Calls `onChange` when another window may have stored something. */
function subscribe(onChange: () => void): () => void {
  const control = new AbortController()
  addEventListener('storage', onChange, { signal: control.signal })
  // A page restored from the back/forward cache has missed storage events.
  addEventListener('pageshow', onChange, { signal: control.signal })
  return () => control.abort()
}

// Parsed by hand: the cart's schema would load the contract with the landing page.
function storedCartCount(): number {
  const quantities = itemsIn(safeLocalStorage.read('cart')).map((item): unknown => Reflect.get(Object(item), 'quantity'))
  return quantities.filter(isCount).reduce((sum, quantity) => sum + quantity, 0)
}

const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isSafeInteger(value) && value > 0

function itemsIn(stored: string | null): unknown[] {
  try {
    const items: unknown = Reflect.get(Object(JSON.parse(stored ?? 'null')), 'items')
    return Array.isArray(items) ? items : []
  } catch {
    return []
  }
}

/** Browsers cache a rejection: only a reload tries again. */
const reload = () => location.reload()

const inShell = (content: ReactNode) => <Shell navigation={<WaitingNavigation />}>{content}</Shell>
const waiting = inShell(<Placeholder />)

import { useEffect, useLayoutEffect, useState } from 'react'
import { Provider } from 'react-redux'
import { connectToWindow } from './connectToWindow.ts'
import { beginCalls } from './firstCalls.ts'
import { pageStore } from './store.ts'
import './print.css'
import '../ui/appFonts.css'
import '../ui/recipes.css'
import { useLinkIntent } from './useLinkIntent.ts'
import { Route as AppRoute, Routes, useLocation } from 'react-router-dom'
import { patterns } from '../config/paths.ts'
import { Landing } from '../features/landing/Landing.tsx'
import { Require } from '../features/session/guards.tsx'
import { type AppStore, useAppSelector } from '../hooks.ts'
import { firstViewShown, whenIdle } from '../ui/firstView.ts'
import { pageTexts } from '../texts/pages.ts'
import { RouteTitle } from '../texts/usePage.ts'
import { useTexts } from '../texts/useTexts.ts'
import { lazyComponent } from '../ui/lazyComponent.tsx'
import { Layout } from './Layout.tsx'
import { type Route, routes } from './routes.ts'

/** Everything but a visitor's first view. */
export function App({ store = pageStore() }: { store?: AppStore }) {
  useFaces()
  const { pathname, search } = useLocation()
  // Before the first render: the hooks of the page find its calls under way.
  useState(() => store.dispatch(beginCalls(pathname, search)))
  useLinkIntent((path, query) => store.dispatch(beginCalls(path, query)))
  useEffect(() => connectToWindow(store), [store])
  return (
    <Provider store={store}>
      <Router />
    </Provider>
  )
}

/**
 * Ends the time that `index.html` gives a page of the system's faces: at once where ours are in the browser's cache, as this script
 * is, else after the first view.
 */
function useFaces(): void {
  useLayoutEffect(() => {
    const fetchFaces = () => void delete document.documentElement.dataset['painting']
    if (isFromCache(import.meta.url)) fetchFaces()
    else void firstViewShown().then(fetchFaces)
  }, [])
}

function isFromCache(url: string): boolean {
  const [entry] = performance.getEntriesByName(url)
  return entry instanceof PerformanceResourceTiming && entry.transferSize < entry.encodedBodySize
}

const NotFound = lazyComponent(async () => (await import('../api/NotFoundPage.tsx')).NotFoundPage)

const pages = Object.entries(routes).map(([name, route]) => (
  <AppRoute
    key={name}
    path={Reflect.get(patterns, name)}
    element={route === routes.home ? <Home /> : <RoutePage route={route} />}
  />
))

/** The routes of the table, in the layout that they share. */
function Router() {
  return (
    <Routes>
      <AppRoute element={<Layout />}>
        {pages}
        {/* It says that the provider is not supported (AUTH-12). */}
        <AppRoute path="/auth/:provider/callback" element={<RoutePage route={routes.guestCallback} />} />
        <AppRoute path="*" element={<NotFound />} />
      </AppRoute>
    </Routes>
  )
}

function Home() {
  const isSignedIn = useAppSelector((state) => state.auth.isAuthenticated)
  return isSignedIn ? <RoutePage route={routes.home} /> : <Landing />
}

/** The page of a route, for those who may open it. */
function RoutePage({ route: { who, awaitsUser, title, Page, Frame, next } }: { route: Route }) {
  const { titles } = useTexts(pageTexts)
  useEffect(() => (next ? whenIdle(routes[next].Page.prefetch) : undefined), [next])
  return (
    <RouteTitle value={title ? titles[title] : ''}>
      <Require who={who} awaitsUser={awaitsUser}>
        {Frame ? (
          <Frame>
            <Page />
          </Frame>
        ) : (
          <Page />
        )}
      </Require>
    </RouteTitle>
  )
}

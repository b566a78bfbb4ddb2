import { Fragment, Suspense, useEffect, useLayoutEffect, useState } from 'react'
import { Provider } from 'react-redux'
import { Outlet, Route as AppRoute, Routes, useLocation } from 'react-router-dom'
import { beginCalls } from './firstCalls.ts'
import { connectToWindow, pageStore } from './store.ts'
import { patterns } from '../config/paths.ts'
import { episodesApi } from '../features/episode/api.ts'
import { Landing } from '../features/landing/Landing.tsx'
import { Require, SessionEnd } from '../features/session/guards.tsx'
import { type AppStore, useAppSelector } from '../hooks.ts'
import { isChangeOf, safeLocalStorage } from '../lib/storage.ts'
import { setTheme, storedTheme } from '../lib/theme.ts'
import { languages } from '../texts/defineTexts.ts'
import { pageTexts } from '../texts/pages.ts'
import { RouteTitle } from '../texts/usePage.ts'
import { useLocale, useTexts } from '../texts/useTexts.ts'
import { liftToFreePlace } from '../ui/feedback/freePlace.ts'
import { Placeholder } from '../ui/feedback/Placeholder.tsx'
import { firstViewShown, whenIdle } from '../ui/firstView.ts'
import { SheetPictures } from '../ui/layout/SheetPictures.ts'
import { lazyComponent } from '../ui/lazyComponent.tsx'
import { SignedInNavigation } from './navigation/SignedInNavigation.tsx'
import { VisitorNavigation, WaitingNavigation } from './navigation/VisitorNavigation.tsx'
import { OrderUpdateNotice, SlowNotice, UnsavedNotice } from './notices.tsx'
import './print.css'
import '../ui/appFonts.css'
import '../ui/recipes.css'
import { type Route, routeAt, routes } from './routes.ts'
import { Shell } from './Shell.tsx'
import { useHeaderOnScrollUp } from './useHeaderOnScrollUp.ts'
import { useLinkIntent } from './useLinkIntent.ts'

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

/** Around every page of the app: navigation, notices, and the end of a session. */
export function Layout() {
  useFollowWindows()
  useHeaderOnScrollUp()
  // Pages of few words show the episode that the navigation of who is signed in asks for.
  const { currentData, isFetching } = episodesApi.endpoints.currentEpisode.useQueryState()
  const userId = useAppSelector((state) => state.auth.userId)
  return (
    <Shell navigation={navigation} liftToast={liftToFreePlace}>
      <SessionEnd />
      <SheetPictures value={currentData?.styles ?? (isFetching ? [] : undefined)}>
        <Suspense fallback={<Placeholder />}>
          {/* Of another user nothing of the former is shown, not for one frame. */}
          <Fragment key={userId}>
            <Outlet />
          </Fragment>
        </Suspense>
      </SheetPictures>
    </Shell>
  )
}

const navigation = (
  <>
    <Navigation />
    <OrderUpdateNotice />
    <UnsavedNotice />
    <SlowNotice />
  </>
)

/** The navigation bar of a visitor or of a signed-in user. */
function Navigation() {
  const userId = useAppSelector((state) => state.auth.userId)
  const cartCount = useAppSelector((state) => state.cart.totalItems)
  const { pathname } = useLocation()
  if (routeAt(pathname)?.isLast) return <WaitingNavigation />
  return userId === null ? <VisitorNavigation cartCount={cartCount} /> : <SignedInNavigation key={userId} cartCount={cartCount} />
}

/** Follows a language and a theme that the shopper chooses in another window. */
function useFollowWindows(): void {
  const { setLanguage } = useLocale()
  useEffect(() => {
    const follow = (event: StorageEvent) => {
      const language = languages.find((each) => each === safeLocalStorage.read('language'))
      if (isChangeOf('language', event) && language) setLanguage(language)
      // `system` has no stored value.
      if (isChangeOf('theme', event)) setTheme(storedTheme())
    }
    addEventListener('storage', follow)
    return () => removeEventListener('storage', follow)
  }, [setLanguage])
}

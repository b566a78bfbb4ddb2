import { Fragment, Suspense, useEffect } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { OrderUpdateNotice, SlowNotice, UnsavedNotice } from './notices.tsx'
import { episodesApi } from '../features/episode/api.ts'
import { Placeholder } from '../ui/feedback/Placeholder.tsx'
import { SheetPictures } from '../ui/layout/SheetPictures.ts'
import { SessionEnd } from '../features/session/guards.tsx'
import { routeAt } from './routes.ts'
import { liftToFreePlace } from '../ui/feedback/freePlace.ts'
import { Shell } from './Shell.tsx'
import { useHeaderOnScrollUp } from './useHeaderOnScrollUp.ts'
import { useAppSelector } from '../hooks.ts'
import { SignedInNavigation } from './navigation/SignedInNavigation.tsx'
import { VisitorNavigation, WaitingNavigation } from './navigation/VisitorNavigation.tsx'
import { isChangeOf, safeLocalStorage } from '../lib/storage.ts'
import { setTheme, storedTheme } from '../lib/theme.ts'
import { languages } from '../texts/defineTexts.ts'
import { useLocale } from '../texts/useTexts.ts'

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

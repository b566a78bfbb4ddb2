import { Suspense, useEffect } from 'react'
import { Outlet } from 'react-router-dom'
import { OrderUpdateNotice, SlowNotice, UnsavedNotice } from './notices.tsx'
import { episodesApi } from '../features/episode/api.ts'
import { Placeholder } from '../ui/Placeholder.tsx'
import { SheetPictures } from '../ui/SheetPictures.ts'
import { SessionGate } from '../features/session/SessionGate.tsx'
import { useNavigationAfterSession } from '../features/session/useNavigationAfterSession.ts'
import { Shell } from './Shell.tsx'
import { useHeaderOnScrollUp } from './useHeaderOnScrollUp.ts'
import { useAppSelector } from '../hooks.ts'
import { SignedInNavigation } from './navigation/SignedInNavigation.tsx'
import { VisitorNavigation, WaitingNavigation } from './navigation/VisitorNavigation.tsx'
import { isChangeOf } from '../lib/storage.ts'
import { setTheme, storedTheme } from '../lib/theme.ts'
import { languages } from '../texts/defineTexts.ts'
import { useLocale } from '../texts/useTexts.ts'

export function Layout() {
  useNavigationAfterSession()
  useFollowWindows()
  useHeaderOnScrollUp()
  // Pages of few words show the episode that the navigation of who is signed in asks for.
  const { data, isFetching } = episodesApi.endpoints.currentEpisode.useQueryState()
  return (
    <Shell navigation={navigation}>
      <SessionGate>
        <SheetPictures value={data?.styles ?? (isFetching ? [] : undefined)}>
          <Suspense fallback={<Placeholder />}>
            <Outlet />
          </Suspense>
        </SheetPictures>
      </SessionGate>
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
  const { isAuthenticated, restoration } = useAppSelector((state) => state.auth)
  const cartCount = useAppSelector((state) => state.cart.totalItems)
  if (restoration === 'pending') return <WaitingNavigation />
  return isAuthenticated ? <SignedInNavigation cartCount={cartCount} /> : <VisitorNavigation cartCount={cartCount} />
}

/** Follows a language and a theme that the shopper chooses in another window. */
function useFollowWindows(): void {
  const { setLanguage } = useLocale()
  useEffect(() => {
    const follow = (event: StorageEvent) => {
      const language = languages.find((each) => each === event.newValue)
      if (isChangeOf('language', event) && language) setLanguage(language)
      // `system` has no stored value.
      if (isChangeOf('theme', event)) setTheme(storedTheme())
    }
    addEventListener('storage', follow)
    return () => removeEventListener('storage', follow)
  }, [setLanguage])
}

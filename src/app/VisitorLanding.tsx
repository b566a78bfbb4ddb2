import { LandingPage } from '../features/landing/LandingPage.tsx'
import { useStoredCartCount } from '../features/cart/storedCart.ts'
import { Shell } from './Shell.tsx'
import { useLinkIntent } from './navigation/useLinkIntent.ts'
import { VisitorNavigation } from './navigation/VisitorNavigation.tsx'

/** A visitor's first view, without a store. `prefetch` loads the app on intent. */
export function VisitorLanding({ prefetch }: { prefetch: () => void }) {
  useLinkIntent(prefetch)
  return (
    <Shell navigation={<VisitorNavigation cartCount={useStoredCartCount()} />} startsDark>
      <LandingPage onReveal={prefetch} />
    </Shell>
  )
}

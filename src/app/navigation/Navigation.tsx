import { useAppSelector } from '../../hooks.ts'
import { SignedInNavigation } from './SignedInNavigation.tsx'
import { VisitorNavigation, WaitingNavigation } from './VisitorNavigation.tsx'

/** The navigation bar of a visitor or of a signed-in user (NAV-03, NAV-12). */
export function Navigation() {
  const { isAuthenticated, restoration } = useAppSelector((state) => state.auth)
  const cartCount = useAppSelector((state) => state.cart.totalItems)
  if (restoration === 'pending') return <WaitingNavigation />
  return isAuthenticated ? <SignedInNavigation cartCount={cartCount} /> : <VisitorNavigation cartCount={cartCount} />
}

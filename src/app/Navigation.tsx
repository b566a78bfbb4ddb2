import { Suspense } from 'react'
import { patterns } from '../config/paths.ts'
import { useAppSelector } from '../state/store.ts'
import { useShellTexts } from '../texts/provider.tsx'
import { ButtonLink } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Menu } from '../ui/Menu.tsx'
import { TopNav } from '../ui/TopNav.tsx'
import { Brand } from './Brand.tsx'
import { CartLink } from './CartLink.tsx'
import { SignedInNavigation } from './SignedInNavigation.tsx'

/** The bar on top: few words for a visitor, all of them for whoever is signed in (NAV-03, NAV-12). */
export function Navigation() {
  const { isAuthenticated, restoration } = useAppSelector((state) => state.auth)
  const { label } = useShellTexts().navigation
  const quiet = <TopNav brand={<Brand />} label={label} places={[]} />
  if (restoration === 'pending') return quiet
  if (!isAuthenticated) return <VisitorNavigation />
  return (
    <Suspense fallback={quiet}>
      <SignedInNavigation />
    </Suspense>
  )
}

function VisitorNavigation() {
  const { navigation } = useShellTexts()
  const actions = (
    <>
      <CartLink />
      <Menu label={navigation.account} icon={<Icon name="person" />}>
        <ButtonLink look="quiet" to={patterns.login}>
          {navigation.login}
        </ButtonLink>
        <ButtonLink look="quiet" to={patterns.guestOrders}>
          {navigation.guestOrders}
        </ButtonLink>
      </Menu>
    </>
  )
  return <TopNav brand={<Brand />} label={navigation.label} places={[]} actions={actions} />
}

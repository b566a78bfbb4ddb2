import { patterns } from '../config/paths.ts'
import { useAppSelector } from '../state/store.ts'
import { useTexts } from '../texts/useTexts.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Menu } from '../ui/Menu.tsx'
import { TopNav } from '../ui/TopNav.tsx'
import { Brand } from './Brand.tsx'
import { CartLink } from './CartLink.tsx'
import { SignedInNavigation } from './SignedInNavigation.tsx'
import { appTexts } from './texts.ts'

/** The bar on top: few words for a visitor, all of them for whoever is signed in (NAV-03, NAV-12). */
export function Navigation() {
  const { isAuthenticated, restoration } = useAppSelector((state) => state.auth)
  const { label } = useTexts(appTexts).navigation
  if (restoration === 'pending') return <TopNav brand={<Brand />} label={label} places={[]} />
  return isAuthenticated ? <SignedInNavigation /> : <VisitorNavigation />
}

function VisitorNavigation() {
  const { navigation } = useTexts(appTexts)
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

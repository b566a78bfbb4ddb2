import { patterns } from '../../config/paths.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { TopNav } from '../../ui/TopNav.tsx'
import { Brand, CartLink } from './links.tsx'
import { MenuSwitches } from './Switches.tsx'
import { appTexts } from '../texts.ts'

/** A visitor's bar: the cart, login and order lookup. */
export function VisitorNavigation({ cartCount }: { cartCount: number }) {
  const { navigation } = useTexts(appTexts)
  const actions = (
    <>
      <CartLink count={cartCount} />
      <Menu label={navigation.account} icon={<Icon name="person" />}>
        <ButtonLink variant="quiet" to={patterns.login}>
          {navigation.login}
        </ButtonLink>
        <ButtonLink variant="quiet" to={patterns.guestOrders}>
          {navigation.guestOrders}
        </ButtonLink>
        <MenuSwitches />
      </Menu>
    </>
  )
  return <TopNav brand={<Brand />} label={navigation.label} links={[]} actions={actions} />
}

export function WaitingNavigation() {
  return <TopNav brand={<Brand />} label={useTexts(appTexts).navigation.label} links={[]} />
}

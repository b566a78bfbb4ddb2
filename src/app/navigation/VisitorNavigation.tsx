import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { patterns } from '../../config/paths.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Icon } from '../../ui/Icon.tsx'
import { CountBadge, IconLink } from '../../ui/controls/IconButton.tsx'
import { Menu } from '../../ui/controls/Menu.tsx'
import { Wordmark } from '../../ui/layout/Wordmark.tsx'
import { appTexts } from '../texts.ts'
import { MenuSwitches } from './Switches.tsx'
import { ButtonLink } from '../../ui/controls/Button.tsx'
import { TopNav } from '../../ui/layout/TopNav.tsx'

/** A visitor's bar: the cart, login and order lookup. */
export function VisitorNavigation({ cartCount }: { cartCount: number }) {
  const { navigation } = useTexts(appTexts)
  const actions = (
    <CartAndMenu cartCount={cartCount}>
      <ButtonLink variant="quiet" to={patterns.login}>
        {navigation.login}
      </ButtonLink>
      <ButtonLink variant="quiet" to={patterns.guestOrders}>
        {navigation.guestOrders}
      </ButtonLink>
    </CartAndMenu>
  )
  return <TopNav brand={<Brand />} label={navigation.label} links={[]} actions={actions} />
}

export function WaitingNavigation() {
  return <TopNav brand={<Brand />} label={useTexts(appTexts).navigation.label} links={[]} />
}

export function Brand() {
  return (
    <Link to={patterns.home}>
      <Wordmark />
    </Link>
  )
}

/** The link to the cart with its number of items, and the account's menu. */
export function CartAndMenu({ cartCount, children }: { cartCount: number; children: ReactNode }) {
  const { navigation } = useTexts(appTexts)
  return (
    <>
      <IconLink label={cartCount > 0 ? navigation.cartWith(cartCount) : navigation.cart} to={patterns.cart}>
        <Icon name="bag" />
        <CountBadge count={cartCount} />
      </IconLink>
      <Menu label={navigation.account} icon={<Icon name="person" />}>
        {children}
        <MenuSwitches />
      </Menu>
    </>
  )
}

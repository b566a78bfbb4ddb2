import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { patterns } from '../../config/paths.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Icon } from '../../ui/Icon.tsx'
import { CountBadge, IconLink } from '../../ui/IconButton.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { Wordmark } from '../../ui/Wordmark.tsx'
import { appTexts } from '../texts.ts'
import { MenuSwitches } from './Switches.tsx'

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

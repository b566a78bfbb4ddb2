import { patterns } from '../../config/paths.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { TopNav } from '../../ui/TopNav.tsx'
import { Brand, CartAndMenu } from './links.tsx'
import { appTexts } from '../texts.ts'

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

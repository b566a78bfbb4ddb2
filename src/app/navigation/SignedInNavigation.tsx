import { useCurrentEpisode } from '../../features/episode/api.ts'
import { loggedOut } from '../../api/session.ts'
import { guestPages, memberPages, patterns, toCommunity } from '../../config/paths.ts'
import { useAppDispatch } from '../../hooks.ts'
import { commonTexts } from '../../texts/common.ts'
import { errorTexts } from '../../texts/errors.ts'
import { pageTexts } from '../../texts/pages.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Button, ButtonLink } from '../../ui/controls/Button.tsx'
import { MenuGroup } from '../../ui/controls/Menu.tsx'
import { TopNav } from '../../ui/layout/TopNav.tsx'
import { Brand, CartAndMenu } from './VisitorNavigation.tsx'
import { appTexts } from '../texts.ts'
import { layoutTexts } from '../layoutTexts.ts'
import { isGuest, useCurrentUser } from '../../features/session/users.ts'

/** The bar of a member or a guest. */
export function SignedInNavigation({ cartCount }: { cartCount: number }) {
  const { navigation } = useTexts(appTexts)
  const texts = useTexts(layoutTexts)
  const { titles, shop, editProfile } = useTexts(pageTexts)
  const { loading, retry } = useTexts(commonTexts)
  const { calls } = useTexts(errorTexts)
  const { data: episode, isError } = useCurrentEpisode()
  const { data: user, error, refetch } = useCurrentUser()
  const own = user ? (isGuest(user) ? guestPages : memberPages) : []
  // The menu's own words (NAV-05).
  const labels = { ...titles, profile: editProfile, orders: texts.orders }
  const dispatch = useAppDispatch()
  const links = [
    { to: patterns.trend, label: texts.trend },
    { to: episode && toCommunity(episode.detail.id), label: titles.community, reason: isError ? calls.currentEpisode : loading },
    { to: patterns.shop, label: shop },
    { to: patterns.reviews, label: titles.reviews },
  ]
  const actions = (
    <CartAndMenu cartCount={cartCount}>
      {!user && error && (
        <MenuGroup label={calls.user}>
          <Button variant="quiet" onClick={() => void refetch()}>
            {retry}
          </Button>
        </MenuGroup>
      )}
      {own.map((name) => (
        <ButtonLink key={name} variant="quiet" to={patterns[name]}>
          {labels[name]}
        </ButtonLink>
      ))}
      <Button variant="quiet" onClick={() => dispatch(loggedOut('pressed'))}>
        {texts.logout}
      </Button>
    </CartAndMenu>
  )
  return <TopNav brand={<Brand />} label={navigation.label} links={links} actions={actions} />
}

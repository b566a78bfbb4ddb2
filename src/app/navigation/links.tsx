import { Link } from 'react-router-dom'
import { patterns } from '../../config/paths.ts'
import { commonTexts } from '../../texts/common.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Wordmark } from '../../ui/Wordmark.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { CountBadge, IconLink } from '../../ui/IconButton.tsx'
import { appTexts } from '../texts.ts'

export function Brand() {
  return (
    <Link to={patterns.home} aria-label={useTexts(commonTexts).site}>
      <Wordmark />
    </Link>
  )
}

/** The link to the cart with its number of items. */
export function CartLink({ count }: { count: number }) {
  const { navigation } = useTexts(appTexts)
  return (
    <IconLink label={count > 0 ? navigation.cartWith(count) : navigation.cart} to={patterns.cart}>
      <Icon name="bag" />
      <CountBadge count={count} />
    </IconLink>
  )
}

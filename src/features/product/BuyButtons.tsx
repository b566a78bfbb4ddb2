import { useState } from 'react'
import { patterns, toShop } from '../../config/paths.ts'
import type { ProductDetail } from '../../contract/products.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Button, ButtonLink } from '../../ui/controls/Button.tsx'
import { ActionBar } from '../../ui/layout/Page.tsx'
import { DialogNotLoaded } from '../../api/NotLoaded.tsx'
import { lazyComponent } from '../../ui/lazyComponent.tsx'
import css from './Product.module.css'
import { productTexts } from './texts.ts'
import type { Ordering } from './useOrdering.ts'
import { useEpisodeOf } from './useEpisodeOf.ts'

const SizeBottomSheet = lazyComponent(async () => (await import('./SizeBottomSheet.tsx')).SizeBottomSheet, {
  ifFailed: SheetNotLoaded,
})

/** The two buttons in the panel on desktops. */
export function BuyButtons({ ordering, episodeId }: { ordering: Ordering; episodeId: number | null }) {
  return (
    <div className={css.buttons}>
      <Buttons size="large" ordering={ordering} episodeId={episodeId} />
    </div>
  )
}

/** The two buttons fixed at the bottom of the screen on phones. Without a size they open a bottom sheet of sizes. */
export function BuyBar({ ordering, detail }: { ordering: Ordering; detail: ProductDetail }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <ActionBar hidesNavigation>
      <div className={css.bar}>
        <Buttons ordering={ordering} episodeId={detail.product.episodeId} onMissing={() => setOpen(true)} />
      </div>
      {isOpen && <SizeBottomSheet detail={detail} ordering={ordering} onClose={() => setOpen(false)} />}
    </ActionBar>
  )
}

/** The sizes of the page are left. */
function SheetNotLoaded({ ordering, onClose }: { ordering: Ordering; onClose: () => void }) {
  const close = () => {
    onClose()
    ordering.requestSize()
  }
  return <DialogNotLoaded onClose={close} />
}

type Props = {
  ordering: Ordering
  episodeId: number | null
  size?: 'normal' | 'large'
  /** Called by a press without a size; by default the sizes are requested. */
  onMissing?: () => void
}

/** Add to cart and buy now, with the amount; the way on from a product whose sizes are all sold out. */
function Buttons({ ordering: { isSoldOut, buyLabel, addToCart, buyNow }, episodeId, size = 'normal', onMissing }: Props) {
  const texts = useTexts(productTexts)
  const episode = useEpisodeOf({ episodeId })
  if (isSoldOut) {
    return (
      <ButtonLink size={size} to={episode ? toShop(episode.id) : patterns.shop}>
        {texts.sameEpisode}
      </ButtonLink>
    )
  }
  return (
    <>
      <Button variant="outline" size={size} onClick={() => addToCart(onMissing)}>
        {texts.addToCart}
      </Button>
      <Button size={size} onClick={() => buyNow(onMissing)}>
        {buyLabel}
      </Button>
    </>
  )
}

import { useState } from 'react'
import { AmountText } from '../../ui/AmountText.tsx'
import { patterns, toShop } from '../../config/paths.ts'
import type { ProductDetail } from '../../contract/products.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { ActionBar } from '../../ui/Page.tsx'
import { lazyDialog } from '../../ui/lazyDialog.tsx'
import css from './Product.module.css'
import { productTexts } from './texts.ts'
import type { Ordering } from './useOrdering.ts'
import { useEpisodeOf } from './useEpisodeOf.ts'

const SizeBottomSheet = lazyDialog(async () => (await import('./SizeBottomSheet.tsx')).SizeBottomSheet)

type Props = { ordering: Ordering; episodeId: number | null }

/** The two buttons in the panel on desktops: add to cart, buy now. */
export function BuyButtons({ ordering: { isSoldOut, buyLabel, addToCart, buyNow }, episodeId }: Props) {
  const texts = useTexts(productTexts)
  return (
    <div className={css.buttons}>
      {isSoldOut ? (
        <ToEpisode size="large" episodeId={episodeId} />
      ) : (
        <>
          <Button variant="outline" size="large" onClick={() => addToCart()}>
            {texts.addToCart}
          </Button>
          <Button size="large" onClick={() => buyNow()}>
            <AmountText>{buyLabel}</AmountText>
          </Button>
        </>
      )}
    </div>
  )
}

/** The two buttons fixed at the bottom of the screen on phones, with the amount. Without a size they open a bottom sheet of sizes. */
export function BuyBar({ ordering, detail }: { ordering: Ordering; detail: ProductDetail }) {
  const texts = useTexts(productTexts)
  const [isOpen, setOpen] = useState(false)
  const { isSoldOut, buyLabel, addToCart, buyNow, requestSize } = ordering
  const open = () => setOpen(true)
  const onLoadError = () => {
    setOpen(false)
    requestSize()
  }
  return (
    <ActionBar hidesNavigation>
      <div className={css.bar}>
        {isSoldOut ? (
          <ToEpisode size="normal" episodeId={detail.product.episodeId} />
        ) : (
          <>
            <Button variant="outline" onClick={() => addToCart(open)}>
              {texts.addToCart}
            </Button>
            <Button onClick={() => buyNow(open)}>
              <AmountText>{buyLabel}</AmountText>
            </Button>
          </>
        )}
      </div>
      {isOpen && <SizeBottomSheet detail={detail} ordering={ordering} onClose={() => setOpen(false)} onLoadError={onLoadError} />}
    </ActionBar>
  )
}

/** The way on from a product whose sizes are all sold out. */
function ToEpisode({ size, episodeId }: { size: 'normal' | 'large'; episodeId: number | null }) {
  const texts = useTexts(productTexts)
  const episode = useEpisodeOf({ episodeId })
  return (
    <ButtonLink size={size} to={episode ? toShop(episode.id) : patterns.shop}>
      {texts.sameEpisode}
    </ButtonLink>
  )
}

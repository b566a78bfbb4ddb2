import { useId } from 'react'
import { PriceTag } from '../catalogue/PriceTag.tsx'
import type { ProductDetail } from '../../contract/products.ts'
import { imageAttributes } from '../../lib/image.ts'
import { langOf } from '../../lib/langOf.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Dialog } from '../../ui/feedback/Dialog.tsx'
import { Image } from '../../ui/Image.tsx'
import { SizeChoice } from './SizeChoice.tsx'
import css from './SizeBottomSheet.module.css'
import type { Ordering } from './useOrdering.ts'
import { productTexts } from './texts.ts'

type Props = { detail: ProductDetail; ordering: Ordering; onClose: () => void }

/** Sizes, quantities and the two buttons, opened by the phone's bar where no size is selected yet. */
export function SizeBottomSheet({ detail, ordering, onClose }: Props) {
  const texts = useTexts(productTexts)
  const sizesId = useId()
  const { product } = detail
  const requestSize = () => ordering.requestSize(sizesId)
  const add = () => {
    ordering.addToCart(requestSize)
    if (ordering.chosen.length > 0) onClose()
  }
  const actions = (
    <>
      <Button variant="outline" onClick={add}>
        {texts.addToCart}
      </Button>
      <Button onClick={() => ordering.buyNow(requestSize)}>{ordering.buyLabel}</Button>
    </>
  )
  return (
    <Dialog title={texts.chooseSizeTitle} onClose={onClose} actions={actions}>
      <div className={css.product}>
        <Image picture={{ ...imageAttributes(product.imageUrl), sizes: '5rem' }} ratio="4:5" />
        <div>
          <p className={css.name} lang={langOf(product.name)}>
            {product.name}
          </p>
          <PriceTag product={product} />
        </div>
      </div>
      <SizeChoice detail={detail} ordering={ordering} id={sizesId} reservesTotal />
    </Dialog>
  )
}

import { useState } from 'react'
import type { ProductDetail } from '../../contract/products.ts'
import css from './Product.module.css'
import { SizeChoice } from './SizeChoice.tsx'
import type { Ordering } from './useOrdering.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { lazyDialog } from '../../ui/lazyDialog.tsx'
import { productTexts } from './texts.ts'

export function ProductSizes({ detail, ordering }: { detail: ProductDetail; ordering: Ordering }) {
  return (
    <div className={css.sizes}>
      <SizeGuide category={detail.product.category} sizes={detail.stock.map(({ size }) => size)} />
      <SizeChoice detail={detail} ordering={ordering} />
    </div>
  )
}

const SizeGuideDialog = lazyDialog(async () => (await import('./SizeGuideDialog.tsx')).SizeGuideDialog)

type Props = { category: string; sizes: readonly string[] }

/** The button that opens the size guide. */
function SizeGuide(product: Props) {
  const texts = useTexts(productTexts)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={css.guide} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {texts.sizeGuide}
      </button>
      {isOpen && <SizeGuideDialog {...product} onClose={() => setOpen(false)} />}
    </>
  )
}

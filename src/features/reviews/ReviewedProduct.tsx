import type { ReactNode } from 'react'
import type { Product } from '../../contract/products.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { ProductCard } from '../catalogue/ProductCard.tsx'
import css from './ReviewedProduct.module.css'
import { reviewTexts } from './texts.ts'

/** Reviews that do not fill a row, with their product beside them on desktops. */
export function ReviewedProduct({ product, children }: { product: Product; children: ReactNode }) {
  const { toProduct: heading } = useTexts(reviewTexts)
  return (
    <div className={css.row}>
      <div className={css.product}>
        <VisuallyHidden>
          <h2>{heading}</h2>
        </VisuallyHidden>
        <ProductCard product={product} sizes="20rem" />
      </div>
      {children}
    </div>
  )
}

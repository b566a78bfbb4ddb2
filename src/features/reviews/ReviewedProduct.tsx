import type { ReactNode } from 'react'
import { toProduct } from '../../config/paths.ts'
import type { Product } from '../../contract/products.ts'
import { imageAttributes } from '../../lib/image.ts'
import { useLocale, useTexts } from '../../texts/useTexts.ts'
import { purchaseTexts } from '../../texts/purchase.ts'
import { paperColorOf } from '../../ui/Image.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { PriceTag } from '../catalogue/PriceTag.tsx'
import { priceTag } from '../catalogue/prices.ts'
import { ProductCard } from '../catalogue/ProductCard.tsx'
import css from './ReviewedProduct.module.css'
import { reviewTexts } from './texts.ts'

/** Reviews that do not fill a row, with their product beside them on desktops. */
export function ReviewedProduct({ product, children }: { product: Product; children: ReactNode }) {
  const { listPrice } = useTexts(purchaseTexts)
  const { toProduct: heading } = useTexts(reviewTexts)
  const { language } = useLocale()
  return (
    <div className={css.row}>
      <div className={css.product}>
        <VisuallyHidden>
          <h2>{heading}</h2>
        </VisuallyHidden>
        <ProductCard
          id={product.id}
          to={toProduct(product.id)}
          name={product.name}
          picture={{ ...imageAttributes(product.imageUrl), sizes: '20rem' }}
          price={<PriceTag {...priceTag(product, { language, listLabel: listPrice })} />}
          paperColor={paperColorOf(product.id)}
        />
      </div>
      {children}
    </div>
  )
}

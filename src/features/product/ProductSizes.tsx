import type { ProductDetail } from '../../contract/products.ts'
import css from './Product.module.css'
import { SizeChoice } from './SizeChoice.tsx'
import { SizeGuide } from './SizeGuide.tsx'
import type { Ordering } from './useOrdering.ts'

export function ProductSizes({ detail, ordering }: { detail: ProductDetail; ordering: Ordering }) {
  return (
    <div className={css.sizes}>
      <SizeGuide category={detail.product.category} name={detail.product.name} sizes={detail.stock.map(({ size }) => size)} />
      <SizeChoice detail={detail} ordering={ordering} />
    </div>
  )
}

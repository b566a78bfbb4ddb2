import { toProduct } from '../../config/paths.ts'
import type { Product } from '../../contract/products.ts'
import { imageAttributes } from '../../lib/image.ts'
import { purchaseTexts } from '../../texts/purchase.ts'
import { useLocale, useTexts } from '../../texts/useTexts.ts'
import { paperColorOf } from '../../ui/Image.tsx'
import { priceTag } from './prices.ts'
import { PriceTag } from './PriceTag.tsx'
import { ProductCard } from './ProductCard.tsx'

type Props = {
  products: readonly Product[]
  /** The widths of a picture, as in `<img sizes>`. */
  sizes: string
  /** The class of the list: its columns. */
  layout: string | undefined
}

/** A few products at their prices, outside the shop. */
export function ProductList({ products, sizes, layout }: Props) {
  const { listPrice } = useTexts(purchaseTexts)
  const { language } = useLocale()
  return (
    <ul className={layout}>
      {products.map((product) => (
        <li key={product.id}>
          <ProductCard
            id={product.id}
            to={toProduct(product.id)}
            name={product.name}
            picture={{ ...imageAttributes(product.imageUrl), sizes }}
            price={<PriceTag {...priceTag(product, { language, listLabel: listPrice })} />}
            paperColor={paperColorOf(product.id)}
          />
        </li>
      ))}
    </ul>
  )
}

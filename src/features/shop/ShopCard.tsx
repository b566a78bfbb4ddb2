import { memo as reactMemo } from 'react'
import { toProduct } from '../../config/paths.ts'
import type { Product } from '../../contract/products.ts'
import { imageAttributes } from '../../lib/image.ts'
import { priceTag } from '../catalogue/prices.ts'
import { useLocale, useTexts } from '../../texts/useTexts.ts'
import { paperColorOf } from '../../ui/Image.tsx'
import { PriceTag } from '../catalogue/PriceTag.tsx'
import { ProductCard } from '../catalogue/ProductCard.tsx'
import { shopTexts } from './texts.ts'

const SIZES = {
  lead: '(width >= 64em) 40rem, (width >= 43.75em) 66vw, 100vw',
  card: '(width >= 64em) 20rem, (width >= 43.75em) 33vw, 50vw',
}

type Props = { product: Product; isLead: boolean }

/** A product in the shop, memoized: the grid renders on every scroll event. */
export const ShopCard = reactMemo(function ShopCard({ product, isLead }: Props) {
  const shop = useTexts(shopTexts)
  const { language } = useLocale()
  return (
    <ProductCard
      id={product.id}
      to={toProduct(product.id)}
      name={product.name}
      picture={{ ...imageAttributes(product.imageUrl, isLead ? 960 : 640), sizes: isLead ? SIZES.lead : SIZES.card }}
      price={<PriceTag {...priceTag(product, { language, listLabel: shop.listPrice })} />}
      note={product.isSoldOut === true ? shop.soldOut : undefined}
      paperColor={paperColorOf(product.id)}
      isFirst={isLead}
    />
  )
})

import { memo as reactMemo } from 'react'
import type { Product } from '../../contract/products.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { ProductCard } from '../catalogue/ProductCard.tsx'
import { shopTexts } from './texts.ts'

const SIZES = {
  lead: '(width >= 64em) 40rem, (width >= 43.75em) 66vw, 100vw',
  card: '(width >= 64em) 20rem, (width >= 43.75em) 33vw, 50vw',
}

type Props = { product: Product; isLead: boolean }

/** A product in the shop, memoized: the grid renders again with every further page. */
export const ShopCard = reactMemo(function ShopCard({ product, isLead }: Props) {
  const { soldOut } = useTexts(shopTexts)
  const note = product.isSoldOut === true ? soldOut : undefined
  return <ProductCard product={product} sizes={isLead ? SIZES.lead : SIZES.card} note={note} isLead={isLead} />
})

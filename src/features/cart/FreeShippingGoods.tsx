import { useProductsInfiniteQuery } from '../catalogue/api.ts'
import { AmountText } from '../../ui/AmountText.tsx'
import { PriceTag } from '../catalogue/PriceTag.tsx'
import { ProductCard } from '../catalogue/ProductCard.tsx'
import { toProduct } from '../../config/paths.ts'
import type { Product } from '../../contract/products.ts'
import { won } from '../../lib/format.ts'
import { imageAttributes } from '../../lib/image.ts'
import { priceTag, remainingForFreeShipping, unitPrice } from '../catalogue/prices.ts'
import { orderableAmount, type RefreshedOrderLine } from './refreshedOrderLines.ts'
import { purchaseTexts } from '../../texts/purchase.ts'
import { useLocale, useTexts } from '../../texts/useTexts.ts'
import { paperColorOf } from '../../ui/Image.tsx'
import { Section } from '../../ui/Page.tsx'
import css from './Cart.module.css'
import { cartTexts } from './texts.ts'

const SHOWN = 3

/** Under a single line: the cheapest products that reach free shipping. */
export function FreeShippingGoods({ lines }: { lines: readonly RefreshedOrderLine[] }) {
  const texts = useTexts(cartTexts)
  const purchase = useTexts(purchaseTexts)
  const { language } = useLocale()
  const left = remainingForFreeShipping(orderableAmount(lines))
  const isShown = lines.length === 1 && left > 0
  const { data } = useProductsInfiniteQuery(undefined, { skip: !isShown })
  const goods = isShown ? goodsFor(data?.pages.flat() ?? [], left, lines) : []
  if (goods.length === 0) return null
  return (
    <div className={css.goods}>
      <Section title={<AmountText>{texts.goods(won(left, language))}</AmountText>}>
        <ul>
          {goods.map((product) => (
            <li key={product.id}>
              <ProductCard
                id={product.id}
                to={toProduct(product.id)}
                name={product.name}
                picture={{ ...imageAttributes(product.imageUrl), sizes: '(width > 48em) 16rem, 33vw' }}
                price={<PriceTag {...priceTag(product, { language, listLabel: purchase.listPrice })} />}
                paperColor={paperColorOf(product.id)}
              />
            </li>
          ))}
        </ul>
      </Section>
    </div>
  )
}

/** The cheapest first; none if the cheapest costs more than twice what is missing. */
function goodsFor(products: readonly Product[], left: number, lines: readonly RefreshedOrderLine[]): Product[] {
  const inCart = new Set(lines.map(({ item }) => item.product.id))
  const goods = products
    .filter((product) => product.isSoldOut !== true && !inCart.has(product.id) && unitPrice(product) >= left)
    .toSorted((one, other) => unitPrice(one) - unitPrice(other))
  return goods.slice(0, SHOWN).some((product) => unitPrice(product) <= 2 * left) ? goods.slice(0, SHOWN) : []
}

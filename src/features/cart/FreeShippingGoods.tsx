import { listedProducts, useProductsInfiniteQuery } from '../catalogue/api.ts'
import { ProductList } from '../catalogue/ProductList.tsx'
import type { Product } from '../../contract/products.ts'
import { remainingForFreeShipping, unitPrice } from '../catalogue/prices.ts'
import { isOrderable, orderableAmount, type RefreshedLine } from './refreshedLines.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Section } from '../../ui/layout/Page.tsx'
import css from './Cart.module.css'
import { cartTexts } from './texts.ts'

const SHOWN = 3
const MAX_TIMES_LEFT = 3

/** Under a single line: products that reach free shipping. */
export function FreeShippingGoods({ lines }: { lines: readonly RefreshedLine[] }) {
  const texts = useTexts(cartTexts)
  const left = remainingForFreeShipping(orderableAmount(lines))
  const isShown = lines.filter(isOrderable).length === 1 && left > 0
  const { data } = useProductsInfiniteQuery(undefined, { skip: !isShown })
  const goods = isShown ? goodsFor(listedProducts(data), left, lines) : []
  if (goods.length === 0) return null
  return (
    <div className={css.goods}>
      <Section title={texts.goods}>
        <ProductList products={goods} sizes="(width > 48em) 16rem, 33vw" layout={undefined} />
      </Section>
    </div>
  )
}

/** Those that reach it for not much more than is missing: what is not reduced first, each the cheapest first, in different colors. */
function goodsFor(products: readonly Product[], left: number, lines: readonly RefreshedLine[]): Product[] {
  const inCart = new Set(lines.map(({ current }) => current.product.id))
  const reaches = (product: Product) => unitPrice(product) >= left && unitPrice(product) <= MAX_TIMES_LEFT * left
  const goods = products
    .filter((product) => product.isSoldOut !== true && !inCart.has(product.id) && reaches(product))
    .toSorted((one, other) => Number(isReduced(one)) - Number(isReduced(other)) || unitPrice(one) - unitPrice(other))
  const firsts = goods.filter((product, at) => goods.findIndex((other) => colorOf(other) === colorOf(product)) === at)
  return [...new Set([...firsts, ...goods])].slice(0, SHOWN)
}

/** The first word of a name. */
const colorOf = ({ name }: Product) => name.split(' ')[0]

const isReduced = (product: Product): boolean => unitPrice(product) < product.price

import { FREE_SHIPPING_FROM_WON, SHIPPING_FEE_WON } from '../../contract/limits.ts'
import { percent, won } from '../../lib/format.ts'

export type Priced = { price: number; discount: number; discountedPrice: number | null }

/** The price of one piece in won: the discounted price if present, else the price (SHOP-05). */
export function unitPrice({ price, discountedPrice }: Pick<Priced, 'price' | 'discountedPrice'>): number {
  return discountedPrice ?? price
}

/** The texts of a price tag; list price and discount only if the product is reduced (SHOP-04, SHOP-05). */
export function priceTag(product: Priced, { language, listLabel }: { language: string; listLabel: string }) {
  const paid = unitPrice(product)
  const isReduced = paid < product.price
  return {
    price: won(paid, language),
    list: isReduced ? { price: won(product.price, language), label: listLabel } : undefined,
    discount: isReduced && product.discount > 0 ? percent(product.discount / 100) : undefined,
  }
}

/** The total of the lines in won, without shipping (OPEN-16). */
export function productAmount(
  lines: readonly { product: Pick<Priced, 'price' | 'discountedPrice'>; quantity: number }[],
): number {
  return lines.reduce((sum, { product, quantity }) => sum + unitPrice(product) * quantity, 0)
}

/** The fee for products of this amount, both in won; 0 is free (CART-04, OPEN-01). */
export function shippingFee(amount: number): number {
  return amount >= FREE_SHIPPING_FROM_WON ? 0 : SHIPPING_FEE_WON
}

/** The missing amount for free shipping in won; 0 if shipping is free (CART-04). */
export function remainingForFreeShipping(amount: number): number {
  return Math.max(FREE_SHIPPING_FROM_WON - amount, 0)
}

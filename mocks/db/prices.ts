import { FREE_SHIPPING_FROM_WON, SHIPPING_FEE_WON } from '../../src/contract/limits.ts'
import type { Product } from './tables/products.ts'

/** Today's price in whole won; null where there is no discount. */
export function discountedPriceOf({ price, discount }: Pick<Product, 'price' | 'discount'>): number | null {
  return discount > 0 ? Math.round((price * (100 - discount)) / 100) : null
}

/** What one piece costs today, in whole won. */
export function priceOf(product: Pick<Product, 'price' | 'discount'>): number {
  return discountedPriceOf(product) ?? product.price
}

/** The fee for a parcel of goods worth so many won (CART-04). */
export function shippingFeeOf(productAmount: number): number {
  return productAmount >= FREE_SHIPPING_FROM_WON ? 0 : SHIPPING_FEE_WON
}

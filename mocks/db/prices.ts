import { FREE_SHIPPING_FROM_WON, SHIPPING_FEE_WON } from '../../src/contract/limits.ts'
import type { Product } from './collections/products.ts'

/** The discounted price in whole won; null without a discount. */
export function discountedPriceOf({ price, discount }: Pick<Product, 'price' | 'discount'>): number | null {
  return discount > 0 ? Math.round((price * (100 - discount)) / 100) : null
}

/** The current price of one piece in whole won. */
export function priceOf(product: Pick<Product, 'price' | 'discount'>): number {
  return discountedPriceOf(product) ?? product.price
}

/** The shipping fee for products of this amount, both in won (CART-04). */
export function shippingFeeOf(productAmount: number): number {
  return productAmount >= FREE_SHIPPING_FROM_WON ? 0 : SHIPPING_FEE_WON
}

import { FREE_SHIPPING_FROM_WON, SHIPPING_FEE_WON } from '../../contract/limits.ts'

/** A price in won; the discount is in percent, and a plain amount has neither. */
export type Priced = { price: number; discount?: number; discountedPrice?: number | null }

/** The price of one piece in won: the discounted price if present, else the price. */
export const unitPrice = ({ price, discountedPrice }: Priced): number => discountedPrice ?? price

/** The total of the lines in won, without shipping. */
export const productAmount = (lines: readonly { product: Priced; quantity: number }[]): number =>
  lines.reduce((sum, { product, quantity }) => sum + unitPrice(product) * quantity, 0)

/** The fee for products of this amount, both in won; 0 is free. */
export const shippingFee = (amount: number): number => (amount >= FREE_SHIPPING_FROM_WON ? 0 : SHIPPING_FEE_WON)

/** The missing amount for free shipping in won; 0 if shipping is free. */
export const remainingForFreeShipping = (amount: number): number => Math.max(FREE_SHIPPING_FROM_WON - amount, 0)

import { productAmount, unitPrice } from '../catalogue/prices.ts'
import type { CartItem } from '../cart/slice.ts'

type Ordered = {
  orderItems: readonly CartItem[]
  addressId: number
  /** Won. */
  shippingFee: number
}

/** The order of a checkout at its current prices (API-50, OPEN-16). */
export function toOrderDraft({ orderItems, addressId, shippingFee }: Ordered) {
  return {
    products: orderItems.map(toDraftLine),
    addressId,
    totalAmount: productAmount(orderItems) + shippingFee,
    shippingAmount: shippingFee,
  }
}

const toDraftLine = ({ product, stockId, quantity }: CartItem) => ({
  productId: product.id,
  stockId,
  price: unitPrice(product),
  quantity,
})

import type { OrderStatus } from '../../src/contract/orderShape.ts'
import type { PaymentMethod } from '../../src/contract/values.ts'
import { personas } from '../db/seed/personas.ts'
import { textsOf } from '../db/seed/inLanguage.ts'
import { discountedPriceOf, priceOf, shippingFeeOf } from '../db/prices.ts'
import type { Order } from '../db/collections/orders.ts'
import type { Product } from '../db/collections/products.ts'
import type { User } from '../db/collections/users.ts'
import type { ReadTx, WriteTx } from '../db/collections.ts'
import { placeOrder } from '../rules/orders/orders.ts'
import { approvePayment, issuePaymentKey } from '../rules/payment/payments.ts'
import { Refusal } from '../rules/refusal.ts'
import { addAddress } from '../rules/users/users.ts'

/** A size of a product and its quantity. Stock ids are those of the seed. */
export type OrderItem = { readonly stockId: number; readonly quantity: number }

/** An item of a stored cart; `was` is its price when it was added, if that has changed since. */
type CartLine = OrderItem & { readonly was?: number }

const phone = { userAgent: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36' }
export const onPhone = () => phone

/** Stock ids of the seed, used by the scenarios. */
export const sizes = {
  /** 39,000 won. */
  ribbedTurtleneck: 14,
  /** 25,000 won. */
  washedCap: 112,
  /** 49,000 won. */
  poplinShirt: 127,
  /** 47,000 won, 18 left. */
  checkShirt: 159,
  /** 34,400 won, the last one. */
  sheerCardigan: 101,
} as const

/** Adds an address as the profile page does (API-44); returns its id. */
export function addHome(tx: WriteTx, { id }: Pick<User, 'id'>): number {
  const user = tx.users.findFirst((q) => q.where({ id }), { strict: true })
  const { neighbour, places } = textsOf(tx)
  const phoneNumber = user.phoneNumber ?? '01013572469'
  return addAddress(tx, user, { postalCode: '04799', receiver: user.name || neighbour, phoneNumber, ...places.newHome }).id
}

/** The product that this size is of. */
export function productOfStock(tx: ReadTx, stockId: number): Product {
  const { productId } = tx.stocks.findFirst((q) => q.where({ id: stockId }), { strict: true })
  return tx.products.findFirst((q) => q.where({ id: productId }), { strict: true })
}

/** The cart as the app stores it (CART-06). */
export function cartOf(tx: ReadTx, wishes: readonly CartLine[]): { readonly cart: string } {
  return {
    cart: JSON.stringify({ items: itemsOf(tx, wishes), totalItems: wishes.reduce((sum, { quantity }) => sum + quantity, 0) }),
  }
}

/** The items of a cart or an order, as the app stores them. */
export function itemsOf(tx: ReadTx, wishes: readonly CartLine[]) {
  return wishes.map(({ stockId, quantity, was }) => {
    const { size } = tx.stocks.findFirst((q) => q.where({ id: stockId }), { strict: true })
    const product = productOfStock(tx, stockId)
    const { id, name, price, discount, imageUrls } = { ...product, price: was ?? product.price }
    const discountedPrice = discountedPriceOf({ price, discount })
    return {
      product: { id, name, price, discount, discountedPrice, imageUrl: imageUrls[0] ?? '' },
      stockId,
      size,
      quantity,
    }
  })
}

/** The checkout of an order from the cart, as the app stores it before the order is paid (PAY-13). */
export function checkoutOf(tx: ReadTx, order: Order, wishes: readonly CartLine[]): { readonly checkouts: string } {
  const checkout = {
    id: order.orderId,
    userId: String(order.userId),
    lines: itemsOf(tx, wishes),
    totalAmount: order.productAmount,
    shippingFee: order.shippingAmount,
    isFromCart: true,
    order: { id: order.orderId },
    changedAt: order.orderedAt,
  }
  return { checkouts: JSON.stringify([checkout]) }
}

/** Places an unpaid order, as a client does (API-50). */
export function placeUnpaidOrder(tx: WriteTx, userId: number, wanted: readonly OrderItem[], now: number): Readonly<Order> {
  const products = wanted.map(({ stockId, quantity }) => {
    const product = productOfStock(tx, stockId)
    return { productId: product.id, stockId, price: priceOf(product), quantity }
  })
  const productAmount = products.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
  const shippingAmount = shippingFeeOf(productAmount)
  const addressId = tx.addresses.findFirst((q) => q.where({ userId }))?.id ?? addHome(tx, { id: userId })
  const { orderId } = placeOrder(
    tx,
    userId,
    { products, addressId, shippingAmount, totalAmount: productAmount + shippingAmount },
    now,
  )
  return orderById(tx, orderId)
}

/** The payment key that the redirect provider issues after the customer agreed to pay. */
export function issueRedirectKey(tx: WriteTx, { orderId, totalAmount }: Order): string {
  return issuePaymentKey(tx, { orderId, channel: 'redirect', method: 'Card', amount: totalAmount })
}

/** Places an order and pays it in the provider's window. */
export function placePaidOrder(
  tx: WriteTx,
  userId: number,
  wanted: readonly OrderItem[],
  now: number,
  method: PaymentMethod = 'Card',
): Readonly<Order> {
  const order = placeUnpaidOrder(tx, userId, wanted, now)
  const paymentKey = issuePaymentKey(tx, { orderId: order.orderId, channel: 'window', method, amount: order.totalAmount })
  const outcome = approvePayment(tx, order, { channel: 'window', paymentKey, amount: order.totalAmount }, now)
  if (outcome instanceof Refusal) throw outcome
  return orderById(tx, order.orderId)
}

/** Another customer buys the remaining stock of a size. */
export function sellOut(tx: WriteTx, stockId: number, now: number): void {
  const quantity = tx.stocks.findFirst((q) => q.where({ id: stockId }))?.left ?? 0
  if (quantity > 0) placePaidOrder(tx, personas.curator.id, [{ stockId, quantity }], now)
}

/** The user's latest order with this status. */
export function latestOrder(tx: ReadTx, userId: number, status: OrderStatus): Readonly<Order> {
  const [order] = tx.orders.findMany((q) => q.where({ userId, status }), { orderBy: { id: 'desc' }, take: 1 })
  if (!order) throw new Error(`user ${userId} has no order ${status}`)
  return order
}

/** The address of the order list at one of the orders, which is scrolled to and focused. */
export const addressOfOrder = ({ orderId }: Pick<Order, 'orderId'>): string =>
  `/account/orders?${new URLSearchParams({ order: orderId }).toString()}`

function orderById(tx: ReadTx, orderId: string): Readonly<Order> {
  return tx.orders.findFirst((q) => q.where({ orderId }), { strict: true })
}

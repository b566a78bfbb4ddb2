import * as v from 'valibot'
import { paymentMethods } from '../../contract/payment.ts'
import { won } from '../../contract/values.ts'
import { cartItems } from '../cart/slice.ts'
import { checkoutsByChange, findOrder } from './pendingOrders.ts'
import type { PendingOrder } from './pendingOrder.ts'

/** The history state that the cart, the product page and a retry pass to the checkout (CART-05, PROD-07, OPEN-16). */
const checkoutState = v.object({
  orderItems: v.pipe(cartItems, v.minLength(1)),
  /** Won, products without shipping. */
  totalAmount: won,
  /** Won. Absent if a product is bought directly. */
  shippingFee: v.optional(won),
  addressId: v.optional(v.number()),
  paymentMethod: v.optional(v.picklist(paymentMethods)),
})
export type CheckoutState = v.InferOutput<typeof checkoutState>

const checkoutLink = v.object({ checkoutId: v.string() })

/** The key of the record that a history entry shows; null before the checkout is stored. */
export function readCheckoutId(state: unknown): string | null {
  const read = v.safeParse(checkoutLink, state)
  return read.success ? read.output.checkoutId : null
}

/** The new checkout in a history state, with the selections of the latest one; null if it contains none. */
export function readNewCheckout(state: unknown, checkoutId: string, userId: string): PendingOrder | null {
  const read = v.safeParse(checkoutState, state)
  if (!read.success) return null
  const isFromCart = read.output.shippingFee !== undefined
  const { addressId, paymentMethod } = checkoutsByChange(userId).findLast(({ order }) => !order) ?? {}
  return { addressId, paymentMethod, ...read.output, checkoutId, userId, isFromCart, changedAt: Date.now() }
}

/** The user's checkout before a reload: a static host that redirects to a trailing slash drops the history state. */
export function restoreAfterReload(userId: string): PendingOrder | null {
  const [navigation] = performance.getEntriesByType('navigation')
  const isReload = navigation !== undefined && 'type' in navigation && navigation.type === 'reload'
  return (isReload && checkoutsByChange(userId).at(-1)) || null
}

/** The history state that repeats an order's checkout; null if this device has no record of it, or one of an earlier release. */
export function retryState(userId: string | null, orderId: string | null): CheckoutState | null {
  const record = findOrder(userId, orderId)
  if (record?.addressId === undefined) return null
  const { orderItems, totalAmount, shippingFee, isFromCart, addressId, paymentMethod } = record
  return { orderItems, totalAmount, ...(isFromCart ? { shippingFee } : {}), addressId, paymentMethod }
}

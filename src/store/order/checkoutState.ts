import * as v from 'valibot'
import { paymentMethods } from '../../contract/payment.ts'
import { won } from '../../contract/values.ts'
import { safeSessionStorage } from '../../lib/storage.ts'
import { cartItems } from '../cart/cartSlice.ts'
import { readStored } from '../../lib/readStored.ts'

/**
 * The history state of a checkout (CART-05, OPEN-16) with the selections made on it, so that a reload loses nothing (CHK-01).
 */
const checkoutState = v.object({
  orderItems: v.pipe(cartItems, v.minLength(1)),
  /** Won, products without shipping. */
  totalAmount: won,
  /** Won. Absent if a product is bought directly. */
  shippingFee: v.optional(won),
  addressId: v.optional(v.number()),
  paymentMethod: v.optional(v.picklist(paymentMethods)),
  /** The order created from this checkout. */
  orderId: v.optional(v.string()),
  /** Whether the lines come from the cart. */
  isInCart: v.optional(v.boolean()),
})
export type CheckoutState = v.InferOutput<typeof checkoutState>

/** The selections of a checkout without its lines, stored for a checkout that has to be started again. */
export const checkoutChoices = v.pick(checkoutState, ['addressId', 'paymentMethod'])

/** Null if the history state holds no checkout, e.g. on a direct visit. */
export function readCheckoutState(state: unknown): CheckoutState | null {
  const read = v.safeParse(checkoutState, state)
  return read.success ? read.output : null
}

const KEY = 'checkout'

/** Stores this window's latest checkout, for a reload that loses the history state and for a retry after the provider's pages. */
export function saveCheckout(entry: CheckoutState): void {
  safeSessionStorage.write(KEY, JSON.stringify(entry))
}

/** The checkout before a reload: a static host that redirects to a trailing slash drops the history state. */
export function restoreAfterReload(): CheckoutState | null {
  const [navigation] = performance.getEntriesByType('navigation')
  const isReload = navigation !== undefined && 'type' in navigation && navigation.type === 'reload'
  return isReload ? latestCheckout() : null
}

/** The checkout that created this order, ready for a retry; null if this window has none. */
export function loadCheckout(orderId: string | null): CheckoutState | null {
  const { orderId: storedId, ...entry } = latestCheckout() ?? {}
  return storedId === undefined || storedId !== orderId ? null : readCheckoutState(entry)
}

function latestCheckout(): CheckoutState | null {
  return readStored(safeSessionStorage, KEY, checkoutState, null)
}

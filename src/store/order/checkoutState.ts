import * as v from 'valibot'
import { paymentMethods } from '../../contract/payment.ts'
import { won } from '../../contract/values.ts'
import { safeSessionStorage } from '../../lib/storage.ts'
import { cartItems } from '../cart/cartSlice.ts'

/** What the history entry of a checkout holds (CART-05, OPEN-16), and what was chosen on it since, so that a reload loses nothing (CHK-01). */
const checkoutState = v.object({
  orderItems: v.pipe(cartItems, v.minLength(1)),
  /** Products without shipping. */
  totalAmount: won,
  /** Absent where one product was bought at once. */
  shippingFee: v.optional(won),
  addressId: v.optional(v.number()),
  paymentMethod: v.optional(v.picklist(paymentMethods)),
  /** The order it became. */
  orderId: v.optional(v.string()),
  /** Its lines stood in the cart when it began. */
  isInCart: v.optional(v.boolean()),
})
export type CheckoutState = v.InferOutput<typeof checkoutState>

/** What one chooses on a checkout, the things apart: kept for a checkout that has to be begun again. */
export const checkoutChoices = v.pick(checkoutState, ['addressId', 'paymentMethod'])

/** Null where a history entry holds no checkout: a direct visit, or something foreign. */
export function readCheckoutState(state: unknown): CheckoutState | null {
  const read = v.safeParse(checkoutState, state)
  return read.success ? read.output : null
}

const KEY = 'checkout'

/** Keeps this window's latest checkout: for a reload that loses the history entry, and for a second try after the provider's pages. */
export function saveCheckout(entry: CheckoutState): void {
  safeSessionStorage.write(KEY, JSON.stringify(entry))
}

/** The checkout of this page before it was reloaded: a static host that puts a slash behind a route drops the entry's state. */
export function restoreAfterReload(): CheckoutState | null {
  const [navigation] = performance.getEntriesByType('navigation')
  const isReload = navigation !== undefined && 'type' in navigation && navigation.type === 'reload'
  return isReload ? latestCheckout() : null
}

/** The checkout that became this order, ready to be tried again; null where this window knows none. */
export function loadCheckout(orderId: string | null): CheckoutState | null {
  const { orderId: kept, ...entry } = latestCheckout() ?? {}
  return kept === undefined || kept !== orderId ? null : readCheckoutState(entry)
}

function latestCheckout(): CheckoutState | null {
  try {
    return readCheckoutState(JSON.parse(safeSessionStorage.read(KEY) ?? 'null'))
  } catch {
    return null
  }
}

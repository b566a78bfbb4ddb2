import * as v from 'valibot'
import { paymentMethods } from '../contract/payment.ts'
import { won } from '../contract/values.ts'
import { sessionBox } from '../lib/storage.ts'
import { cartItems } from './cart.ts'

/** What the history entry of a checkout holds (CART-05, OPEN-16), and what was chosen on it since, so that a reload loses nothing (CHK-01). */
const checkoutEntry = v.object({
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
export type CheckoutEntry = v.InferOutput<typeof checkoutEntry>

/** Null where a history entry holds no checkout: a direct visit, or something foreign. */
export function readCheckoutEntry(state: unknown): CheckoutEntry | null {
  const read = v.safeParse(checkoutEntry, state)
  return read.success ? read.output : null
}

const KEY = 'checkout'

/** Keeps the checkout of this window's latest order, for a second try after the provider's pages. */
export function keepCheckout(entry: CheckoutEntry): void {
  sessionBox.write(KEY, JSON.stringify(entry))
}

/** The checkout that became this order, ready to be tried again; null where this window knows none. */
export function keptCheckout(orderId: string | null): CheckoutEntry | null {
  try {
    const { orderId: kept, ...entry } = v.parse(checkoutEntry, JSON.parse(sessionBox.read(KEY) ?? 'null'))
    return kept !== undefined && kept === orderId ? entry : null
  } catch {
    return null
  }
}

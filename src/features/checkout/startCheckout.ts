import type { NavigateFunction } from 'react-router-dom'
import * as v from 'valibot'
import { patterns } from '../../config/paths.ts'
import { paymentMethods, won } from '../../contract/values.ts'
import { cartLines } from '../cart/cartSlice.ts'
import type { AppThunk } from '../../hooks.ts'
import { checkoutStarted, selectByChange, type PlacedCheckout } from './checkoutsSlice.ts'

/** What is bought: the navigation state of the specification, and the selections of a retry. */
const purchasedItems = v.object({
  orderItems: v.pipe(cartLines, v.minLength(1)),
  /** Won, products without shipping. */
  totalAmount: won,
  /** Won. Absent if a product is bought directly. */
  shippingFee: v.optional(won),
  addressId: v.optional(v.number()),
  method: v.optional(v.picklist(paymentMethods)),
})
export type CheckoutItems = v.InferOutput<typeof purchasedItems>

/** The items in the navigation state of an entry without a checkout; null if it contains none. */
export function readItems(state: unknown): CheckoutItems | null {
  const read = v.safeParse(purchasedItems, state)
  return read.success ? read.output : null
}

/** Stores a checkout of these items, delivered where the latest one is, and navigates to it (OPEN-30). */
export function startCheckout(
  { orderItems, totalAmount, shippingFee, ...selections }: CheckoutItems,
  /** Starting twice with one id starts one checkout. */
  id: string,
  navigate: NavigateFunction,
): AppThunk<void> {
  return (dispatch, getState) => {
    const { userId } = getState().auth
    if (userId === null) return
    const latest = selectByChange(getState(), userId).findLast(({ order }) => !order)
    const { addressId = latest?.addressId, method } = selections
    const isFromCart = shippingFee !== undefined
    dispatch(checkoutStarted({ id, userId, lines: orderItems, totalAmount, shippingFee, isFromCart, addressId, method }))
    const state = { orderItems, totalAmount, ...(isFromCart ? { shippingFee } : {}), checkoutId: id }
    void navigate(patterns.checkout, { replace: true, state })
  }
}

/** The items that repeat an order's checkout, with its selections. */
export function itemsOf({ lines, totalAmount, shippingFee, isFromCart, addressId, method }: PlacedCheckout): CheckoutItems {
  return { orderItems: lines, totalAmount, ...(isFromCart ? { shippingFee } : {}), addressId, method }
}

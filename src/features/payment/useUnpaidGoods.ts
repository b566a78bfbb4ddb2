import { containsLines } from '../cart/cartSlice.ts'
import { selectPlaced, type PlacedCheckout } from '../checkout/checkoutsSlice.ts'
import { useAppSelector } from '../../hooks.ts'
import { receiptOfCheckout, type Receipt } from './useReceipt.ts'

export type UnpaidGoods = {
  /** That of the failed order, if this device has stored it. */
  checkout: PlacedCheckout | undefined
  /** What was to be paid. */
  receipt: Receipt | undefined
  isCartEmpty: boolean
  /** Whether the cart has the checkout's lines: those of an order that had succeeded have left it. */
  areInCart: boolean
}

/** What a shopper whose payment failed can still buy. */
export function useUnpaidGoods(orderId: string | null): UnpaidGoods {
  const userId = useAppSelector((state) => state.auth.userId)
  const checkout = useAppSelector((state) => selectPlaced(state, userId, orderId))
  const { items } = useAppSelector((state) => state.cart)
  const isCartEmpty = userId === null || items.length === 0
  const receipt = checkout && receiptOfCheckout(checkout, [])
  return { checkout, receipt, isCartEmpty, areInCart: checkout !== undefined && containsLines(items, checkout.lines) }
}

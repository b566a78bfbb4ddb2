import { productAmount, shippingFee } from '../catalogue/prices.ts'
import { selectPlaced, type PlacedCheckout } from '../checkout/checkoutsSlice.ts'
import { useAppSelector } from '../../hooks.ts'
import { linesOfItems, receiptOfCheckout, type Receipt } from './useReceipt.ts'

export type UnpaidGoods = {
  /** That of the failed order, if this device has stored it. */
  checkout: PlacedCheckout | undefined
  /** What was to be paid: the checkout's lines, else those of the cart. */
  receipt: Receipt | undefined
  isCartEmpty: boolean
}

/** What a shopper whose payment failed can still buy. */
export function useUnpaidGoods(orderId: string | null): UnpaidGoods {
  const userId = useAppSelector((state) => state.auth.userId)
  const checkout = useAppSelector((state) => selectPlaced(state, userId, orderId))
  const { items } = useAppSelector((state) => state.cart)
  const isCartEmpty = userId === null || items.length === 0
  if (checkout) return { checkout, receipt: receiptOfCheckout(checkout, []), isCartEmpty }
  if (isCartEmpty) return { checkout, receipt: undefined, isCartEmpty }
  const amount = productAmount(items)
  const receipt = { lines: linesOfItems(items), total: amount + shippingFee(amount), address: undefined }
  return { checkout, receipt, isCartEmpty }
}

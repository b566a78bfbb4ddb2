import { skipToken } from '@reduxjs/toolkit/query'
import { orderAmounts } from '../orders/amounts.ts'
import { useUserOrdersQuery } from '../orders/api.ts'
import { isCanceled } from '../orders/rules.ts'
import { isPartlyCanceled } from '../orders/status.ts'
import type { Completion, Order } from '../../contract/orderShape.ts'
import type { Address } from '../../contract/users.ts'
import type { CartLine } from '../cart/cartSlice.ts'
import { shippingFee } from '../catalogue/prices.ts'
import { useAppSelector } from '../../hooks.ts'
import { selectPlaced, type PlacedCheckout } from '../checkout/checkoutsSlice.ts'
import { isGuest, useCurrentUser } from '../session/users.ts'

export type Receipt = {
  lines: readonly { key: number; name: string; imageUrl: string; size: string; quantity: number }[]
  /** Won, products and shipping. */
  total: number
  address: Pick<Address, 'receiver' | 'phoneNumber' | 'address' | 'addressDetail'> | undefined
}

/**
 * What was ordered, from the order's checkout on this device, else from a member's orders; without a receipt if neither has it.
 * The checkout does not know which lines were cancelled since.
 */
export function useReceipt(orderId: string, completion: Completion): { receipt: Receipt | undefined; isLoading: boolean } {
  const userId = useAppSelector((state) => state.auth.userId)
  const { data: user, isLoading: isUserLoading } = useCurrentUser()
  const checkout = useAppSelector((state) => selectPlaced(state, userId, orderId))
  const isMember = user !== undefined && !isGuest(user)
  const { currentData: orders, isLoading } = useUserOrdersQuery(userId !== null && isMember ? userId : skipToken, {
    refetchOnMountOrArgChange: true,
  })
  const order = orders?.items.find((each) => each.orderId === orderId)
  const ordered = checkout && receiptOfCheckout(checkout, user?.addresses ?? [])
  if (ordered && isUnchanged(ordered, completion)) return { receipt: ordered, isLoading: false }
  return { receipt: order && receiptOfOrder(order), isLoading: isUserLoading || isLoading }
}

/** Whether nothing was cancelled: before the deposit a cancelled line only lowers the account's amount. */
const isUnchanged = ({ total }: Receipt, { status, virtualAccount }: Completion): boolean =>
  !isPartlyCanceled(status) && (virtualAccount?.totalAmount ?? total) === total

/** What a checkout has ordered. */
export function receiptOfCheckout(checkout: PlacedCheckout, addresses: readonly Address[]): Receipt {
  const { lines, totalAmount, addressId } = checkout
  return {
    lines: receiptLines(lines),
    total: totalAmount + (checkout.shippingFee ?? shippingFee(totalAmount)),
    address: addresses.find(({ id }) => id === addressId),
  }
}

const receiptLines = (lines: readonly CartLine[]): Receipt['lines'] =>
  lines.map(({ product, stockId, size, quantity }) => {
    return { key: stockId, name: product.name, imageUrl: product.imageUrl, size, quantity }
  })

function receiptOfOrder(order: Order): Receipt {
  const lines = order.details.filter((line) => !isCanceled(order, line))
  return {
    lines: lines.map(({ id, productName, productImageUrl, size, quantity }) => {
      return { key: id, name: productName, imageUrl: productImageUrl, size, quantity }
    }),
    total: orderAmounts(order).remaining,
    address: order.address,
  }
}

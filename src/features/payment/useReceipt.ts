import { skipToken } from '@reduxjs/toolkit/query'
import { useUserOrdersQuery } from '../orders/api.ts'
import type { Order } from '../../contract/orderShape.ts'
import type { Address } from '../../contract/users.ts'
import type { CartItem } from '../cart/slice.ts'
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

/** What was ordered, from the order's checkout on this device, else from a member's orders; without a receipt if neither has it. */
export function useReceipt(orderId: string): { receipt: Receipt | undefined; isLoading: boolean } {
  const userId = useAppSelector((state) => state.auth.userId)
  const { data: user, isLoading: isUserLoading } = useCurrentUser()
  const checkout = useAppSelector((state) => selectPlaced(state, userId, orderId))
  const isMember = user !== undefined && !isGuest(user)
  const { data: orders, isLoading } = useUserOrdersQuery(userId !== null && isMember ? userId : skipToken, {
    refetchOnMountOrArgChange: true,
  })
  const order = orders?.find((each) => each.orderId === orderId)
  if (checkout) return { receipt: receiptOfCheckout(checkout, user?.addresses ?? []), isLoading: false }
  return { receipt: order && receiptOfOrder(order), isLoading: isUserLoading || isLoading }
}

/** What a checkout has ordered. */
export function receiptOfCheckout(checkout: PlacedCheckout, addresses: readonly Address[]): Receipt {
  const { lines, totalAmount, addressId } = checkout
  return {
    lines: linesOfItems(lines),
    total: totalAmount + (checkout.shippingFee ?? shippingFee(totalAmount)),
    address: addresses.find(({ id }) => id === addressId),
  }
}

export const linesOfItems = (items: readonly CartItem[]): Receipt['lines'] =>
  items.map(({ product, stockId, size, quantity }) => {
    return { key: stockId, name: product.name, imageUrl: product.imageUrl, size, quantity }
  })

function receiptOfOrder({ details, totalAmount, address }: Order): Receipt {
  return {
    lines: details.map(({ id, productName, productImageUrl, size, quantity }) => {
      return { key: id, name: productName, imageUrl: productImageUrl, size, quantity }
    }),
    total: totalAmount,
    address,
  }
}

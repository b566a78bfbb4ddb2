import * as v from 'valibot'
import { safeLocalStorage } from '../../lib/storage.ts'
import { cartItems, type CartItem } from '../cart/cartSlice.ts'
import { readStored } from '../readStored.ts'

const KEY = 'pendingOrder'

const shape = v.object({ userId: v.string(), orders: v.record(v.string(), cartItems) })

/** The user's orders whose outcome this device does not know yet, each with the cart lines it buys (CART-07, PAY-13). */
export function pendingOrders(userId: string): Readonly<Record<string, CartItem[]>> {
  const stored = readStored(safeLocalStorage, KEY, shape, null)
  return stored?.userId === userId ? stored.orders : {}
}

/** Stores an order before it can be paid; without lines where it was not ordered from the cart. */
export function addPendingOrder(userId: string, orderId: string, lines: readonly CartItem[]): void {
  safeLocalStorage.write(KEY, JSON.stringify({ userId, orders: { ...pendingOrders(userId), [orderId]: lines } }))
}

/** Removes an order and returns its lines, so that its outcome is handled once; undefined where it was not stored. */
export function removePendingOrder(userId: string, orderId: string): CartItem[] | undefined {
  const { [orderId]: lines, ...others } = pendingOrders(userId)
  if (!lines) return undefined
  if (Object.keys(others).length === 0) safeLocalStorage.remove(KEY)
  else safeLocalStorage.write(KEY, JSON.stringify({ userId, orders: others }))
  return lines
}

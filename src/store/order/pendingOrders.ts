import * as v from 'valibot'
import { safeLocalStorage } from '../../lib/storage.ts'
import { cartItems, type CartItem } from '../cart/cartSlice.ts'

const KEY = 'pendingOrder'

const shape = v.object({ userId: v.string(), orders: v.record(v.string(), cartItems) })

/** Orders of this user whose end this device does not know yet, each with the cart's lines it stands for (CART-07, PAY-13). */
export function pendingOrders(userId: string): Readonly<Record<string, CartItem[]>> {
  try {
    const kept = v.parse(shape, JSON.parse(safeLocalStorage.read(KEY) ?? 'null'))
    return kept.userId === userId ? kept.orders : {}
  } catch {
    return {}
  }
}

/** Is there an order of this user whose end this device does not know yet? */
export const hasPendingOrders = (userId: string): boolean => Object.keys(pendingOrders(userId)).length > 0

/** Remembers an order before anybody can pay it; without lines where nothing of the cart was bought. */
export function addPendingOrder(userId: string, orderId: string, lines: readonly CartItem[]): void {
  safeLocalStorage.write(KEY, JSON.stringify({ userId, orders: { ...pendingOrders(userId), [orderId]: lines } }))
}

/** Takes an order out, so that whoever learns its end first acts on it alone; undefined where nothing was kept. */
export function removePendingOrder(userId: string, orderId: string): CartItem[] | undefined {
  const { [orderId]: lines, ...others } = pendingOrders(userId)
  if (!lines) return undefined
  if (Object.keys(others).length === 0) safeLocalStorage.remove(KEY)
  else safeLocalStorage.write(KEY, JSON.stringify({ userId, orders: others }))
  return lines
}

import type { Middleware } from '@reduxjs/toolkit'
import { ordersApi } from '../api/orders.ts'
import { linesBought } from './cart.ts'
import { orderUpdateReceived } from './order.ts'
import { takePending } from './pendingOrders.ts'
import type { RootState } from './store.ts'

/** What only a paid order, or one that awaits its deposit, can be. */
const succeeded: ReadonlySet<string> = new Set([
  'CONFIRMED',
  'WAITING_FOR_DEPOSIT',
  'PREPARING',
  'SHIPPING',
  'DELIVERED',
  'PARTIAL_CANCELED',
])
export const hasSucceeded = (status: string): boolean => succeeded.has(status)

/** Whoever asked: once the end of an order is known, what was bought leaves the cart, and nobody waits for it any more (CART-07). */
export const settlesOrders: Middleware<object, RootState> = (store) => (next) => (action) => {
  const result = next(action)
  if (!ordersApi.endpoints.orderCompletion.matchFulfilled(action)) return result
  const { userId } = store.getState().auth
  const { status } = action.payload
  if (userId === null || status === 'PENDING') return result
  const orderId = action.meta.arg.originalArgs
  const lines = takePending(userId, orderId)
  if (!lines || !hasSucceeded(status)) return result
  if (lines.length > 0) store.dispatch(linesBought(lines))
  store.dispatch(orderUpdateReceived({ orderId, status }))
  return result
}

import { isAtPayment } from '../session/navigation.ts'
import type { AppThunk } from '../../hooks.ts'
import { canStartPayment, orderUpdateReceived } from './orderSlice.ts'
import { pendingOrders, reopenCheckout } from './pendingOrders.ts'

/**
 * Looks up the orders with an unfinished payment: at start, after a sign-in and after leaving a payment page (PAY-13). A
 * failed lookup is repeated the next time.
 */
export function resumeOrders(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const { userId } = getState().auth
    if (userId === null || !canStartPayment(getState().order)) return
    const records = pendingOrders(userId)
    if (records.length === 0) return
    // Most starts have no unfinished payment, and load no order endpoints.
    const loaded = await import('../orders/lookUpOrder.ts').catch(() => undefined)
    if (!loaded || getState().auth.userId !== userId) return
    for (const { order } of records) {
      const orderId = order.id
      const { completion, error } = await dispatch(loaded.lookUpOrder(orderId))
      if (completion) {
        if (!isAtPayment()) dispatch(orderUpdateReceived({ orderId, status: completion.status }))
      } else if (error.kind === 'refused' && error.status === 404) reopenCheckout(userId, orderId)
    }
  }
}

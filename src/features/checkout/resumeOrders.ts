import type { AppThunk } from '../../hooks.ts'
import { orderForgotten, selectPending } from './checkoutsSlice.ts'
import { COMPLETION_FRESH_S } from '../orders/api.ts'
import { lookUpOrder } from '../orders/lookUpOrder.ts'
import { canStartPayment, orderUpdateReceived } from './orderSlice.ts'

/**
 * Looks up the orders with an unfinished payment: at start, after a sign-in and after leaving a payment page (PAY-13). A
 * failed lookup is repeated the next time.
 */
export function resumeOrders(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const { auth, order } = getState()
    if (auth.userId === null || !canStartPayment(order)) return
    for (const checkout of selectPending(getState(), auth.userId)) {
      const orderId = checkout.order.id
      const { completion, error } = await dispatch(lookUpOrder(orderId, COMPLETION_FRESH_S))
      if (completion) dispatch(orderUpdateReceived({ orderId, status: completion.status }))
      else if (error.kind === 'refused' && error.status === 404) dispatch(orderForgotten(checkout))
    }
  }
}

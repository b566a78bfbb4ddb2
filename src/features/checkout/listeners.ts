import { FRESH_S } from '../../api/api.ts'
import { isNotFound } from '../../api/errorText.ts'
import type { AppThunk, StartAppListening } from '../../hooks.ts'
import { orderSettled } from '../cart/cartSlice.ts'
import { lookUpOrder, ordersApi } from '../orders/api.ts'
import { hasSucceeded, isPending } from '../orders/status.ts'
import { checkoutChanged, selectPending } from './checkoutsSlice.ts'
import { noticeOpened, paymentEnded, paymentStopped, selectCanStart } from './orderSlice.ts'

export function addCheckoutListeners(startListening: StartAppListening): void {
  // Once any query has an order's outcome, gives it to the cart, which loses what was bought by the same action; says that one
  // is paid (CART-07, PAY-13).
  startListening({
    matcher: ordersApi.endpoints.orderCompletion.matchFulfilled,
    effect: ({ payload: { status }, meta }, listener) => {
      const orderId = meta.arg.originalArgs
      const state = listener.getState()
      const checkout = selectPending(state, state.auth.userId).find(({ order }) => order.id === orderId)
      if (!checkout || isPending(status)) return
      const isPaid = hasSucceeded(status)
      const bought = isPaid && checkout.isFromCart ? checkout.lines : []
      listener.dispatch(orderSettled({ id: orderId, outcome: isPaid ? 'succeeded' : 'failed', bought }))
      if (isPaid) listener.dispatch(noticeOpened(orderId))
    },
  })
  // Its checkout leads to the result; a shopper who has left that learns of it by the notice.
  startListening({
    actionCreator: paymentEnded,
    effect: async (_, listener) => {
      const { flow } = listener.getState().order
      await listener.dispatch(resumeOrders())
      if (listener.getState().order.flow === flow) listener.dispatch(paymentStopped(null))
    },
  })
}

/**
 * Looks up the orders with an unfinished payment: at start, after a sign-in and after leaving a payment page. A failed lookup
 * is repeated the next time.
 */
export function resumeOrders(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const { userId } = getState().auth
    if (userId === null || !selectCanStart(getState())) return
    for (const checkout of selectPending(getState(), userId)) {
      const orderId = checkout.order.id
      const { completion, error } = await dispatch(lookUpOrder(orderId, FRESH_S))
      if (completion) dispatch(noticeOpened(orderId))
      else if (isNotFound(error)) dispatch(checkoutChanged({ id: checkout.id, order: undefined }))
    }
  }
}

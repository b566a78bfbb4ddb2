import type { StartAppListening } from '../../hooks.ts'
import { orderSettled } from '../cart/cartSlice.ts'
import { ordersApi } from '../orders/api.ts'
import { hasSucceeded, isPending } from '../orders/status.ts'
import { selectPending } from './checkoutsSlice.ts'
import { noticeOpened, paymentEnded, paymentStopped } from './orderSlice.ts'
import { resumeOrders } from './pendingOrders.ts'

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

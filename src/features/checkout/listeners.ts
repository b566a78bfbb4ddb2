import { api } from '../../api/api.ts'
import type { StartAppListening } from '../../hooks.ts'
import { orderSettled } from '../cart/slice.ts'
import type { ordersApi } from '../orders/api.ts'
import { hasSucceeded, isPending } from '../orders/status.ts'
import { selectPending } from './checkoutsSlice.ts'
import { orderUpdateReceived } from './orderSlice.ts'

/** The order endpoints are injected with the first page that uses them. */
const injected: Partial<typeof ordersApi.endpoints> = api.endpoints

type ActionOf<M> = M extends ((action: unknown) => action is infer Action) ? Action : never
type CompletionFulfilled = ActionOf<typeof ordersApi.endpoints.orderCompletion.matchFulfilled>

const isCompletionFulfilled = (action: unknown): action is CompletionFulfilled =>
  injected.orderCompletion?.matchFulfilled(action) === true

/**
 * Once any query has an order's outcome, gives it to the cart, which loses what was bought by the same action. A paid one is
 * announced unless a payment page shows it (CART-07, PAY-13).
 */
export function addCheckoutListeners(startListening: StartAppListening): void {
  startListening({
    matcher: isCompletionFulfilled,
    effect: ({ payload: { status }, meta }, listener) => {
      const orderId = meta.arg.originalArgs
      const state = listener.getState()
      const checkout = selectPending(state, state.auth.userId).find(({ order }) => order.id === orderId)
      if (!checkout || isPending(status)) return
      const isPaid = hasSucceeded(status)
      const bought = isPaid && checkout.isFromCart ? checkout.lines : []
      listener.dispatch(orderSettled({ id: orderId, outcome: isPaid ? 'succeeded' : 'failed', bought }))
      if (isPaid) listener.dispatch(orderUpdateReceived({ orderId, status }))
    },
  })
}

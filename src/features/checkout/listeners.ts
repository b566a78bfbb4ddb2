import type { Dispatch } from '@reduxjs/toolkit'
import { api } from '../../api/api.ts'
import { loggedOut } from '../../api/session.ts'
import type { StartAppListening } from '../../hooks.ts'
import { changeStored } from '../../lib/changeStored.ts'
import type { addCartListeners } from '../cart/listeners.ts'
import { cartChangedElsewhere, linesBought } from '../cart/slice.ts'
import type { ordersApi } from '../orders/api.ts'
import { hasSucceeded } from '../orders/status.ts'
import { isAtPayment } from '../session/navigation.ts'
import { orderUpdateDismissed, orderUpdateReceived } from './orderSlice.ts'
import { hasUnsavedOutcomes, removeCheckouts, saveOutcomes, settleOrder } from './pendingOrders.ts'

/**
 * Logging out removes open checkouts. Once any query has an order's outcome, stores it in the order's record and removes its
 * lines from the cart; of several windows one does. Shows it as an update unless a payment page shows it (CART-07, PAY-13).
 */
export function addCheckoutListeners(startListening: StartAppListening, cart: ReturnType<typeof addCartListeners>): void {
  startListening({
    actionCreator: loggedOut,
    effect: ({ payload: reason }) => {
      if (reason === 'pressed') removeCheckouts()
    },
  })
  /**
   * Stores outcomes only with the cart: if that fails, the next start looks the order up again and removes its lines from the
   * cart.
   */
  const saveWithCart = (dispatch: Dispatch) => {
    if (hasUnsavedOutcomes() && cart.save(dispatch)) saveOutcomes()
  }
  startListening({
    matcher: isCompletionFulfilled,
    effect: ({ payload: { status }, meta }, listenerApi) => {
      const { dispatch } = listenerApi
      if (isAtPayment()) dispatch(orderUpdateDismissed())
      const { userId } = listenerApi.getState().auth
      if (userId === null || status === 'PENDING') return
      const orderId = meta.arg.originalArgs
      changeStored(() => {
        const record = settleOrder(userId, orderId, status)
        if (!record) return
        if (hasSucceeded(status)) {
          if (record.isFromCart) dispatch(linesBought(record.orderItems))
          if (!isAtPayment()) dispatch(orderUpdateReceived({ orderId, status }))
        }
        saveWithCart(dispatch)
      })
    },
  })
  // If the storage was full, each later action tries again.
  startListening({
    predicate: (action) => hasUnsavedOutcomes() && !cartChangedElsewhere.match(action),
    effect: (_, { dispatch }) => changeStored(() => saveWithCart(dispatch)),
  })
}

/** The order endpoints are injected with the first page that uses them: home and product load none. */
const injected: Partial<typeof ordersApi.endpoints> = api.endpoints

type ActionOf<M> = M extends ((action: unknown) => action is infer Action) ? Action : never
type CompletionFulfilled = ActionOf<typeof ordersApi.endpoints.orderCompletion.matchFulfilled>

const isCompletionFulfilled = (action: unknown): action is CompletionFulfilled =>
  injected.orderCompletion?.matchFulfilled(action) === true

import type { UnknownAction } from '@reduxjs/toolkit'
import { api } from '../../api/api.ts'
import { changeStored } from '../../lib/changeStored.ts'
import { orderSettled } from '../cart/slice.ts'
import { addAppListener, type AppStore, type AppThunk, type RootState } from '../../hooks.ts'
import type { ordersApi } from '../orders/api.ts'
import { checkoutsRead, selectPending } from './checkoutsSlice.ts'
import { orderUpdateReceived } from './orderSlice.ts'
import { hasSucceeded, isPending } from '../orders/status.ts'
import { readCheckouts, storeCheckouts } from './storedCheckouts.ts'

/**
 * Reads what is stored by now into the store, which stores every change of its checkouts from then on. A thunk that needs the
 * orders of other windows calls it again.
 */
export const restoreCheckouts = (): AppThunk<void> => (dispatch) => {
  // A listener that is already there is not added again.
  dispatch(addAppListener({ predicate: isChanged, effect: store }))
  dispatch(addAppListener({ matcher: isCompletionFulfilled, effect: settle }))
  dispatch(checkoutsRead(readCheckouts()))
}

type Listener = { dispatch: AppStore['dispatch']; getState: () => RootState; getOriginalState: () => RootState }

const isChanged = (action: UnknownAction, state: RootState, before: RootState): boolean =>
  state.checkouts !== before.checkouts && !checkoutsRead.match(action)

/** Stores the checkouts that an action has changed. An outcome is stored after the cart. */
function store(_: UnknownAction, { dispatch, getState, getOriginalState }: Listener): void {
  const { list, outcomes } = getState().checkouts
  const before = getOriginalState().checkouts
  const changed = list.filter((one) => {
    const id = one.order?.id ?? ''
    return !(id in outcomes) && (id in before.outcomes || !before.list.includes(one))
  })
  const removed = before.list.filter((one) => !list.some(({ id }) => id === one.id))
  if (changed.length > 0 || removed.length > 0)
    storeCheckouts(changed, removed, () => void dispatch(checkoutsRead(readCheckouts())))
}

/** The order endpoints are injected with the first page that uses them. */
const injected: Partial<typeof ordersApi.endpoints> = api.endpoints

type ActionOf<M> = M extends ((action: unknown) => action is infer Action) ? Action : never
type CompletionFulfilled = ActionOf<typeof ordersApi.endpoints.orderCompletion.matchFulfilled>

const isCompletionFulfilled = (action: unknown): action is CompletionFulfilled =>
  injected.orderCompletion?.matchFulfilled(action) === true

/**
 * Once any query has an order's outcome, changes its checkout and the cart by one action; of several windows one does. A paid
 * one is announced unless a payment page shows it.
 */
function settle({ payload: { status }, meta }: CompletionFulfilled, { dispatch, getState }: Listener): void {
  const { userId } = getState().auth
  if (userId === null || isPending(status)) return
  const orderId = meta.arg.originalArgs
  changeStored(() => {
    dispatch(checkoutsRead(readCheckouts()))
    const checkout = selectPending(getState(), userId).find(({ order }) => order.id === orderId)
    if (!checkout) return
    const isPaid = hasSucceeded(status)
    const bought = isPaid && checkout.isFromCart ? checkout.lines : []
    dispatch(orderSettled({ orderId, outcome: isPaid ? 'succeeded' : 'failed', bought }))
    if (isPaid) dispatch(orderUpdateReceived({ orderId, status }))
  })
}

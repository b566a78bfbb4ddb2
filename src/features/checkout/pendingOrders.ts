import { isNotFound } from '../../api/errorText.ts'
import { asApiError, type ApiError } from '../../api/errors.ts'
import { lookUpOrder, ordersApi } from '../orders/api.ts'
import type { Completion } from '../../contract/orderShape.ts'
import type { AppThunk } from '../../hooks.ts'
import type { PaymentProblem } from './orderSlice.ts'
import { hasSucceeded, isPending } from '../orders/status.ts'
import { checkoutChanged, orderPlaced, selectPending, selectPlaced, type PlacedCheckout } from './checkoutsSlice.ts'

/** Adds an order to its checkout, before it can be paid. Resolves once it is stored; rejects if the storage is full or blocked (PAY-13). */
export function storeOrder(checkout: PlacedCheckout): AppThunk<Promise<void>> {
  return async (dispatch, _, { save }) => {
    dispatch(orderPlaced(checkout))
    if (!(await dispatch(save))) throw new Error('the order is not stored')
  }
}

export type AbandonResult =
  /** No earlier order can still be paid. */
  | { status: 'clear' }
  /** An earlier order was paid: a new one would buy the same lines twice. */
  | { status: 'paid'; orderId: string }
  | { status: 'unclear'; problem: PaymentProblem }

type FailReason = { failCode: string; failMessage: string }

/**
 * Before a new order: marks every earlier order of this device without an outcome as failed, so that the server rejects its
 * payment. This way no cart is paid twice, whatever payment windows are still open.
 */
export function abandonPendingOrders(userId: string, reason: FailReason, except?: string): AppThunk<Promise<AbandonResult>> {
  return async (dispatch, getState, { save }) => {
    // Other windows may have ordered meanwhile.
    await dispatch(save)
    for (const { order } of selectPending(getState(), userId)) {
      if (order.id === except) continue
      const result = await dispatch(abandonOrder(userId, order.id, reason))
      if (result.status !== 'clear') return result
    }
    return { status: 'clear' }
  }
}

/** Marks one order as failed on the server, unless it has an outcome. */
export function abandonOrder(userId: string, orderId: string, reason: FailReason): AppThunk<Promise<AbandonResult>> {
  return async (dispatch) => {
    const before = await dispatch(lookUpOrder(orderId))
    if (before.error) return dispatch(endByError(userId, orderId, before.error))
    if (!isPending(before.completion.status)) return resultOf(orderId, before.completion)

    const report = await dispatch(ordersApi.endpoints.failOrder.initiate({ orderId, ...reason }))
    if (report.error) return { status: 'unclear', problem: { kind: 'call', call: 'failOrder', error: asApiError(report.error) } }
    // It may have been paid between the two requests; if it failed, the listener of completions removes it.
    const after = await dispatch(lookUpOrder(orderId))
    if (after.error) return dispatch(endByError(userId, orderId, after.error))
    return resultOf(orderId, after.completion)
  }
}

function resultOf(orderId: string, { status }: Completion): AbandonResult {
  if (isPending(status)) return { status: 'unclear', problem: { kind: 'open', orderId } }
  return hasSucceeded(status) ? { status: 'paid', orderId } : { status: 'clear' }
}

/** An order that the server does not know cannot be paid. */
function endByError(userId: string, orderId: string, error: ApiError): AppThunk<AbandonResult> {
  return (dispatch, getState) => {
    if (!isNotFound(error)) return { status: 'unclear', problem: { kind: 'call', call: 'orderCompletion', error } }
    const checkout = selectPlaced(getState(), userId, orderId)
    if (checkout) dispatch(checkoutChanged({ id: checkout.id, order: undefined }))
    return { status: 'clear' }
  }
}

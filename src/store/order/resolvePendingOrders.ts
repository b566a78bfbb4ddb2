import { asApiError, type ApiError } from '../../api/errors.ts'
import { ordersApi } from '../../api/orders.ts'
import type { Completion } from '../../contract/orderShape.ts'
import { isAtPayment } from '../navigation.ts'
import { canStartPayment, orderUpdateReceived, type PaymentProblem } from './orderSlice.ts'
import { pendingOrders, reopenCheckout } from './pendingOrders.ts'
import { hasSucceeded } from './orderStatus.ts'
import type { AppThunk } from '../store.ts'

type LookUpResult = { completion: Completion; error?: undefined } | { completion?: undefined; error: ApiError }

/** Fetches an order's completion, bypassing the cache (API-56). Never rejects. */
export function lookUpOrder(orderId: string): AppThunk<Promise<LookUpResult>> {
  return async (dispatch) => {
    const { orderCompletion } = ordersApi.endpoints
    const { data, error } = await dispatch(orderCompletion.initiate(orderId, { subscribe: false, forceRefetch: true }))
    if (error) return { error: asApiError(error) }
    // A session that ends during this call resets the cache: there is neither data nor an error.
    return data ? { completion: data } : { error: { kind: 'cancelled' } }
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
  return async (dispatch) => {
    for (const { order } of pendingOrders(userId)) {
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
    if (before.error) return afterFailure(userId, orderId, before.error)
    if (before.completion.status !== 'PENDING') return resultOf(orderId, before.completion)

    const report = await dispatch(ordersApi.endpoints.failOrder.initiate({ orderId, ...reason }))
    if (report.error) return { status: 'unclear', problem: { kind: 'call', call: 'failOrder', error: asApiError(report.error) } }
    // It may have been paid between the two requests; if it failed, the listener of completions removes it.
    const after = await dispatch(lookUpOrder(orderId))
    if (after.error) return afterFailure(userId, orderId, after.error)
    return resultOf(orderId, after.completion)
  }
}

function resultOf(orderId: string, { status }: Completion): AbandonResult {
  if (status === 'PENDING') return { status: 'unclear', problem: { kind: 'open', orderId } }
  return hasSucceeded(status) ? { status: 'paid', orderId } : { status: 'clear' }
}

/** An order that the server does not know cannot be paid. */
function afterFailure(userId: string, orderId: string, error: ApiError): AbandonResult {
  if (error.kind !== 'refused' || error.status !== 404)
    return { status: 'unclear', problem: { kind: 'call', call: 'orderCompletion', error } }
  reopenCheckout(userId, orderId)
  return { status: 'clear' }
}

/**
 * Looks up the orders with an unfinished payment: at start, after a sign-in and after leaving a payment page (PAY-13). A
 * failed lookup is repeated the next time.
 */
export function resumeOrders(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const { userId } = getState().auth
    if (userId === null || !canStartPayment(getState().order)) return
    for (const { order } of pendingOrders(userId)) {
      const orderId = order.id
      const { completion, error } = await dispatch(lookUpOrder(orderId))
      if (completion) {
        if (!isAtPayment()) dispatch(orderUpdateReceived({ orderId, status: completion.status }))
      } else if (error.kind === 'refused' && error.status === 404) reopenCheckout(userId, orderId)
    }
  }
}

import { asApiError, type ApiError } from '../../api/errors.ts'
import { ordersApi } from '../../api/orders.ts'
import type { Completion } from '../../contract/orderShape.ts'
import { isAtPayment } from '../navigation.ts'
import { canStartPayment, orderUpdateReceived, type PaymentProblem } from './orderSlice.ts'
import { pendingOrders, removePendingOrder } from './pendingOrders.ts'
import { hasSucceeded } from './orderStatus.ts'
import type { AppThunk } from '../store.ts'

type LookUpResult = { completion: Completion; error?: undefined } | { completion?: undefined; error: ApiError }

/** Fetches an order's completion, past the cache (API-56). Never rejects. */
export function lookUpOrder(orderId: string): AppThunk<Promise<LookUpResult>> {
  return async (dispatch) => {
    const { orderCompletion } = ordersApi.endpoints
    const { data, error } = await dispatch(orderCompletion.initiate(orderId, { subscribe: false, forceRefetch: true }))
    if (error) return { error: asApiError(error) }
    // A session that ends with this call resets the cache: neither data nor error is left.
    return data ? { completion: data } : { error: { kind: 'cancelled' } }
  }
}

export type AbandonResult =
  /** No earlier order can be paid any more. */
  | { status: 'clear' }
  /** An earlier order was paid: a new one would buy the same lines twice. */
  | { status: 'paid'; orderId: string }
  | { status: 'unclear'; problem: PaymentProblem }

type FailReason = { failCode: string; failMessage: string }

/**
 * Before a new order: fails every earlier order of this device that has no outcome yet, so that the server rejects its payment.
 * No cart is paid twice, whatever windows of a provider are still open.
 */
export function abandonPendingOrders(userId: string, reason: FailReason, except?: string): AppThunk<Promise<AbandonResult>> {
  return async (dispatch) => {
    for (const orderId of Object.keys(pendingOrders(userId))) {
      if (orderId === except) continue
      const result = await dispatch(abandonOrder(userId, orderId, reason))
      if (result.status !== 'clear') return result
    }
    return { status: 'clear' }
  }
}

/** Fails one order at the server, unless it has an outcome. */
export function abandonOrder(userId: string, orderId: string, reason: FailReason): AppThunk<Promise<AbandonResult>> {
  return async (dispatch) => {
    const before = await dispatch(lookUpOrder(orderId))
    if (before.error) return afterFailure(userId, orderId, before.error)
    if (before.completion.status !== 'PENDING') return resultOf(orderId, before.completion)

    const report = await dispatch(ordersApi.endpoints.failOrder.initiate({ orderId, ...reason }))
    if (report.error) return { status: 'unclear', problem: { kind: 'call', call: 'failOrder', error: asApiError(report.error) } }
    // It may have been paid between the two calls, and the listener of completions removes it once it has failed.
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
  removePendingOrder(userId, orderId)
  return { status: 'clear' }
}

/** Looks up the orders whose payment was left unfinished, at start or after a sign-in (PAY-13). A failed look-up is repeated next time. */
export function resumeOrders(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const { auth, order } = getState()
    const { userId } = auth
    if (userId === null || !canStartPayment(order)) return
    for (const orderId of Object.keys(pendingOrders(userId))) {
      const { completion, error } = await dispatch(lookUpOrder(orderId))
      if (completion) {
        if (!isAtPayment()) dispatch(orderUpdateReceived({ orderId, status: completion.status }))
      } else if (error.kind === 'refused' && error.status === 404) removePendingOrder(userId, orderId)
    }
  }
}

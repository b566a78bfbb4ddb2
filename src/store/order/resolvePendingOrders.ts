import { asApiError, type ApiError } from '../../api/errors.ts'
import { ordersApi } from '../../api/orders.ts'
import type { Completion } from '../../contract/orderShape.ts'
import { canStartPayment, orderUpdateReceived, type PaymentProblem } from './orderSlice.ts'
import { pendingOrders, removePendingOrder } from './pendingOrders.ts'
import { hasSucceeded } from './orderStatus.ts'
import type { AppThunk } from '../store.ts'

type LookUp = { completion: Completion; error?: undefined } | { completion?: undefined; error: ApiError }

/** Asks the server what an order has come to, whatever was known before (API-56). */
export function lookUpOrder(orderId: string): AppThunk<Promise<LookUp>> {
  return async (dispatch) => {
    const { orderCompletion } = ordersApi.endpoints
    const { data, error } = await dispatch(orderCompletion.initiate(orderId, { subscribe: false, forceRefetch: true }))
    if (error) return { error: asApiError(error) }
    // A session that ended with this very call has taken the cache with it.
    return data ? { completion: data } : { error: { kind: 'cancelled' } }
  }
}

export type Cleared =
  /** Nothing that was begun earlier can be paid any more. */
  | { is: 'clear' }
  /** An earlier order went through: a new one would be the second for the same things. */
  | { is: 'paid'; orderId: string }
  | { is: 'unclear'; problem: PaymentProblem }

type GivenUp = { failCode: string; failMessage: string }

/**
 * Before a new order: every earlier one of this device is either known to be over or is given up at the server, which then
 * refuses to let it be paid. So whatever windows of a provider may still be open, no cart is paid twice.
 */
export function abandonPendingOrders(userId: string, reason: GivenUp): AppThunk<Promise<Cleared>> {
  return async (dispatch) => {
    for (const orderId of Object.keys(pendingOrders(userId))) {
      const end = await dispatch(clearOrder(userId, orderId, reason))
      if (end.is !== 'clear') return end
    }
    return { is: 'clear' }
  }
}

function clearOrder(userId: string, orderId: string, reason: GivenUp): AppThunk<Promise<Cleared>> {
  return async (dispatch) => {
    const before = await dispatch(lookUpOrder(orderId))
    if (before.error) return afterFailure(userId, orderId, before.error)
    if (before.completion.status !== 'PENDING') return ended(orderId, before.completion)

    const report = await dispatch(ordersApi.endpoints.failOrder.initiate({ orderId, ...reason }))
    if (report.error) return { is: 'unclear', problem: { kind: 'call', call: 'failOrder', error: asApiError(report.error) } }
    // It may have been paid between the two calls; and what is given up is learned by the same look.
    const after = await dispatch(lookUpOrder(orderId))
    if (after.error) return afterFailure(userId, orderId, after.error)
    return ended(orderId, after.completion)
  }
}

function ended(orderId: string, { status }: Completion): Cleared {
  if (status === 'PENDING') return { is: 'unclear', problem: { kind: 'open', orderId } }
  return hasSucceeded(status) ? { is: 'paid', orderId } : { is: 'clear' }
}

/** An order that the server does not know cannot be paid. */
function afterFailure(userId: string, orderId: string, error: ApiError): Cleared {
  if (error.kind !== 'refused' || error.status !== 404)
    return { is: 'unclear', problem: { kind: 'call', call: 'orderCompletion', error } }
  removePendingOrder(userId, orderId)
  return { is: 'clear' }
}

/** At a start, or after a sign-in: what became of orders that were left in mid-payment (PAY-13). A failed look waits for the next one. */
export function resumeOrders(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const { auth, order } = getState()
    const { userId } = auth
    if (userId === null || !canStartPayment(order)) return
    for (const orderId of Object.keys(pendingOrders(userId))) {
      const { completion, error } = await dispatch(lookUpOrder(orderId))
      if (completion) dispatch(orderUpdateReceived({ orderId, status: completion.status }))
      else if (error.kind === 'refused' && error.status === 404) removePendingOrder(userId, orderId)
    }
  }
}

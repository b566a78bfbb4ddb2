import { asApiError, type ApiError } from '../../api/errors.ts'
import { ordersApi } from '../../api/orders.ts'
import { lookUpOrder } from './resolvePendingOrders.ts'
import { hasSucceeded } from './orderStatus.ts'
import type { AppThunk } from '../store.ts'

export type Confirmation = { orderId: string; paymentKey: string; amount: number }
/** The order's end is known (or still awaited); or why not, and which call said so. */
export type Confirmed = { isKnown: true } | { isKnown: false; call: 'confirmOrder' | 'orderCompletion'; error: ApiError }

const underWay = new Map<string, Promise<Confirmed>>()

/**
 * Confirms the payment that a redirect came back with, once: an order that is over is not confirmed again, however often its
 * address is seen, and after a refusal the order itself is asked what it came to (PAY-05, PAY-12).
 */
export function confirmPayment(payment: Confirmation): AppThunk<Promise<Confirmed>> {
  return (dispatch) => {
    const key = `${payment.orderId} ${payment.paymentKey} ${payment.amount}`
    const running = underWay.get(key) ?? dispatch(confirmOnce(payment)).finally(() => underWay.delete(key))
    underWay.set(key, running)
    return running
  }
}

function confirmOnce(payment: Confirmation): AppThunk<Promise<Confirmed>> {
  return async (dispatch) => {
    const before = await dispatch(lookUpOrder(payment.orderId))
    if (before.completion && before.completion.status !== 'PENDING') return { isKnown: true }
    if (before.error) {
      // An order that is not ours is no more ours to confirm; what could not be asked can be asked again.
      const call = before.error.kind === 'refused' ? 'confirmOrder' : 'orderCompletion'
      return { isKnown: false, call, error: before.error }
    }

    const reply = await dispatch(ordersApi.endpoints.confirmOrder.initiate(payment))
    const after = await dispatch(lookUpOrder(payment.orderId))
    if (after.completion && (!reply.error || hasSucceeded(after.completion.status))) return { isKnown: true }
    if (reply.error) return { isKnown: false, call: 'confirmOrder', error: asApiError(reply.error) }
    return { isKnown: false, call: 'orderCompletion', error: after.error ?? { kind: 'cancelled' } }
  }
}

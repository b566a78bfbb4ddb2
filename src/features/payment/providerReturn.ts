import { api } from '../../api/api.ts'
import { asApiError, type ApiError } from '../../api/errors.ts'
import { ordersApi } from '../orders/api.ts'
import { singleFlightByKey } from '../../lib/singleFlight.ts'
import { lookUpOrder } from '../orders/lookUpOrder.ts'
import { hasSucceeded, isPending } from '../orders/status.ts'
import type { AppThunk } from '../../hooks.ts'

export type Confirmation = { orderId: string; paymentKey: string; amount: number }
/** Whether the order's outcome is known (it may still await a deposit); otherwise the call that failed and its error. */
export type ConfirmationResult = { isKnown: true } | { isKnown: false; call: 'confirmOrder' | 'orderCompletion'; error: ApiError }

const shareRunning = singleFlightByKey<ConfirmationResult>()

/**
 * Confirms the payment of a redirect once: reloading its address does not confirm a completed order again, and after a
 * refusal the order's completion decides (PAY-05, PAY-12). Never rejects.
 */
export function confirmPayment(payment: Confirmation): AppThunk<Promise<ConfirmationResult>> {
  return (dispatch) =>
    shareRunning(`${payment.orderId} ${payment.paymentKey} ${payment.amount}`, () => dispatch(confirmOnce(payment)))
}

function confirmOnce(payment: Confirmation): AppThunk<Promise<ConfirmationResult>> {
  return async (dispatch) => {
    const before = await dispatch(lookUpOrder(payment.orderId))
    if (before.completion && !isPending(before.completion.status)) return { isKnown: true }
    if (before.error) {
      // An unknown order cannot be confirmed; any other failed lookup can be retried.
      const call = before.error.kind === 'refused' ? 'confirmOrder' : 'orderCompletion'
      return { isKnown: false, call, error: before.error }
    }

    const reply = await dispatch(ordersApi.endpoints.confirmOrder.initiate(payment))
    const after = await dispatch(lookUpOrder(payment.orderId))
    // The order may be paid after all: a refusal alone must not offer a second payment.
    if (after.error) return { isKnown: false, call: 'orderCompletion', error: after.error }
    if (!reply.error) return { isKnown: true }
    if (hasSucceeded(after.completion.status)) {
      dispatch(api.util.invalidateTags(['Orders']))
      return { isKnown: true }
    }
    return { isKnown: false, call: 'confirmOrder', error: asApiError(reply.error) }
  }
}

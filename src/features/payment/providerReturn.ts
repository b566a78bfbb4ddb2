import { api } from '../../api/api.ts'
import { asApiError, isFinal, type ApiError } from '../../api/errors.ts'
import type { AppThunk } from '../../hooks.ts'
import { singleFlightByKey } from '../../lib/singleFlight.ts'
import { lookUpOrder, ordersApi } from '../orders/api.ts'
import { hasSucceeded, isPending, statusFacts } from '../orders/status.ts'

type ReturnedPayment = { orderId: string; paymentKey: string; amount: number }
/** Whether the order's outcome is known (it may still await a deposit); otherwise the call that failed and its error. */
export type ConfirmationResult = { isKnown: true } | { isKnown: false; call: 'confirmOrder' | 'orderCompletion'; error: ApiError }

const shareConfirmation = singleFlightByKey<ConfirmationResult>()

/**
 * Confirms the payment of a redirect once: reloading its address does not confirm a completed order again, and after a refusal
 * the order's completion decides. Never rejects.
 */
export function confirmPayment(payment: ReturnedPayment): AppThunk<Promise<ConfirmationResult>> {
  return (dispatch) =>
    shareConfirmation(`${payment.orderId} ${payment.paymentKey} ${payment.amount}`, () => dispatch(confirmOnce(payment)))
}

function confirmOnce(payment: ReturnedPayment): AppThunk<Promise<ConfirmationResult>> {
  return async (dispatch) => {
    const before = await dispatch(lookUpOrder(payment.orderId))
    if (before.completion && !isPending(before.completion.status)) return { isKnown: true }
    if (before.error) {
      // An unknown order cannot be confirmed; any other failed lookup can be retried.
      return {
        isKnown: false,
        call: isFinal(before.error, 'orderCompletion') ? 'confirmOrder' : 'orderCompletion',
        error: before.error,
      }
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

/** What an address says in the provider's name: anybody can have written it, so a sentence is no code. */
export function readDeclined(query: URLSearchParams): { code: string | null; report: string | null } {
  const [code = '', report = ''] = ['code', 'message'].map((name) => query.get(name)?.trim())
  return { code: /^[\w.:-]{1,100}$/.test(code) ? code : null, report: report || null }
}

export type Report = { orderId: string; failCode: string; failMessage: string }
/** Whether to show the failure; `notFailed` if the server replies that the payment has not failed. */
export type ReportResult = 'failed' | 'notFailed'

const CODE_MAX_LENGTH = 100
const MESSAGE_MAX_LENGTH = 500
const shareReport = singleFlightByKey<ReportResult>()

/** Reports a failed payment to the server once; an order that has failed already is not reported again. Never rejects. */
export function reportPaymentFailure(report: Report): AppThunk<Promise<ReportResult>> {
  return (dispatch) =>
    shareReport(`${report.orderId} ${report.failCode} ${report.failMessage}`, () => dispatch(reportOnce(report)))
}

function reportOnce({ orderId, failCode, failMessage }: Report): AppThunk<Promise<ReportResult>> {
  return async (dispatch) => {
    const before = await dispatch(lookUpOrder(orderId))
    if (before.completion && statusFacts(before.completion.status).payment === 'failed') return 'failed'
    const body = { orderId, failCode: failCode.slice(0, CODE_MAX_LENGTH), failMessage: failMessage.slice(0, MESSAGE_MAX_LENGTH) }
    const reply = await dispatch(ordersApi.endpoints.failOrder.initiate(body))
    if (reply.error) return 'failed'
    // Updates the completion, whose listener removes the pending order.
    if (reply.data) await dispatch(lookUpOrder(orderId))
    return reply.data ? 'failed' : 'notFailed'
  }
}

import { ordersApi } from '../orders/api.ts'
import { singleFlightByKey } from '../../lib/singleFlight.ts'
import { lookUpOrder } from '../orders/lookUpOrder.ts'
import { statusFacts } from '../orders/status.ts'
import type { AppThunk } from '../../hooks.ts'

export type Report = { orderId: string; failCode: string; failMessage: string }
/** Whether to show the failure; `notFailed` if the server replies that the payment has not failed (OPEN-17). */
export type ReportResult = 'failed' | 'notFailed'

const CODE_MAX_LENGTH = 100
const MESSAGE_MAX_LENGTH = 500
const shareRunning = singleFlightByKey<ReportResult>()

/** Reports a failed payment to the server once; an order that has failed already is not reported again (PAY-06, PAY-12). Never rejects. */
export function reportPaymentFailure(report: Report): AppThunk<Promise<ReportResult>> {
  return (dispatch) =>
    shareRunning(`${report.orderId} ${report.failCode} ${report.failMessage}`, () => dispatch(reportOnce(report)))
}

function reportOnce({ orderId, failCode, failMessage }: Report): AppThunk<Promise<ReportResult>> {
  return async (dispatch) => {
    const before = await dispatch(lookUpOrder(orderId))
    if (before.completion && statusFacts(before.completion.status).payment === 'failed') return 'failed'
    const body = { orderId, failCode: failCode.slice(0, CODE_MAX_LENGTH), failMessage: failMessage.slice(0, MESSAGE_MAX_LENGTH) }
    const reply = await dispatch(ordersApi.endpoints.failOrder.initiate(body))
    if (reply.error) return 'failed'
    // Updates the completion, whose listener removes the pending order (CART-07).
    if (reply.data) await dispatch(lookUpOrder(orderId))
    return reply.data ? 'failed' : 'notFailed'
  }
}

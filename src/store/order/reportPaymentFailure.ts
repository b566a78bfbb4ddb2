import { ordersApi } from '../../api/orders.ts'
import { lookUpOrder } from './resolvePendingOrders.ts'
import type { AppThunk } from '../store.ts'

export type Report = { orderId: string; failCode: string; failMessage: string }
/** Show what the provider said; or there is nothing to show, because the server says that nothing failed (OPEN-17). */
export type Reported = 'shown' | 'nothing'

const CODE_MAX_LENGTH = 100
const MESSAGE_MAX_LENGTH = 500
const underWay = new Map<string, Promise<Reported>>()

/** Tells the server that a payment failed, once: what is known to have failed is not told again (PAY-06, PAY-12). Never rejects. */
export function reportPaymentFailure(report: Report): AppThunk<Promise<Reported>> {
  return (dispatch) => {
    const key = `${report.orderId} ${report.failCode} ${report.failMessage}`
    const running = underWay.get(key) ?? dispatch(reportOnce(report)).finally(() => underWay.delete(key))
    underWay.set(key, running)
    return running
  }
}

function reportOnce({ orderId, failCode, failMessage }: Report): AppThunk<Promise<Reported>> {
  return async (dispatch) => {
    const before = await dispatch(lookUpOrder(orderId))
    if (before.completion?.status === 'FAILED') return 'shown'
    const body = { orderId, failCode: failCode.slice(0, CODE_MAX_LENGTH), failMessage: failMessage.slice(0, MESSAGE_MAX_LENGTH) }
    const reply = await dispatch(ordersApi.endpoints.failOrder.initiate(body))
    if (reply.error) return 'shown'
    // Nobody waits for this order any more (CART-07).
    if (reply.data) await dispatch(lookUpOrder(orderId))
    return reply.data ? 'shown' : 'nothing'
  }
}

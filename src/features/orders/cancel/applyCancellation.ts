import type { Order } from '../../../contract/orderShape.ts'
import { statusFacts } from '../status.ts'

/** A cancelled order, or one cancelled line of it. */
export type Cancellation = { orderId: string; orderItemId?: number }

/**
 * The order after a successful cancellation, shown until the order is fetched again, since the reply is not read. Cancelling
 * the last line cancels the order; before the deposit a line lowers its amount in won.
 */
export function applyCancellation(order: Order, { orderItemId }: Cancellation): Order {
  const details = order.details.map((line) =>
    orderItemId === undefined || line.id === orderItemId ? { ...line, isCanceled: true, canPartialCancel: false } : line,
  )
  const isAwaited = statusFacts(order.status).payment === 'awaited'
  const line = order.details.find(({ id }) => id === orderItemId)
  if (!line || !details.some(({ canPartialCancel }) => canPartialCancel)) {
    return { ...order, details, status: 'CANCELED', ...(isAwaited && { paidAmount: 0 }) }
  }
  if (!isAwaited) return { ...order, details, status: 'PARTIAL_CANCELED' }
  const { virtualAccount } = order
  const reducedAccount = virtualAccount && {
    ...virtualAccount,
    totalAmount: virtualAccount.totalAmount - line.price * line.quantity,
  }
  return { ...order, details, virtualAccount: reducedAccount }
}

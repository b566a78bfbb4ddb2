import type { Order } from '../contract/orderShape.ts'

/** What was cancelled: the whole order, or one line of it. */
export type Cancellation = { orderId: string; orderItemId?: number }

/**
 * An order as the cancellation that just succeeded leaves it, until the server confirms it (ORD-09): its reply is not read
 * (OPEN-15). The last line takes the order with it; before the deposit a line lowers what is to be deposited (API-58).
 */
export function applyCancellation(order: Order, { orderItemId }: Cancellation): Order {
  const details = order.details.map((line) =>
    orderItemId === undefined || line.id === orderItemId ? { ...line, isCanceled: true, canPartialCancel: false } : line,
  )
  const line = order.details.find(({ id }) => id === orderItemId)
  if (!line || !details.some(({ canPartialCancel }) => canPartialCancel)) return { ...order, details, status: 'CANCELED' }
  if (order.status !== 'WAITING_FOR_DEPOSIT') return { ...order, details, status: 'PARTIAL_CANCELED' }
  const { virtualAccount } = order
  const left = virtualAccount && { ...virtualAccount, totalAmount: virtualAccount.totalAmount - line.price * line.quantity }
  return { ...order, details, virtualAccount: left }
}

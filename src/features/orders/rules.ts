import { orderStatuses, type Order, type OrderLine, type OrderStatus } from '../../contract/orderShape.ts'
import type { StatusTone } from '../../ui/StatusChip.tsx'

const cancelable: ReadonlySet<string> = new Set<OrderStatus>(['CONFIRMED', 'PREPARING', 'WAITING_FOR_DEPOSIT'])
const partlyCancelable: ReadonlySet<string> = new Set([...cancelable, 'PARTIAL_CANCELED'])
const ended: ReadonlySet<string> = new Set<OrderStatus>(['DELIVERED', 'CANCELED', 'FAILED'])

/** A status of the contract, or undefined: a server may know others (ORD-02). */
export const knownStatus = (status: string): OrderStatus | undefined => orderStatuses.find((known) => known === status)

export const tones: Record<OrderStatus, StatusTone> = {
  PENDING: 'unknown',
  CONFIRMED: 'solid',
  WAITING_FOR_DEPOSIT: 'warning',
  PREPARING: 'info',
  SHIPPING: 'moving',
  DELIVERED: 'success',
  CANCELED: 'ended',
  PARTIAL_CANCELED: 'outline',
  FAILED: 'danger',
}

/** Whether the whole order may be cancelled (ORD-03). */
export const isCancelable = ({ status }: Order): boolean => cancelable.has(status)

/** Whether its lines may be cancelled one by one (ORD-04). */
export const isPartlyCancelable = ({ status, details }: Order): boolean => details.length > 1 && partlyCancelable.has(status)

/** What has been cancelled, also where the server does not say so of each line. */
export function isCanceled(order: Order, line: OrderLine): boolean {
  if (line.isCanceled !== null) return line.isCanceled
  return order.status === 'CANCELED' || (isPartlyCancelable(order) && !line.canPartialCancel)
}

/** A deposit that was made goes back to an account (ORD-07). */
export const asksRefundAccount = ({ isVirtualAccountPayment, status }: Order): boolean =>
  isVirtualAccountPayment && status !== 'WAITING_FOR_DEPOSIT'

/** Whether the line may be reviewed (ORD-05). */
export const isReviewable = ({ status }: Order, { canWriteReview }: OrderLine): boolean =>
  status === 'DELIVERED' && canWriteReview

/** Whether the shop's clock may still move it on. */
export const isMoving = ({ status }: Order): boolean => !ended.has(status)

/** What the cancelled lines of a living order cost, in won. */
export function canceledAmount(order: Order): number {
  if (order.status === 'CANCELED') return 0
  return order.details.filter((line) => isCanceled(order, line)).reduce((sum, { price, quantity }) => sum + price * quantity, 0)
}

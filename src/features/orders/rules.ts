import * as v from 'valibot'
import { cancelReason } from '../../contract/orders.ts'
import {
  completeRefundAccount,
  orderStatuses,
  refundAccount,
  type Order,
  type OrderLine,
  type OrderStatus,
} from '../../contract/orderShape.ts'
import type { StatusTone } from '../../ui/StatusChip.tsx'

const cancelable: ReadonlySet<string> = new Set<OrderStatus>(['CONFIRMED', 'PREPARING', 'WAITING_FOR_DEPOSIT'])
const partlyCancelable: ReadonlySet<string> = new Set([...cancelable, 'PARTIAL_CANCELED'])
const ended: ReadonlySet<string> = new Set<OrderStatus>(['DELIVERED', 'CANCELED', 'FAILED'])

/** A status of the contract, or undefined: a server may send others (ORD-02). */
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

/** Whether single lines of the order may be cancelled (ORD-04). */
export const isPartlyCancelable = ({ status, details }: Order): boolean => details.length > 1 && partlyCancelable.has(status)

/** Whether a line is cancelled, also if the server sends only the order's status. */
export function isCanceled(order: Order, line: OrderLine): boolean {
  if (line.isCanceled !== null) return line.isCanceled
  return order.status === 'CANCELED' || (isPartlyCancelable(order) && !line.canPartialCancel)
}

/** Whether the cancellation needs a refund account, as for a paid deposit (ORD-07). */
export const asksRefundAccount = ({ isVirtualAccountPayment, status }: Order): boolean =>
  isVirtualAccountPayment && status !== 'WAITING_FOR_DEPOSIT'

/** Whether the line may be reviewed (ORD-05). */
export const isReviewable = ({ status }: Order, { canWriteReview }: OrderLine): boolean =>
  status === 'DELIVERED' && canWriteReview

/** Whether time alone can still change the order's status. */
export const isMoving = ({ status }: Order): boolean => !ended.has(status)

/** The form of a cancellation; with `asksAccount` its refund account must be complete (ORD-06…08). */
export const cancellationForm = (asksAccount: boolean) =>
  v.object({
    reason: cancelReason,
    account: asksAccount
      ? completeRefundAccount
      : v.pipe(
          refundAccount,
          v.transform(() => null),
        ),
  })

export const cancellationDraft = v.object({ reason: v.exactOptional(v.string()), account: v.exactOptional(refundAccount) })

export type Cancellation = v.InferOutput<ReturnType<typeof cancellationForm>>

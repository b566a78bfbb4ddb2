import * as v from 'valibot'
import { cancelReason } from '../../contract/orders.ts'
import { completeRefundAccount, refundAccount, type Order, type OrderLine } from '../../contract/orderShape.ts'
import { statusFacts } from './status.ts'

/** Whether the whole order may be cancelled (ORD-03). */
export const isCancelable = ({ status }: Order): boolean => statusFacts(status).canCancel

/** Whether single lines of the order may be cancelled (ORD-04). */
export const isPartlyCancelable = ({ status, details }: Order): boolean => details.length > 1 && statusFacts(status).canCancelLine

/** Whether a line is cancelled, also if the server sends only the order's status. */
export function isCanceled(order: Order, line: OrderLine): boolean {
  if (line.isCanceled !== null) return line.isCanceled
  return statusFacts(order.status).payment === 'canceled' || (isPartlyCancelable(order) && !line.canPartialCancel)
}

/** Whether the cancellation needs a refund account, as for a paid deposit (ORD-07). */
export const asksRefundAccount = ({ isVirtualAccountPayment, status }: Order): boolean =>
  isVirtualAccountPayment && statusFacts(status).payment !== 'awaited'

/** Whether the line may be reviewed: a paid order that is over has been delivered (ORD-05). */
export function isReviewable({ status }: Order, { canWriteReview }: OrderLine): boolean {
  const { payment, isOver } = statusFacts(status)
  return payment === 'paid' && isOver && canWriteReview
}

/** Whether time alone can still change the order's status. */
export const isMoving = ({ status }: Order): boolean => !statusFacts(status).isOver

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

export type CancellationForm = v.InferOutput<ReturnType<typeof cancellationForm>>

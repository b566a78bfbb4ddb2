import * as v from 'valibot'
import { completeRefundAccount, type Completion, type OrderStatus, type RefundAccount } from '../../../src/contract/orderShape.ts'
import type { Order, OrderLine } from '../../db/collections/orders.ts'
import type { WriteTx } from '../../db/collections.ts'
import { confirmedPaymentOf } from './deposits.ts'
import { amountOf, linesOfOrder, findOwnOrder } from './orders.ts'
import { moveOrder } from './orderStates.ts'
import { refuse } from '../refusal.ts'
import { toCompletion, isPartlyCancelable } from './orderReply.ts'
import { restoreStock } from './stock.ts'

type CancelRequest = { orderId: string; cancelReason: string; virtualAccount?: RefundAccount | null | undefined }
type Reason = Pick<Order, 'cancelReason' | 'refundAccount'> & Partial<Pick<Order, 'failCode' | 'failMessage'>>

const cancelable: ReadonlySet<OrderStatus> = new Set(['CONFIRMED', 'PREPARING', 'WAITING_FOR_DEPOSIT'])

/**
 * Cancels an order of the user and refunds what is still paid (API-57). Refuses ORDER_NOT_FOUND, NOT_CANCELABLE,
 * REFUND_ACCOUNT_REQUIRED.
 */
export function cancelOrder(tx: WriteTx, userId: number, request: CancelRequest, now: number): Completion {
  const order = findOwnOrder(tx, userId, request.orderId)
  if (!cancelable.has(order.status)) refuse('NOT_CANCELABLE')
  return toCompletion(closeOrder(tx, order, cancellationReason(order, request), now))
}

/**
 * Cancels a line of an order of the user and refunds its price; the last line cancels the order (API-58). Before the deposit,
 * reduces the amount to deposit instead.
 */
export function cancelLine(
  tx: WriteTx,
  userId: number,
  request: CancelRequest & { orderItemId: number },
  now: number,
): Completion {
  const order = findOwnOrder(tx, userId, request.orderId)
  const lines = linesOfOrder(tx, order)
  const line = lines.find(({ id }) => id === request.orderItemId) ?? refuse('ORDER_LINE_NOT_FOUND')
  if (!isPartlyCancelable(order, lines.length)) refuse('NOT_CANCELABLE')
  if (line.isCanceled) refuse('ALREADY_CANCELED')
  const reason = cancellationReason(order, request)

  const isLast = lines.filter(({ isCanceled }) => !isCanceled).length === 1
  return toCompletion(isLast ? closeOrder(tx, order, reason, now) : dropLine(tx, order, line, reason, now))
}

/** Deposits are refunded to an account that the shopper enters, other payments to their source. */
function cancellationReason({ status, virtualAccount }: Order, request: CancelRequest): Reason {
  const { cancelReason, virtualAccount: refundAccount } = request
  if (!virtualAccount || status === 'WAITING_FOR_DEPOSIT') return { cancelReason, refundAccount: null }
  const read = v.safeParse(completeRefundAccount, refundAccount)
  return { cancelReason, refundAccount: read.success ? read.output : refuse('REFUND_ACCOUNT_REQUIRED') }
}

/** Cancels an order: restores the stock of its remaining lines, and refunds what is still paid. */
export function closeOrder(tx: WriteTx, order: Order, reason: Reason, now: number): Readonly<Order> {
  cancelLines(
    tx,
    linesOfOrder(tx, order).filter(({ isCanceled }) => !isCanceled),
  )
  const payment = confirmedPaymentOf(tx, order)
  if (payment)
    tx.payments.update(payment, {
      data(draft) {
        if (draft.state === 'awaited') draft.state = 'voided'
        else draft.refunded = draft.paid
      },
    })
  return moveOrder(tx, order, 'CANCELED', now, reason)
}

function dropLine(tx: WriteTx, order: Order, line: OrderLine, reason: Reason, now: number): Readonly<Order> {
  cancelLines(tx, [line])
  const amount = amountOf([line])
  const changed = tx.orders.update(order, {
    data(draft) {
      Object.assign(draft, reason)
      if (draft.status === 'WAITING_FOR_DEPOSIT' && draft.virtualAccount) draft.virtualAccount.amount -= amount
    },
    strict: true,
  })
  if (order.status === 'WAITING_FOR_DEPOSIT') return changed
  const payment = confirmedPaymentOf(tx, order)
  if (payment) tx.payments.update(payment, { data: (draft) => void (draft.refunded += amount) })
  return order.status === 'PARTIAL_CANCELED' ? changed : moveOrder(tx, changed, 'PARTIAL_CANCELED', now)
}

function cancelLines(tx: WriteTx, lines: readonly OrderLine[]): void {
  restoreStock(tx, lines)
  for (const line of lines) tx.orderLines.update(line, { data: (draft) => void (draft.isCanceled = true) })
}

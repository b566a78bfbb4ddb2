import type { Completion } from '../../../src/contract/orderShape.ts'
import { koreanTime } from '../../db/koreanTime.ts'
import type { Order, OrderLine } from '../../db/collections/orders.ts'
import type { ReadTx } from '../../db/collections.ts'
import { confirmedPaymentOf } from './deposits.ts'
import { linesOfOrder } from './orders.ts'

/** The states in which single lines may be cancelled (ORD-04). */
const partlyCancelable: ReadonlySet<string> = new Set(['CONFIRMED', 'PREPARING', 'WAITING_FOR_DEPOSIT', 'PARTIAL_CANCELED'])

/** The reply for an order of the user, with the allowed actions of each line (API-59). */
export function toOrderReply(tx: ReadTx, order: Order) {
  const { orderId, id, status, totalAmount, productAmount, shippingAmount, failCode, failMessage } = order
  const { receiver, phoneNumber, address, addressDetail } = order
  const lines = linesOfOrder(tx, order)
  return {
    orderId,
    id,
    orderedAt: koreanTime(order.orderedAt),
    status,
    totalAmount,
    paidAmount: confirmedPaymentOf(tx, order)?.paid ?? 0,
    productAmount,
    shippingAmount,
    address: { receiver, phoneNumber, address, addressDetail },
    details: lines.map((line) => toLineReply(tx, order, line, lines.length)),
    isVirtualAccountPayment: order.virtualAccount !== null,
    failCode,
    failMessage,
    virtualAccount: toVirtualAccountReply(order),
  }
}

function toLineReply(tx: ReadTx, order: Order, line: OrderLine, siblings: number) {
  const { id, productId, productName, productImageUrl, size, quantity, price, isCanceled } = line
  const canWriteReview = isReviewable(tx, order, line) && !tx.reviews.findFirst((q) => q.where({ lineId: id }))
  const canPartialCancel = isPartlyCancelable(order, siblings) && !isCanceled
  return { id, productId, productName, productImageUrl, size, quantity, price, canWriteReview, canPartialCancel, isCanceled }
}

/** Whether single lines of an order with this number of lines may be cancelled (API-58). */
export function isPartlyCancelable({ status }: Order, lines: number): boolean {
  return lines > 1 && partlyCancelable.has(status)
}

/** Whether a member may review this line, ignoring an existing review (API-35, API-59). */
export function isReviewable(tx: ReadTx, { status, userId }: Order, { isCanceled }: OrderLine): boolean {
  return status === 'DELIVERED' && !isCanceled && tx.users.findFirst((q) => q.where({ id: userId }))?.provider !== 'guest'
}

/** The result of an order's payment (API-56). */
export function toCompletion(order: Order): Completion {
  const { orderId, status, failCode, failMessage } = order
  return { orderId, status, virtualAccount: toVirtualAccountReply(order), failCode, failMessage }
}

function toVirtualAccountReply({ virtualAccount }: Order) {
  if (!virtualAccount) return null
  const { bankName, accountNumber, amount, accountHolderName, dueAt } = virtualAccount
  return { bankName, accountNumber, totalAmount: amount, accountHolderName, dueDate: koreanTime(dueAt) }
}

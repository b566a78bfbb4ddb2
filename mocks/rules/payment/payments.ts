import type { Completion } from '../../../src/contract/orderShape.ts'
import type { PaymentMethod } from '../../../src/contract/values.ts'
import { nextCode } from '../../db/ids.ts'
import { nextVirtualAccount } from '../../db/orderNumbers.ts'
import type { Order, Payment, PaymentChannel } from '../../db/collections/orders.ts'
import type { ReadTx, WriteTx } from '../../db/collections.ts'
import { toCompletion } from '../orders/orderReply.ts'
import { linesOfOrder, findOrder, findOwnOrder } from '../orders/orders.ts'
import { failOrder, moveOrder } from '../orders/orderStates.ts'
import { Refusal, refuse } from '../refusal.ts'
import { findShortage, deductStock } from '../orders/stock.ts'
import { orderMessages } from '../orders/orderMessages.ts'

type PaymentClaim = { readonly channel: PaymentChannel; readonly paymentKey: string; readonly amount: number }

type NewPayment = {
  readonly orderId: string
  readonly channel: PaymentChannel
  readonly method: PaymentMethod
  readonly amount: number
  readonly isReplyLost?: true
  /** Creates the provider's key, unique for each payment. */
  readonly nameKey?: (tx: WriteTx) => string
}

const nextKey = (tx: WriteTx) => nextCode(tx.counters, 'payment', 40)

/**
 * The provider's key after the shopper agreed to pay `amount` won: nothing is paid before it is confirmed. Refuses
 * ORDER_NOT_FOUND, ORDER_NOT_PAYABLE.
 */
export function issuePaymentKey(tx: WriteTx, { orderId, nameKey = nextKey, ...agreed }: NewPayment): string {
  const order = findOrder(tx, orderId) ?? refuse('ORDER_NOT_FOUND')
  if (order.status !== 'PENDING') refuse('ORDER_NOT_PAYABLE')
  const id = nameKey(tx)
  tx.payments.create({ id, ofOrder: order.id, ...agreed, state: 'issued', paid: 0, refunded: 0, answer: null })
  return id
}

/** Confirms the payment of the user's order with the key of the redirect (API-54). */
export function confirmOrder(
  tx: WriteTx,
  userId: number,
  { orderId, paymentKey, amount }: { orderId: string; paymentKey: string; amount: number },
  now: number,
): Completion | Refusal {
  return approvePayment(tx, findOwnOrder(tx, userId, orderId), { channel: 'redirect', paymentKey, amount }, now)
}

/**
 * Captures the payment and deducts the stock (API-54); with the same key, repeats the reply of an earlier approval. Too
 * little stock fails the order and voids the payment; this refusal is returned so that the change is stored. Refuses
 * ORDER_NOT_PAYABLE, AMOUNT_MISMATCH, INVALID_PAYMENT_KEY.
 */
export function approvePayment(
  tx: WriteTx,
  order: Order,
  { channel, paymentKey, amount }: PaymentClaim,
  now: number,
): Completion | Refusal {
  const payment = tx.payments.findFirst((q) => q.where({ id: paymentKey }))
  const isKnown = payment?.ofOrder === order.id && payment.channel === channel
  if (isKnown && amount === order.totalAmount) {
    if (payment.answer) return payment.answer
    if (payment.state === 'voided' && order.failCode === 'OUT_OF_STOCK') refuse('OUT_OF_STOCK', order.failMessage ?? undefined)
  }
  if (order.status !== 'PENDING') refuse('ORDER_NOT_PAYABLE')
  if (amount !== order.totalAmount || (isKnown && payment.amount !== order.totalAmount)) refuse('AMOUNT_MISMATCH')
  if (!isKnown || payment.state !== 'issued') return refuse('INVALID_PAYMENT_KEY')

  const lines = linesOfOrder(tx, order)
  const shortage = findShortage(tx, lines)
  if (shortage) return failOutOfStock(tx, order, payment, shortage, now)
  if (payment.isReplyLost) return netCancel(tx, order, payment, now)
  deductStock(tx, lines)
  return payment.method === 'VBank' ? awaitDeposit(tx, order, payment, now) : capture(tx, order, payment, now)
}

function failOutOfStock(tx: WriteTx, order: Order, payment: Payment, shortage: Refusal, now: number): Refusal {
  failOrder(tx, order, shortage, now)
  tx.payments.update(payment, { data: (draft) => void (draft.state = 'voided') })
  return shortage
}

/** The provider approved, but its reply was lost: the server voids the payment, so no money moves. */
function netCancel(tx: WriteTx, order: Order, payment: Payment, now: number): Refusal {
  failOrder(tx, order, { code: 'NET_CANCELED', reason: orderMessages.netCanceled }, now)
  tx.payments.update(payment, { data: (draft) => void (draft.state = 'voided') })
  return new Refusal('SERVER_ERROR', orderMessages.netCanceled)
}

function awaitDeposit(tx: WriteTx, order: Order, payment: Payment, now: number): Completion {
  const virtualAccount = nextVirtualAccount(tx.counters, order.totalAmount, now)
  const answer = toCompletion(moveOrder(tx, order, 'WAITING_FOR_DEPOSIT', now, { virtualAccount }))
  tx.payments.update(payment, { data: (draft) => Object.assign(draft, { state: 'awaited', answer }) })
  return answer
}

function capture(tx: WriteTx, order: Order, payment: Payment, now: number): Completion {
  const answer = toCompletion(moveOrder(tx, order, 'CONFIRMED', now, { paidAt: now }))
  tx.payments.update(payment, { data: (draft) => Object.assign(draft, { state: 'paid', paid: order.totalAmount, answer }) })
  return answer
}

/** Marks the user's order as failed (API-55). Null, without a change, if there is nothing to fail. */
export function reportFailure(
  tx: WriteTx,
  userId: number,
  { orderId, failCode, failMessage }: { orderId: string; failCode: string; failMessage: string },
  now: number,
): Completion | null {
  const order = findOrder(tx, orderId)
  if (order?.userId !== userId) return null
  if (order.status === 'FAILED') return toCompletion(order)
  if (order.status !== 'PENDING') return null
  return toCompletion(failOrder(tx, order, { code: failCode, reason: failMessage }, now))
}

/** A pending order of any owner: order numbers cannot be guessed (API-51). */
export function payableOrder(tx: ReadTx, orderId: string): Readonly<Order> {
  const order = findOrder(tx, orderId) ?? refuse('ORDER_NOT_FOUND')
  return order.status === 'PENDING' ? order : refuse('ORDER_NOT_PAYABLE')
}

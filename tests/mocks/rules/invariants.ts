import * as v from 'valibot'
import { order as orderShape } from '../../../src/contract/orderShape.ts'
import { orderAmounts } from '../../../src/features/orders/amounts.ts'
import type { Order } from '../../../mocks/db/collections/orders.ts'
import type { ReadTx } from '../../../mocks/db/collections.ts'
import { toOrderReply } from '../../../mocks/rules/orders/orderReply.ts'
import { nextStates } from '../../../mocks/rules/orders/orderStates.ts'

/** Checks the invariants of every world after any requests (API-59 … API-61). Returns the violations. */
export function findViolations(tx: ReadTx): string[] {
  const violations: string[] = []
  for (const { id, left } of tx.stocks.all())
    if (!(Number.isSafeInteger(left) && left >= 0)) violations.push(`stock ${id} is ${left}`)
  for (const order of tx.orders.all())
    for (const violation of findOrderViolations(tx, order)) violations.push(`order ${order.id} (${order.status}): ${violation}`)
  for (const payment of tx.payments.all()) {
    if (payment.refunded < 0 || payment.paid - payment.refunded < 0)
      violations.push(`payment ${payment.id}: more refunded than paid`)
  }
  return violations
}

function* findOrderViolations(tx: ReadTx, order: Order): Generator<string> {
  const { status, history, shippingAmount, totalAmount, productAmount } = order
  const states = history.map((step) => step.status)
  if (states[0] !== 'PENDING' || states.at(-1) !== status) yield `a history of ${states.join(' ')}`
  for (const [place, state] of states.slice(1).entries()) {
    const before = states[place]
    if (before === undefined || !nextStates[before].includes(state)) yield `from ${before} to ${state}`
  }
  const lines = tx.orderLines.findMany((q) => q.where({ ofOrder: order.id }))
  const priceOf = (of: typeof lines) => of.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
  if (priceOf(lines) !== productAmount || totalAmount !== productAmount + shippingAmount) yield 'amounts that do not add up'

  const payments = tx.payments.findMany((q) => q.where({ ofOrder: order.id }))
  if (payments.filter(({ state }) => state === 'paid' || state === 'awaited').length > 1) yield 'more than one payment'
  const paid = payments.reduce((sum, payment) => sum + payment.paid, 0)
  const refunded = payments.reduce((sum, payment) => sum + payment.refunded, 0)
  const due = priceOf(lines.filter(({ isCanceled }) => !isCanceled))
  if (['PENDING', 'FAILED', 'WAITING_FOR_DEPOSIT'].includes(status)) {
    if (paid !== 0 || refunded !== 0) yield `${paid} paid, ${refunded} refunded`
  } else if (status === 'CANCELED') {
    if (paid !== refunded || lines.some(({ isCanceled }) => !isCanceled))
      yield `cancelled with ${paid - refunded} won not refunded`
  } else if (paid - refunded !== due + shippingAmount)
    yield `net payment of ${paid - refunded} won where ${due + shippingAmount} is due`

  const shown = orderAmounts(v.parse(orderShape, toOrderReply(tx, order)))
  if (shown.paid !== paid || shown.refunded !== refunded) yield `shown as ${shown.paid} paid, ${shown.refunded} refunded`

  if (status === 'WAITING_FOR_DEPOSIT' && order.virtualAccount?.amount !== due + shippingAmount) yield 'another amount to deposit'
  if ((status === 'PENDING' || status === 'FAILED') && lines.some(({ isCanceled }) => isCanceled)) yield 'a cancelled line'
  for (const { id } of lines) {
    const review = tx.reviews.findFirst((q) => q.where({ lineId: id }))
    if (review && (status !== 'DELIVERED' || review.userId !== order.userId)) yield `a review of line ${id}`
  }
}

/** Pieces of each stock that are sold and not cancelled, by stock id. */
export function soldOf(tx: ReadTx): Map<number, number> {
  const sold = new Map<number, number>()
  for (const { ofOrder, stockId, quantity, isCanceled } of tx.orderLines.all()) {
    const status = tx.orders.findFirst((q) => q.where({ id: ofOrder }))?.status
    if (isCanceled || status === 'PENDING' || status === 'FAILED') continue
    sold.set(stockId, quantity + (sold.get(stockId) ?? 0))
  }
  return sold
}

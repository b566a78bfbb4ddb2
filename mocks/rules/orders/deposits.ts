import { isConfirming, type Order, type Payment } from '../../db/collections/orders.ts'
import type { ReadTx, WriteTx } from '../../db/collections.ts'
import { findOrder } from './orders.ts'
import { moveOrder } from './orderStates.ts'

/** Records a deposit that the bank reports (won). False, without a change, for a wrong amount, a late or a second deposit. */
export function recordDeposit(tx: WriteTx, { orderId, amount }: { orderId: string; amount: number }, now: number): boolean {
  const order = findOrder(tx, orderId)
  const payment = order && confirmedPaymentOf(tx, order)
  if (order?.status !== 'WAITING_FOR_DEPOSIT' || !payment || order.virtualAccount?.amount !== amount) return false
  tx.payments.update(payment, { data: (draft) => Object.assign(draft, { state: 'paid', paid: amount }) })
  moveOrder(tx, order, 'CONFIRMED', now, { paidAt: now })
  return true
}

/** The payment that confirmed an order: captured, or with a pending deposit. */
export function confirmedPaymentOf(tx: ReadTx, order: Pick<Order, 'id'>): Readonly<Payment> | undefined {
  return tx.payments.findFirst((q) => q.where({ ofOrder: order.id, state: isConfirming }))
}

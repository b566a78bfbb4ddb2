import type { Order, Payment } from '../../db/tables/orders.ts'
import type { ReadTx, WriteTx } from '../../db/tables.ts'
import { findOrder } from './orders.ts'
import { moveOrder } from './orderStates.ts'

/** Records a deposit that the bank reports (won). False, without a change, for a wrong amount, a late or a second deposit. */
export function recordDeposit(tx: WriteTx, { orderId, amount }: { orderId: string; amount: number }, now: number): boolean {
  const order = findOrder(tx, orderId)
  const payment = order && confirmedPaymentOf(tx, order)
  if (order?.status !== 'WAITING_FOR_DEPOSIT' || !payment || order.virtualAccount?.amount !== amount) return false
  tx.payments.put({ ...payment, state: 'paid', paid: amount })
  moveOrder(tx, { ...order, paidAt: now }, 'CONFIRMED', now)
  return true
}

/** The payment that confirmed an order: captured, or with a pending deposit. */
export function confirmedPaymentOf(tx: ReadTx, order: Pick<Order, 'id'>): Readonly<Payment> | undefined {
  return tx.payments.get(tx.payments.confirmed.idOf(order.id))
}

import type { Order, Payment } from '../../db/tables/orders.ts'
import type { ReadTx, WriteTx } from '../../db/tables.ts'
import { orderOf } from './orders.ts'
import { moveOrder } from './orderStates.ts'

/** The bank tells of a deposit. It takes the exact amount, in time and once: says whether it did. */
export function recordDeposit(t: WriteTx, { orderId, amount }: { orderId: string; amount: number }, now: number): boolean {
  const order = orderOf(t, orderId)
  const payment = order && settledPaymentOf(t, order)
  if (order?.status !== 'WAITING_FOR_DEPOSIT' || !payment || order.virtualAccount?.amount !== amount) return false
  t.payments.put({ ...payment, state: 'paid', paid: amount })
  moveOrder(t, { ...order, paidAt: now }, 'CONFIRMED', now)
  return true
}

/** The payment an order was confirmed with: the money is here, or awaited. */
export function settledPaymentOf(t: ReadTx, order: Pick<Order, 'id'>): Readonly<Payment> | undefined {
  return t.payments.get(t.payments.settled.owner(order.id))
}

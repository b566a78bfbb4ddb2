import { now } from '../../mocks/db/clock.ts'
import { personas } from '../../mocks/db/seed/personas.ts'
import { findOrder } from '../../mocks/rules/orders/orders.ts'
import { approvePayment, issuePaymentKey } from '../../mocks/rules/payment/payments.ts'
import type { PaymentMethod } from '../../src/contract/payment.ts'
import { updateWorld } from './scenario.ts'

/** Approves the payment of an order in the story's world, as the provider does when the shopper confirms it. */
export const approveOrder = (orderId: string, method: PaymentMethod = 'Card') =>
  updateWorld((tx) => {
    const order = findOrder(tx, orderId)
    if (!order) throw new Error(`Unknown order: ${orderId}`)
    const paymentKey = issuePaymentKey(tx, { orderId, channel: 'window', method, amount: order.totalAmount })
    approvePayment(tx, order, { channel: 'window', paymentKey, amount: order.totalAmount }, now(tx.counters))
  })

/** The statuses of the orders of the persona Jihoon, newest last. */
export async function readOrderStatuses(): Promise<string[]> {
  let statuses: string[] = []
  await updateWorld((tx) => {
    statuses = tx.orders.all(tx.orders.user.ids(personas.jihoon.id)).map(({ status }) => status)
  })
  return statuses
}

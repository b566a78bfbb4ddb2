import { now } from '../../mocks/db/clock.ts'
import { personas } from '../../mocks/db/seed/personas.ts'
import { findOrder } from '../../mocks/rules/orders/orders.ts'
import { approvePayment, issuePaymentKey } from '../../mocks/rules/payment/payments.ts'
import { returnFromMobile, returnFromWindow } from '../../mocks/rules/payment/paymentReturns.ts'
import { failureReply, type Failure } from '../../mocks/rules/payment/sandbox.ts'
import type { PaymentMethod } from '../../src/contract/values.ts'
import { updateWorld } from './scenario.ts'

/** Approves the payment of an order in the story's world, as the provider does when the shopper confirms it. */
export const approveOrder = (orderId: string, method: PaymentMethod = 'Card') =>
  updateWorld((tx) => {
    const order = findOrder(tx, orderId)
    if (!order) throw new Error(`Unknown order: ${orderId}`)
    const paymentKey = issuePaymentKey(tx, { orderId, channel: 'window', method, amount: order.totalAmount })
    approvePayment(tx, order, { channel: 'window', paymentKey, amount: order.totalAmount }, now(tx.counters))
  })

/** The provider's window reports a failed payment to the server. */
export const declineOrder = (orderId: string, failure: Failure) =>
  updateWorld((tx) => {
    const { code, message } = failureReply(tx, 'window', 'Card', failure)
    returnFromWindow(tx, { orderNumber: orderId, resultCode: code, resultMsg: message }, now(tx.counters))
  })

/** The provider's page on a phone reports an approved payment; returns the path that the browser is sent to. */
export const approveOnPhone = (orderId: string, method: PaymentMethod) =>
  updateWorld((tx) => {
    const amount = findOrder(tx, orderId)?.totalAmount ?? 0
    const paymentKey = issuePaymentKey(tx, { orderId, channel: 'window', method, amount })
    const fields = { P_NOTI: orderId, P_STATUS: '00', P_TID: paymentKey, P_AMT: String(amount) }
    return `/${returnFromMobile(tx, fields, now(tx.counters)).target}`
  })

/** The server ends every session of the story's world. */
export const endSessions = () =>
  updateWorld((tx) => {
    tx.sessions.deleteMany()
  })

/** The statuses of the orders of the persona Jihoon, newest last. */
export const readOrderStatuses = () =>
  updateWorld((tx) => tx.orders.findMany((q) => q.where({ userId: personas.jihoon.id })).map(({ status }) => status))

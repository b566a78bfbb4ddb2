import { operations } from '../../src/contract/operations.ts'
import { findGuestOrder } from '../rules/orders/guestLookup.ts'
import { findOwnOrder, placeOrder } from '../rules/orders/orders.ts'
import { confirmOrder, reportFailure } from '../rules/payment/payments.ts'
import { Refusal } from '../rules/refusal.ts'
import { cancelLine, cancelOrder } from '../rules/orders/refunds.ts'
import { toCompletion, toOrderReply } from '../rules/orders/orderReply.ts'
import { requireSelf } from '../rules/users/users.ts'
import type { Handle } from './handle.ts'

export const ordersHandlers = (handle: Handle) => [
  handle(operations.userOrders, ({ tx, user, params }) => {
    requireSelf(user, params.userId)
    const own = tx.orders.findMany((q) => q.where({ userId: user.id }), { orderBy: { id: 'desc' } })
    return own.filter(({ status }) => status !== 'PENDING').map((order) => toOrderReply(tx, order))
  }),

  handle(operations.guestOrder, ({ tx, body, now }) => {
    const order = findGuestOrder(tx, body, now)
    return order instanceof Refusal ? order : toOrderReply(tx, order)
  }),

  handle(operations.createOrder, ({ tx, user, body, now }) => placeOrder(tx, user.id, body, now)),
  handle(operations.confirmOrder, ({ tx, user, body, now }) => confirmOrder(tx, user.id, body, now)),
  handle(operations.failOrder, ({ tx, user, body, now }) => reportFailure(tx, user.id, body, now)),
  handle(operations.orderCompletion, ({ tx, user, params }) => toCompletion(findOwnOrder(tx, user.id, params.orderId))),
  handle(operations.cancelOrder, ({ tx, user, body, now }) => cancelOrder(tx, user.id, body, now)),
  handle(operations.cancelOrderLine, ({ tx, user, body, now }) => cancelLine(tx, user.id, body, now)),
]

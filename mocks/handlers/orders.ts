import type { operations } from '../../src/contract/operations.ts'
import { findGuestOrder } from '../rules/orders/guestLookup.ts'
import { findOwnOrder, placeOrder } from '../rules/orders/orders.ts'
import { confirmOrder, reportFailure } from '../rules/payment/payments.ts'
import { Refusal } from '../rules/refusal.ts'
import { cancelLine, cancelOrder } from '../rules/orders/refunds.ts'
import { toCompletion, toOrderReply } from '../rules/orders/orderReply.ts'
import { requireSelf } from '../rules/users/users.ts'
import type { Rule } from './handle.ts'

type OrderOperation =
  | 'userOrders'
  | 'guestOrder'
  | 'createOrder'
  | 'confirmOrder'
  | 'failOrder'
  | 'orderCompletion'
  | 'cancelOrder'
  | 'cancelOrderLine'

/** The rules of the operations of orders, which `all.ts` loads with the first call of one. */
export const orderRules: { readonly [Name in OrderOperation]: Rule<(typeof operations)[Name]> } = {
  userOrders: ({ tx, user, params }) => {
    requireSelf(user, params.userId)
    const own = tx.orders.findMany((q) => q.where({ userId: user.id }), { orderBy: { id: 'desc' } })
    return own.filter(({ status }) => status !== 'PENDING').map((order) => toOrderReply(tx, order))
  },
  guestOrder: ({ tx, body, now }) => {
    const order = findGuestOrder(tx, body, now)
    return order instanceof Refusal ? order : toOrderReply(tx, order)
  },
  createOrder: ({ tx, user, body, now }) => placeOrder(tx, user.id, body, now),
  confirmOrder: ({ tx, user, body, now }) => confirmOrder(tx, user.id, body, now),
  failOrder: ({ tx, user, body, now }) => reportFailure(tx, user.id, body, now),
  orderCompletion: ({ tx, user, params }) => toCompletion(findOwnOrder(tx, user.id, params.orderId)),
  cancelOrder: ({ tx, user, body, now }) => cancelOrder(tx, user.id, body, now),
  cancelOrderLine: ({ tx, user, body, now }) => cancelLine(tx, user.id, body, now),
}

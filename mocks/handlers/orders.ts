import { operations } from '../../src/contract/operations.ts'
import { findGuestOrder } from '../rules/guestLookup.ts'
import { ownOrder, placeOrder } from '../rules/orders.ts'
import { confirmOrder, reportFailure } from '../rules/payments.ts'
import { Refusal } from '../rules/refusal.ts'
import { cancelLine, cancelOrder } from '../rules/refunds.ts'
import { completionOf, shownOrder } from '../rules/shownOrder.ts'
import { requireOwn } from '../rules/users.ts'
import { answer } from './answer.ts'

export const orders = {
  userOrders: answer(operations.userOrders, ({ t, user, params }) => {
    requireOwn(user, params.userId)
    const own = t.orders.all(t.orders.user.ids(user.id).toReversed())
    return own.filter(({ status }) => status !== 'PENDING').map((order) => shownOrder(t, order))
  }),

  guestOrder: answer(operations.guestOrder, ({ t, body, now }) => {
    const order = findGuestOrder(t, body, now)
    return order instanceof Refusal ? order : shownOrder(t, order)
  }),

  createOrder: answer(operations.createOrder, ({ t, user, body, now }) => placeOrder(t, user.id, body, now)),
  confirmOrder: answer(operations.confirmOrder, ({ t, user, body, now }) => confirmOrder(t, user.id, body, now)),
  failOrder: answer(operations.failOrder, ({ t, user, body, now }) => reportFailure(t, user.id, body, now)),
  orderCompletion: answer(operations.orderCompletion, ({ t, user, params }) =>
    completionOf(ownOrder(t, user.id, params.orderId)),
  ),
  cancelOrder: answer(operations.cancelOrder, ({ t, user, body, now }) => cancelOrder(t, user.id, body, now)),
  cancelOrderLine: answer(operations.cancelOrderLine, ({ t, user, body, now }) => cancelLine(t, user.id, body, now)),
}

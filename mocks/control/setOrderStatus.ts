import type { OrderStatus } from '../../src/contract/orderShape.ts'
import type { Order } from '../db/collections/orders.ts'
import type { ReadTx, WriteTx } from '../db/collections.ts'
import { textInWorld, type Message } from '../rules/messages.ts'
import { recordDeposit } from '../rules/orders/deposits.ts'
import { runOrderJob } from '../rules/orders/orderJobs.ts'
import { findOrder } from '../rules/orders/orders.ts'
import { moveOrder } from '../rules/orders/orderStates.ts'
import { closeOrder } from '../rules/orders/refunds.ts'
import { CommandError } from './commands/commandError.ts'
import { orderSteps } from './orderSteps.ts'

/** The order of this number. Throws CommandError without one. */
export function getOrder(tx: ReadTx, orderId: string): Readonly<Order> {
  const order = findOrder(tx, orderId)
  if (!order) throw new CommandError(`no order ${orderId}`)
  return order
}

/** The previous state of each state of a delivery. */
const previousStatus: Partial<Record<OrderStatus, OrderStatus>> = {
  SHIPPING: 'PREPARING',
  PREPARING: 'CONFIRMED',
  DELIVERED: 'SHIPPING',
}

/** Moves an order to `status` through the states in between. Throws CommandError if the order cannot reach it. */
function moveTo(tx: WriteTx, order: Order, status: OrderStatus, at: number): void {
  if (order.status === status) return
  const step = order.status === 'PARTIAL_CANCELED' && status === 'SHIPPING' ? undefined : previousStatus[status]
  if (step && order.status !== step) moveTo(tx, order, step, at)
  const reached = getOrder(tx, order.orderId)
  if (step ? reached.status !== step : reached.status !== 'PARTIAL_CANCELED') {
    throw notReachable(reached, status)
  }
  moveOrder(tx, reached, status, at)
}

function notReachable({ orderId, status }: Order, wanted: OrderStatus): CommandError {
  return new CommandError(`order ${orderId} is ${status}: it cannot become ${wanted}`)
}

/** The tester's own reason and account: a shopper would enter them. */
const cancelReason: Message = { ko: '테스터가 취소했어요', en: 'Cancelled by a tester' }
const holderName: Message = { ko: '피커스', en: 'Pickers' }
const refundAccount = { accountNumber: '110123456789', bankCode: '088' }

/** Gives an order another status by the rule that leads there: deposit, parcel, refund, or a deadline that passes. */
export function setStatus(tx: WriteTx, order: Order, status: OrderStatus, at: number): void {
  if (!orderSteps[order.status].includes(status)) throw notReachable(order, status)
  const { orderId, virtualAccount } = order
  if (status === 'CONFIRMED') recordDeposit(tx, { orderId, amount: virtualAccount?.amount ?? 0 }, at)
  else if (order.status === 'PENDING' || order.status === 'WAITING_FOR_DEPOSIT') runOrderJob(tx, { of: String(order.id), at })
  else if (status === 'CANCELED')
    closeOrder(
      tx,
      order,
      {
        cancelReason: textInWorld(tx, cancelReason),
        refundAccount: virtualAccount ? { ...refundAccount, holderName: textInWorld(tx, holderName) } : null,
      },
      at,
    )
  else moveTo(tx, order, status, at)
}

import type { OrderStatus } from '../../../src/contract/orderShape.ts'
import { dueTimeOf, type Order } from '../../db/collections/orders.ts'
import type { WriteTx } from '../../db/collections.ts'
import { textInWorld, type Message } from '../messages.ts'
import { schedule, unschedule } from '../deadlines.ts'

/** The allowed next states of each state (API-60). */
export const nextStates: Record<OrderStatus, readonly OrderStatus[]> = {
  PENDING: ['CONFIRMED', 'WAITING_FOR_DEPOSIT', 'FAILED'],
  WAITING_FOR_DEPOSIT: ['CONFIRMED', 'CANCELED'],
  CONFIRMED: ['PREPARING', 'CANCELED', 'PARTIAL_CANCELED'],
  PREPARING: ['SHIPPING', 'CANCELED', 'PARTIAL_CANCELED'],
  PARTIAL_CANCELED: ['SHIPPING', 'CANCELED'],
  SHIPPING: ['DELIVERED'],
  DELIVERED: [],
  CANCELED: [],
  FAILED: [],
}

/**
 * Changes the status of an order with other fields, and schedules its next one. Throws on a forbidden transition, which is a
 * bug in a rule.
 */
export function moveOrder(
  tx: WriteTx,
  order: Order,
  status: OrderStatus,
  at: number,
  changes: Partial<Order> = {},
): Readonly<Order> {
  if (!nextStates[order.status].includes(status)) throw new Error(`order ${order.id} cannot go from ${order.status} to ${status}`)
  const moved = tx.orders.update(order, {
    data(draft) {
      Object.assign(draft, changes, { status })
      draft.history.push({ status, at })
    },
    strict: true,
  })
  scheduleNextStatus(tx, moved)
  return moved
}

/** Ends an unpaid order (API-53, API-55). */
export function failOrder(
  tx: WriteTx,
  order: Order,
  { code, reason }: { code: string; reason: Message },
  at: number,
): Readonly<Order> {
  return moveOrder(tx, order, 'FAILED', at, { failCode: code, failMessage: textInWorld(tx, reason) })
}

/** Schedules the order's next status. */
export function scheduleNextStatus(tx: WriteTx, order: Order): void {
  unschedule(tx, 'order', String(order.id))
  const at = dueTimeOf(order)
  if (at !== undefined) schedule(tx, 'order', String(order.id), at)
}

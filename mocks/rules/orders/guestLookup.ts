import type { Order } from '../../db/collections/orders.ts'
import type { WriteTx } from '../../db/collections.ts'
import { upsert } from '../../db/collection.ts'
import { schedule, unschedule } from '../deadlines.ts'
import { findOrder } from './orders.ts'
import { Refusal, refuse } from '../refusal.ts'
import { orderMessages } from './orderMessages.ts'

const FAILURES_MAX = 5
const FAILURE_WINDOW_MS = 10 * 60_000

/**
 * A guest's order by its number and its delivery's phone number (API-47). Both errors have the same refusal, which is
 * returned so that the attempt is stored; after five attempts in ten minutes throws TOO_MANY_ATTEMPTS, which stores nothing.
 */
export function findGuestOrder(
  tx: WriteTx,
  { orderId: typed, phoneNumber }: { orderId: string; phoneNumber: string },
  now: number,
): Readonly<Order> | Refusal {
  // Guests type the number, also in lower case. The attempts of an order are counted together.
  const order = findOrder(tx, typed) ?? findOrder(tx, typed.toUpperCase())
  const orderId = order?.orderId ?? typed
  const failedAt = (tx.lookups.findFirst((q) => q.where({ id: orderId }))?.failedAt ?? []).filter(
    (at) => now - at < FAILURE_WINDOW_MS,
  )
  if (failedAt.length >= FAILURES_MAX) refuse('TOO_MANY_ATTEMPTS')

  if (order?.phoneNumber === phoneNumber && tx.users.findFirst((q) => q.where({ id: order.userId }))?.provider === 'guest')
    return order
  upsert(tx.lookups, { id: orderId, failedAt: [...failedAt, now] })
  unschedule(tx, 'lookup', orderId)
  schedule(tx, 'lookup', orderId, now + FAILURE_WINDOW_MS)
  return new Refusal('ORDER_NOT_FOUND', orderMessages.wrongLookup)
}

/** Removes the failed lookups of an order number, ten minutes after the last one. */
export function removeLookup(tx: WriteTx, orderId: string): void {
  tx.lookups.delete((q) => q.where({ id: orderId }))
}

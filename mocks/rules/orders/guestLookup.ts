import type { Order } from '../../db/tables/orders.ts'
import type { WriteTx } from '../../db/tables.ts'
import { schedule, unschedule } from '../deadlines.ts'
import { findOrder } from './orders.ts'
import { Refusal, refuse } from '../refusal.ts'

const FAILURES_MAX = 5
const FAILURE_WINDOW_MS = 10 * 60_000

/**
 * A guest's order by its number and the phone of its delivery (API-47). Wrong number or wrong phone: the same refusal, returned
 * so that the attempt is stored; after five in ten minutes TOO_MANY_ATTEMPTS, which is thrown and not stored.
 */
export function findGuestOrder(
  tx: WriteTx,
  { orderId, phoneNumber }: { orderId: string; phoneNumber: string },
  now: number,
): Readonly<Order> | Refusal {
  const failedAt = (tx.lookups.get(orderId)?.failedAt ?? []).filter((at) => now - at < FAILURE_WINDOW_MS)
  if (failedAt.length >= FAILURES_MAX) refuse('TOO_MANY_ATTEMPTS')

  const order = findOrder(tx, orderId)
  if (order?.phoneNumber === phoneNumber && tx.users.get(order.userId)?.provider === 'guest') return order
  tx.lookups.put({ id: orderId, failedAt: [...failedAt, now] })
  unschedule(tx, 'lookup', orderId)
  schedule(tx, 'lookup', orderId, now + FAILURE_WINDOW_MS)
  return new Refusal('ORDER_NOT_FOUND')
}

/** Forgets the failed look-ups of an order number, ten minutes after the last one. */
export function removeLookup(tx: WriteTx, orderId: string): void {
  tx.lookups.remove(orderId)
}

import type { Order } from '../../db/tables/orders.ts'
import type { WriteTx } from '../../db/tables.ts'
import { schedule, unschedule } from '../deadlines.ts'
import { findOrder } from './orders.ts'
import { Refusal, refuse } from '../refusal.ts'

const FAILURES_MAX = 5
const MEMORY = 10 * 60_000

/**
 * A guest's order by its number and the phone of its delivery (API-47). Wrong number or wrong phone: the same no, returned
 * because it counts; after five in ten minutes TOO_MANY_ATTEMPTS, which does not.
 */
export function findGuestOrder(
  tx: WriteTx,
  { orderId, phoneNumber }: { orderId: string; phoneNumber: string },
  now: number,
): Readonly<Order> | Refusal {
  const failedAt = (tx.lookups.get(orderId)?.failedAt ?? []).filter((at) => now - at < MEMORY)
  if (failedAt.length >= FAILURES_MAX) refuse('TOO_MANY_ATTEMPTS')

  const order = findOrder(tx, orderId)
  if (order?.phoneNumber === phoneNumber && tx.users.get(order.userId)?.provider === 'guest') return order
  tx.lookups.put({ id: orderId, failedAt: [...failedAt, now] })
  unschedule(tx, 'lookup', orderId)
  schedule(tx, 'lookup', orderId, now + MEMORY)
  return new Refusal('ORDER_NOT_FOUND')
}

/** Nobody asked for this number for ten minutes. */
export function removeLookup(tx: WriteTx, orderId: string): void {
  tx.lookups.remove(orderId)
}

import type { Deadline } from '../../db/collections/deadlines.ts'
import type { Order } from '../../db/collections/orders.ts'
import type { WriteTx } from '../../db/collections.ts'
import { textInWorld } from '../messages.ts'
import { failOrder, moveOrder } from './orderStates.ts'
import { closeOrder } from './refunds.ts'
import { orderMessages } from './orderMessages.ts'

/** Changes the status of an order whose deadline has passed (API-60). */
export function runOrderJob(tx: WriteTx, { of, at }: Pick<Deadline, 'of' | 'at'>): void {
  const order = tx.orders.findFirst((q) => q.where({ id: Number(of) }))
  switch (order?.status) {
    case 'PENDING':
      failOrder(tx, order, { code: 'PAYMENT_EXPIRED', reason: orderMessages.paymentExpired }, at)
      break
    case 'WAITING_FOR_DEPOSIT':
      closeUndeposited(tx, order, at)
      break
    case 'CONFIRMED':
      moveOrder(tx, order, 'PREPARING', at)
      break
    case 'PREPARING':
    case 'PARTIAL_CANCELED':
      moveOrder(tx, order, 'SHIPPING', at)
      break
    case 'SHIPPING':
      moveOrder(tx, order, 'DELIVERED', at)
      break
    case 'DELIVERED':
    case 'CANCELED':
    case 'FAILED':
    case undefined:
      break
  }
}

/** The code tells a missed deadline from a cancellation by the shopper. */
function closeUndeposited(tx: WriteTx, order: Order, at: number): void {
  const reason = textInWorld(tx, orderMessages.noDeposit)
  closeOrder(tx, order, { failCode: 'DEPOSIT_EXPIRED', failMessage: reason, cancelReason: reason, refundAccount: null }, at)
}

import type { Deadline } from '../../db/tables/deadlines.ts'
import type { WriteTx } from '../../db/tables.ts'
import { failOrder, moveOrder } from './orderStates.ts'
import { closeOrder } from './refunds.ts'

const EXPIRED = { code: 'PAYMENT_EXPIRED', message: '결제 시간이 지나 주문이 취소되었어요. 다시 주문해 주세요.' }
const NO_DEPOSIT = { cancelReason: '입금 기한 만료', refundAccount: null }

/** Changes the status of an order whose deadline has passed (API-60). */
export function runOrderJob(tx: WriteTx, { of, at }: Pick<Deadline, 'of' | 'at'>): void {
  const order = tx.orders.get(Number(of))
  switch (order?.status) {
    case 'PENDING':
      failOrder(tx, order, EXPIRED, at)
      break
    case 'WAITING_FOR_DEPOSIT':
      closeOrder(tx, order, NO_DEPOSIT, at)
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

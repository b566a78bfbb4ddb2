import type { Completion } from '../../../src/contract/orderShape.ts'
import type { Order, Payment } from '../../db/tables/orders.ts'
import type { WriteTx } from '../../db/tables.ts'
import { findOrder } from '../orders/orders.ts'
import { failOrder } from '../orders/orderStates.ts'
import { approvePayment } from './payments.ts'
import { Refusal } from '../refusal.ts'

type Fields = Readonly<Record<string, string | undefined>>

/** Pages of the client, below its base, that end a payment. */
const resultPages = { approved: 'payment/complete', canceled: 'payment/close', mobile: 'payment/mobile/result' }
const CANCELED_BY_SHOPPER = { code: 'PAYMENT_CANCELED', message: '사용자가 결제를 취소하였습니다.' }

/**
 * Handles the return from the provider's window (API-53) and returns the client's next page. A repeated request changes
 * nothing.
 */
export function returnFromWindow(tx: WriteTx, fields: Fields, now: number): string {
  const order = findOrder(tx, fields['orderNumber'] ?? '')
  if (!order) return resultPages.canceled
  if (fields['resultCode'] !== '0000') {
    abandonPayment(tx, order, { code: fields['resultCode'], message: fields['resultMsg'] }, now)
    return resultPages.canceled
  }
  const outcome = approveReturn(tx, order, tx.payments.get(fields['authToken']), undefined, now)
  return outcome instanceof Refusal ? resultPages.canceled : resultPages.approved
}

/** Handles the closing of the provider's window on its own page (API-53). */
export function closeWindow(tx: WriteTx, fields: Fields, now: number): string {
  const order = findOrder(tx, fields['orderNumber'] ?? '')
  if (order) abandonPayment(tx, order, CANCELED_BY_SHOPPER, now)
  return resultPages.canceled
}

/** Handles the return from the provider's mobile page (API-53), with the order number in the shop's own field. */
export function returnFromMobile(tx: WriteTx, fields: Fields, now: number): string {
  const payment = tx.payments.get(fields['P_TID'] || undefined)
  const order = fields['P_NOTI'] ? findOrder(tx, fields['P_NOTI']) : tx.orders.get(payment?.ofOrder)
  if (!order) return resultPage(undefined, new Refusal('ORDER_NOT_FOUND'))
  if (fields['P_STATUS'] === '00') return resultPage(order, approveReturn(tx, order, payment, fields['P_AMT'], now))
  const reason = { code: fields['P_STATUS'], message: fields['P_RMESG1'] }
  abandonPayment(tx, order, reason, now)
  return resultPage(order, { code: reason.code || CANCELED_BY_SHOPPER.code, message: reason.message ?? '' })
}

function resultPage(order: Order | undefined, outcome: Completion | { code: string; message: string }): string {
  const query = new URLSearchParams(order ? { orderId: order.orderId } : {})
  query.set('code', 'status' in outcome ? '00' : outcome.code)
  if ('message' in outcome && outcome.message !== '') query.set('message', outcome.message)
  return `${resultPages.mobile}?${query.toString()}`
}

/** Confirms a payment on behalf of the server: the provider's amount must equal the order's. */
function approveReturn(
  tx: WriteTx,
  order: Order,
  payment: Payment | undefined,
  reportedAmount: string | undefined,
  now: number,
): Completion | Refusal {
  const amount = reportedAmount ? Number(reportedAmount) : (payment?.amount ?? order.totalAmount)
  try {
    return approvePayment(tx, order, { channel: 'window', paymentKey: payment?.id ?? '', amount }, now)
  } catch (refusal) {
    // Thrown before anything was written.
    if (refusal instanceof Refusal) return refusal
    throw refusal
  }
}

/** Fails an order that is not paid yet. Phones send no message when a shopper goes back. */
function abandonPayment(
  tx: WriteTx,
  order: Order,
  { code, message }: { code: string | undefined; message: string | undefined },
  now: number,
): void {
  if (order.status !== 'PENDING') return
  failOrder(
    tx,
    order,
    { code: (code || CANCELED_BY_SHOPPER.code).slice(0, 100), message: (message || CANCELED_BY_SHOPPER.message).slice(0, 500) },
    now,
  )
}

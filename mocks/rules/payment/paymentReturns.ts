import type { Completion } from '../../../src/contract/orderShape.ts'
import type { Order, Payment } from '../../db/collections/orders.ts'
import type { ReadTx, WriteTx } from '../../db/collections.ts'
import { textInWorld, type Message } from '../messages.ts'
import { findOrder } from '../orders/orders.ts'
import { failOrder } from '../orders/orderStates.ts'
import { orderMessages } from '../orders/orderMessages.ts'
import { approvePayment } from './payments.ts'
import { Refusal } from '../refusal.ts'

type Fields = Readonly<Record<string, string | undefined>>

/** The client's next page, below its base, and why the order failed, for the request log. */
type Returned = { readonly target: string; readonly failure?: Failure | undefined }
type Failure = { readonly code: string; readonly reason: Message }

/** Pages of the client, below its base, that end a payment. */
const resultPages = { approved: 'payment/complete', canceled: 'payment/close', mobile: 'payment/mobile/result' }
const CANCELED_BY_SHOPPER = { code: 'PAYMENT_CANCELED', reason: orderMessages.canceledByShopper }

/** Handles the return from the provider's window (API-53). A repeated request changes nothing. */
export function returnFromWindow(tx: WriteTx, fields: Fields, now: number): Returned {
  const order = findOrder(tx, fields['orderNumber'] ?? '')
  if (!order) return { target: resultPages.canceled, failure: new Refusal('ORDER_NOT_FOUND') }
  if (fields['resultCode'] !== '0000') {
    const failure = abandonPayment(tx, order, { code: fields['resultCode'], message: fields['resultMsg'] }, now)
    return { target: resultPages.canceled, failure }
  }
  const outcome = approveReturn(tx, order, findPayment(tx, fields['authToken']), undefined, now)
  return outcome instanceof Refusal ? { target: resultPages.canceled, failure: outcome } : { target: resultPages.approved }
}

/** Handles the closing of the provider's window on its own page (API-53). */
export function closeWindow(tx: WriteTx, fields: Fields, now: number): Returned {
  const order = findOrder(tx, fields['orderNumber'] ?? '')
  return { target: resultPages.canceled, failure: order && abandonPayment(tx, order, {}, now) }
}

/** Handles the return from the provider's mobile page (API-53), with the order number in the shop's own field. */
export function returnFromMobile(tx: WriteTx, fields: Fields, now: number): Returned {
  const order = findOrder(tx, fields['P_NOTI'] ?? '')
  if (!order) return resultPage(tx, undefined, new Refusal('ORDER_NOT_FOUND'))
  if (fields['P_STATUS'] === '00') {
    return resultPage(tx, order, approveReturn(tx, order, findPayment(tx, fields['P_TID']), fields['P_AMT'], now))
  }
  const { P_STATUS: code, P_RMESG1: message } = fields
  const failure = abandonPayment(tx, order, { code, message }, now)
  return { ...resultPage(tx, order, { code: code || CANCELED_BY_SHOPPER.code, reason: message ?? '' }), failure }
}

const findPayment = (tx: ReadTx, id = '') => tx.payments.findFirst((q) => q.where({ id }))

function resultPage(tx: ReadTx, order: Order | undefined, outcome: Completion | Failure): Returned {
  const query = new URLSearchParams(order ? { orderId: order.orderId } : {})
  query.set('code', 'status' in outcome ? '00' : outcome.code)
  const message = 'reason' in outcome ? textInWorld(tx, outcome.reason) : ''
  if (message !== '') query.set('message', message)
  return { target: `${resultPages.mobile}?${query.toString()}`, failure: 'reason' in outcome ? outcome : undefined }
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

/**
 * Fails an order that is not paid yet, and returns why it failed, now or before; undefined for one that goes on. Phones send no
 * message when a shopper goes back.
 */
function abandonPayment(
  tx: WriteTx,
  order: Order,
  { code, message }: { code?: string | undefined; message?: string | undefined },
  now: number,
): Failure | undefined {
  const failed = {
    code: (code || CANCELED_BY_SHOPPER.code).slice(0, 100),
    reason: message?.slice(0, 500) || CANCELED_BY_SHOPPER.reason,
  }
  const { status, failCode, failMessage } = order.status === 'PENDING' ? failOrder(tx, order, failed, now) : order
  return status === 'FAILED' ? { code: failCode ?? '', reason: failMessage ?? '' } : undefined
}

import * as v from 'valibot'
import { instant } from './instant.ts'
import { REFUND_ACCOUNT_MAX_DIGITS, REFUND_HOLDER_MAX_LENGTH } from './limits.ts'
import { count, id, maybe, won } from './values.ts'
import { writtenText } from './writtenText.ts'

/** The states of an order (API-60). Replies are parsed as any string: an unknown state is shown unchanged. */
export const orderStatuses = [
  'PENDING',
  'CONFIRMED',
  'WAITING_FOR_DEPOSIT',
  'PREPARING',
  'SHIPPING',
  'DELIVERED',
  'CANCELED',
  'PARTIAL_CANCELED',
  'FAILED',
] as const

/** Codes of the banks of refund accounts (ORD-12). */
export const bankCodes = ['04', '88', '20', '81', '23', '03', '11', '07', '90', '92', '89', '71'] as const

export const virtualAccount = v.object({
  bankName: v.string(),
  accountNumber: v.string(),
  totalAmount: won,
  accountHolderName: maybe(v.string()),
  dueDate: instant,
})

/**
 * A refund account in a request. The server validates it further, so that invalid accounts have their own error code
 * (API-57).
 */
export const refundAccount = v.object({
  accountNumber: v.pipe(v.string(), v.maxLength(40)),
  bankCode: v.pipe(v.string(), v.maxLength(10)),
  holderName: v.pipe(v.string(), v.normalize('NFC'), v.maxLength(REFUND_HOLDER_MAX_LENGTH)),
})

/**
 * A complete account: a number, a known bank, a holder. Validated by the form and the server (ORD-08, API-57). Which lengths a
 * bank issues is not known here.
 */
export const completeRefundAccount = v.object({
  accountNumber: v.pipe(v.string(), v.regex(/^\d+$/), v.maxLength(REFUND_ACCOUNT_MAX_DIGITS)),
  bankCode: v.picklist(bankCodes),
  holderName: writtenText(REFUND_HOLDER_MAX_LENGTH),
})

export const orderLine = v.object({
  id,
  productId: id,
  productName: v.string(),
  productImageUrl: v.string(),
  size: v.string(),
  quantity: count,
  /** The unit price paid (OPEN-16). */
  price: won,
  canWriteReview: v.boolean(),
  canPartialCancel: v.boolean(),
  isCanceled: maybe(v.boolean()),
})

export const order = v.object({
  orderId: v.string(),
  id,
  orderedAt: instant,
  status: v.string(),
  totalAmount: won,
  /** The amount charged, before refunds; 0 if nothing was. Null from servers that do not send it. */
  paidAmount: maybe(won),
  productAmount: won,
  shippingAmount: won,
  address: v.object({ receiver: v.string(), phoneNumber: v.string(), address: v.string(), addressDetail: v.string() }),
  details: v.array(orderLine),
  isVirtualAccountPayment: v.boolean(),
  failCode: maybe(v.string()),
  failMessage: maybe(v.string()),
  virtualAccount: maybe(virtualAccount),
})

export const completion = v.object({
  orderId: maybe(v.string()),
  status: v.string(),
  virtualAccount: maybe(virtualAccount),
  failCode: maybe(v.string()),
  failMessage: maybe(v.string()),
})

export type OrderStatus = (typeof orderStatuses)[number]
export type VirtualAccount = v.InferOutput<typeof virtualAccount>
export type RefundAccount = v.InferOutput<typeof refundAccount>
export type OrderLine = v.InferOutput<typeof orderLine>
export type Order = v.InferOutput<typeof order>
export type Completion = v.InferOutput<typeof completion>

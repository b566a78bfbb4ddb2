import * as v from 'valibot'
import { completion, type OrderStatus } from '../../../src/contract/orderShape.ts'
import { paymentMethods } from '../../../src/contract/values.ts'
import { defineCollection, list, record, type RecordOf } from '../collection.ts'

const virtualAccount = record({
  bankName: v.string(),
  accountNumber: v.string(),
  accountHolderName: v.string(),
  /** The pending or received deposit in won. */
  amount: v.number(),
  /** The last second for the deposit (ms). */
  dueAt: v.number(),
})
export type VirtualAccount = v.InferOutput<typeof virtualAccount>

const refundAccount = record({ accountNumber: v.string(), bankCode: v.string(), holderName: v.string() })

/** Any text: a scenario has a status that only another backend would send. */
const status = v.custom<OrderStatus>((value) => typeof value === 'string')

/** A state of the order, and its time (ms). */
const statusChange = record({ status, at: v.number() })
export type StatusChange = v.InferOutput<typeof statusChange>

/** Amounts in won, as ordered. Paid and refunded amounts are in the payment. */
export const orders = defineCollection({
  schema: record({
    id: v.number(),
    /** The order number shown to shoppers. */
    orderId: v.string(),
    userId: v.number(),
    orderedAt: v.number(),
    status,
    /** Every state so far, the current one last. */
    history: list(statusChange),
    /** The time of payment (ms): packing, shipping and delivery follow after fixed numbers of days. */
    paidAt: v.nullable(v.number()),
    productAmount: v.number(),
    shippingAmount: v.number(),
    totalAmount: v.number(),
    /** As entered with the order. */
    receiver: v.string(),
    phoneNumber: v.string(),
    address: v.string(),
    addressDetail: v.string(),
    failCode: v.nullable(v.string()),
    failMessage: v.nullable(v.string()),
    virtualAccount: v.nullable(virtualAccount),
    cancelReason: v.nullable(v.string()),
    refundAccount: v.nullable(refundAccount),
  }),
  unique: [['orderId'], ['virtualAccount.accountNumber']],
  index: [['userId'], ['status']],
})
export type Order = RecordOf<typeof orders>

export const orderLines = defineCollection({
  schema: record({
    id: v.number(),
    /** The order's `id`. */
    ofOrder: v.number(),
    productId: v.number(),
    stockId: v.number(),
    productName: v.string(),
    productImageUrl: v.string(),
    size: v.string(),
    quantity: v.number(),
    /** The unit price paid. */
    price: v.number(),
    isCanceled: v.boolean(),
  }),
  index: [['ofOrder']],
})
export type OrderLine = RecordOf<typeof orderLines>

/** Whether a payment in this state confirmed its order. */
export const isConfirming = (state: 'issued' | 'awaited' | 'paid' | 'voided') => state === 'awaited' || state === 'paid'

/** Attempts to pay an order. The payment key is the id. At most one confirms the order. */
export const payments = defineCollection({
  schema: record({
    id: v.string(),
    ofOrder: v.number(),
    /** The provider's window replies through the server's return pages; its redirect through the shop's success page. */
    channel: v.picklist(['window', 'redirect']),
    method: v.picklist(paymentMethods),
    /** The amount that the provider charges. */
    amount: v.number(),
    /** `issued` by the provider, then `paid` (or `awaited` for a deposit), or `voided`. */
    state: v.picklist(['issued', 'awaited', 'paid', 'voided']),
    paid: v.number(),
    refunded: v.number(),
    /** The reply of the confirmation, repeated when a window reloads. */
    answer: v.nullable(completion),
    /** Emulates that the approval is lost on its way to the server, which then cancels it. */
    isReplyLost: v.exactOptional(v.literal(true)),
  }),
  unique: [({ ofOrder, state }) => (isConfirming(state) ? ofOrder : undefined)],
  index: [['ofOrder']],
})
export type Payment = RecordOf<typeof payments>
export type PaymentChannel = Payment['channel']

/** The times (ms) of guests' failed lookups of an order number; the number is the id. */
export const lookups = defineCollection({ schema: record({ id: v.string(), failedAt: list(v.number()) }) })

const SECOND = 1000
const MINUTE = 60 * SECOND
const DAY = 24 * 60 * MINUTE

/**
 * The time of the order's next status change (ms): unpaid orders fail, paid ones are packed, sent and delivered (API-60).
 * Undefined in a final state.
 */
export function dueTimeOf({ status, orderedAt, paidAt, virtualAccount }: Order): number | undefined {
  if (status === 'PENDING') return orderedAt + 30 * MINUTE
  if (status === 'WAITING_FOR_DEPOSIT') return (virtualAccount?.dueAt ?? orderedAt) + SECOND
  const days = { CONFIRMED: 1, PREPARING: 2, PARTIAL_CANCELED: 2, SHIPPING: 4, DELIVERED: 0, CANCELED: 0, FAILED: 0 }[status]
  return days > 0 ? (paidAt ?? orderedAt) + days * DAY : undefined
}

import type { Completion, OrderStatus } from '../../../src/contract/orderShape.ts'
import type { PaymentMethod } from '../../../src/contract/payment.ts'
import { Table } from '../table.ts'

export type VirtualAccount = {
  readonly bankName: string
  readonly accountNumber: string
  readonly accountHolderName: string
  /** The pending or received deposit in won. */
  readonly amount: number
  /** The last second for the deposit (ms). */
  readonly dueAt: number
}

type RefundAccount = { readonly accountNumber: string; readonly bankCode: string; readonly holderName: string }

/** A state of the order, and its time (ms). */
export type StatusChange = { readonly status: OrderStatus; readonly at: number }

/** Amounts in won, as ordered. Paid and refunded amounts are in the payment. */
export type Order = {
  readonly id: number
  /** The order number shown to shoppers. */
  readonly orderId: string
  readonly userId: number
  readonly orderedAt: number
  readonly status: OrderStatus
  /** Every state so far, the current one last. */
  readonly history: readonly StatusChange[]
  /** The time of payment (ms): packing, shipping and delivery follow after fixed numbers of days. */
  readonly paidAt: number | null
  readonly productAmount: number
  readonly shippingAmount: number
  readonly totalAmount: number
  /** As entered with the order. */
  readonly receiver: string
  readonly phoneNumber: string
  readonly address: string
  readonly addressDetail: string
  readonly failCode: string | null
  readonly failMessage: string | null
  readonly virtualAccount: VirtualAccount | null
  readonly cancelReason: string | null
  readonly refundAccount: RefundAccount | null
}

export type OrderLine = {
  readonly id: number
  /** The order's `id`. */
  readonly ofOrder: number
  readonly productId: number
  readonly stockId: number
  readonly productName: string
  readonly productImageUrl: string
  readonly size: string
  readonly quantity: number
  /** The unit price paid. */
  readonly price: number
  readonly isCanceled: boolean
}

/** The provider's window replies through the server's return pages; its redirect through the shop's success page. */
export type PaymentChannel = 'window' | 'redirect'

/** An attempt to pay an order. The payment key is the id. */
export type Payment = {
  readonly id: string
  readonly ofOrder: number
  readonly channel: PaymentChannel
  readonly method: PaymentMethod
  /** The amount that the provider charges. */
  readonly amount: number
  /** `issued` by the provider, then `paid` (or `awaited` for a deposit), or `voided`. */
  readonly state: 'issued' | 'awaited' | 'paid' | 'voided'
  readonly paid: number
  readonly refunded: number
  /** The reply of the confirmation, repeated when a window reloads. */
  readonly answer: Completion | null
  /** Emulates that the approval is lost on its way to the server, which then cancels it. */
  readonly isReplyLost?: true
}

/** The times (ms) of guests' failed lookups of an order number; the number is the id. */
export type Lookup = { readonly id: string; readonly failedAt: readonly number[] }

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

export class Orders extends Table<Order> {
  number = this.unique((order) => order.orderId)
  user = this.index((order) => order.userId)
  /** Orders with a pending deposit. */
  awaitingDeposit = this.index((order) => (order.status === 'WAITING_FOR_DEPOSIT' ? 'awaited' : undefined))
  account = this.unique((order) => order.virtualAccount?.accountNumber)
}

export class OrderLines extends Table<OrderLine> {
  order = this.index((line) => line.ofOrder)
}

export class Payments extends Table<Payment> {
  order = this.index((payment) => payment.ofOrder)
  /** The payment that confirmed an order. */
  confirmed = this.unique((payment) => (payment.state === 'paid' || payment.state === 'awaited' ? payment.ofOrder : undefined))
}

export class Lookups extends Table<Lookup> {}

import type { Completion, OrderStatus } from '../../../src/contract/orderShape.ts'
import type { PaymentMethod } from '../../../src/contract/payment.ts'
import { Table } from '../table.ts'

export type VirtualAccount = {
  readonly bankName: string
  readonly accountNumber: string
  readonly accountHolderName: string
  /** Won still to be deposited, or deposited. */
  readonly amount: number
  /** The last second for the deposit (ms). */
  readonly dueAt: number
}

type RefundAccount = { readonly accountNumber: string; readonly bankCode: string; readonly holderName: string }

/** A state the order came to, and when (ms). */
export type StatusChange = { readonly status: OrderStatus; readonly at: number }

/** Amounts in won, as ordered. What was paid and given back stands in the payment. */
export type Order = {
  readonly id: number
  /** The number a shopper reads. */
  readonly orderId: string
  readonly userId: number
  readonly orderedAt: number
  readonly status: OrderStatus
  /** Every state so far, the present one last. */
  readonly history: readonly StatusChange[]
  /** When the money came (ms): the parcel is packed, sent and delivered so many days after. */
  readonly paidAt: number | null
  readonly productAmount: number
  readonly shippingAmount: number
  readonly totalAmount: number
  /** As it was on the day of the order. */
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

/** The provider's window answers through the server's return pages; its redirect through the shop's success page. */
export type PaymentChannel = 'window' | 'redirect'

/** One try to pay an order. The payment key is the id. */
export type Payment = {
  readonly id: string
  readonly ofOrder: number
  readonly channel: PaymentChannel
  readonly method: PaymentMethod
  /** What the provider charges the shopper. */
  readonly amount: number
  /** `issued` by the provider, then `paid` (or `awaited` for a deposit), or `voided`. */
  readonly state: 'issued' | 'awaited' | 'paid' | 'voided'
  readonly paid: number
  readonly refunded: number
  /** The confirmation's reply, repeated as it was when a window reloads. */
  readonly answer: Completion | null
  /** The approval will be lost on its way to the server, which then cancels it. */
  readonly isReplyLost?: true
}

/** The failed look-ups of an order number by guests (ms); the number is the id. */
export type Lookup = { readonly id: string; readonly failedAt: readonly number[] }

const SECOND = 1000
const MINUTE = 60 * SECOND
const DAY = 24 * 60 * MINUTE

/** When the clock moves an order on (ms): unpaid ones end, paid ones are packed, sent and delivered (API-60). Undefined for an order at its end. */
export function dueTimeOf({ status, orderedAt, paidAt, virtualAccount }: Order): number | undefined {
  if (status === 'PENDING') return orderedAt + 30 * MINUTE
  if (status === 'WAITING_FOR_DEPOSIT') return (virtualAccount?.dueAt ?? orderedAt) + SECOND
  const days = { CONFIRMED: 1, PREPARING: 2, PARTIAL_CANCELED: 2, SHIPPING: 4, DELIVERED: 0, CANCELED: 0, FAILED: 0 }[status]
  return days > 0 ? (paidAt ?? orderedAt) + days * DAY : undefined
}

export class Orders extends Table<Order> {
  number = this.unique((order) => order.orderId)
  user = this.index((order) => order.userId)
  /** Orders whose deposit is still missing. */
  awaitingDeposit = this.index((order) => (order.status === 'WAITING_FOR_DEPOSIT' ? 'awaited' : undefined))
  account = this.unique((order) => order.virtualAccount?.accountNumber)
}

export class OrderLines extends Table<OrderLine> {
  order = this.index((line) => line.ofOrder)
}

export class Payments extends Table<Payment> {
  order = this.index((payment) => payment.ofOrder)
  /** The payment that an order was confirmed with. */
  confirmed = this.unique((payment) => (payment.state === 'paid' || payment.state === 'awaited' ? payment.ofOrder : undefined))
}

export class Lookups extends Table<Lookup> {}

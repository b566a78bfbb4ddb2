import type { OrderStatus } from '../../../src/contract/orderShape.ts'
import type { PaymentMethod } from '../../../src/contract/values.ts'
import { personas } from './personas.ts'

/** A line of a persona's order; `product` is the product's id. */
export interface LineSeed {
  readonly product: number
  readonly size: string
  readonly quantity?: number
  readonly isCanceled?: true
  /** This buyer wrote one of the reviews of the product. */
  readonly isReviewed?: true
}

/** A persona's order, its age in hours, and its current status. */
export interface OrderSeed {
  readonly userId: number
  readonly hoursAgo: number
  readonly status: OrderStatus
  readonly method: PaymentMethod
  readonly lines: readonly LineSeed[]
  readonly fail?: { readonly code: string; readonly message: OrderText }
  readonly cancelReason?: OrderText
}

/** What a persona or the payment provider wrote about an order; the words are in the seed's texts. */
export type OrderText = 'cardLimit' | 'cardRefused' | 'similarBag' | 'wrongSize'

const minseo = personas.minseo.id
const guest = personas.guestOrdered.id

/** Minseo has an order in every visible state, the guest has two orders. */
export const orders: readonly OrderSeed[] = [
  {
    userId: minseo,
    hoursAgo: 40 * 24 + 3,
    status: 'DELIVERED',
    method: 'Card',
    lines: [
      { product: 5, size: 'S', isReviewed: true },
      { product: 20, size: 'FREE', isReviewed: true },
    ],
  },
  {
    userId: minseo,
    hoursAgo: 21 * 24 + 5,
    status: 'CANCELED',
    method: 'Card',
    lines: [{ product: 28, size: '27' }],
    cancelReason: 'wrongSize',
  },
  {
    userId: minseo,
    hoursAgo: 9 * 24 + 2,
    status: 'DELIVERED',
    method: 'DirectBank',
    lines: [
      { product: 44, size: 'S', isReviewed: true },
      { product: 50, size: 'FREE' },
    ],
  },
  {
    userId: minseo,
    hoursAgo: 6 * 24 + 1,
    status: 'FAILED',
    method: 'Card',
    lines: [{ product: 41, size: 'S' }],
    fail: { code: 'REJECT_CARD_PAYMENT', message: 'cardLimit' },
  },
  {
    userId: minseo,
    hoursAgo: 3 * 24,
    status: 'SHIPPING',
    method: 'HPP',
    lines: [{ product: 60, size: 'FREE' }],
  },
  {
    userId: minseo,
    hoursAgo: 36,
    status: 'PREPARING',
    method: 'VBank',
    lines: [
      { product: 54, size: 'S' },
      { product: 57, size: 'S' },
    ],
  },
  {
    userId: minseo,
    hoursAgo: 30,
    status: 'PARTIAL_CANCELED',
    method: 'Card',
    lines: [
      { product: 53, size: 'S' },
      { product: 58, size: '240' },
      { product: 59, size: 'FREE', isCanceled: true },
    ],
    cancelReason: 'similarBag',
  },
  {
    userId: minseo,
    hoursAgo: 20,
    status: 'WAITING_FOR_DEPOSIT',
    method: 'VBank',
    lines: [
      { product: 26, size: 'S' },
      { product: 49, size: '235' },
    ],
  },
  {
    userId: minseo,
    hoursAgo: 3,
    status: 'CONFIRMED',
    method: 'Card',
    lines: [
      { product: 55, size: 'M' },
      { product: 56, size: '27' },
      { product: 38, size: 'FREE', quantity: 2 },
    ],
  },
  {
    userId: guest,
    hoursAgo: 15 * 24,
    status: 'DELIVERED',
    method: 'Card',
    lines: [{ product: 48, size: 'M' }],
  },
  {
    userId: guest,
    hoursAgo: 5,
    status: 'CONFIRMED',
    method: 'Card',
    lines: [
      { product: 52, size: 'L' },
      { product: 60, size: 'FREE' },
    ],
  },
]

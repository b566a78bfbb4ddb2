import type { OrderStatus } from '../../contract/orderShape.ts'

/** Everything the app derives from an order's status alone. Its names are texts: `ordersTexts.statuses`. */
export type StatusFacts = {
  /** Sign and colour of its chip. */
  tone: 'solid' | 'warning' | 'info' | 'moving' | 'success' | 'outline' | 'ended' | 'danger' | 'unknown'
  /** `awaited`: a deposit is due. A `canceled` order may have been paid before; of an `unknown` status nothing is known. */
  payment: 'pending' | 'awaited' | 'paid' | 'canceled' | 'failed' | 'unknown'
  /** Whether time alone changes the order no more. */
  isOver: boolean
  /** Whether the whole order may be cancelled. */
  canCancel: boolean
  /** Whether single lines may be cancelled, if there are several. */
  canCancelLine: boolean
  /** What happens to it now, or has happened last; null where it is not on its way to the shopper. */
  step: (typeof orderSteps)[number] | null
}

/** From the order to its arrival. `paid`, `unshipped` and `arrived` are between steps; `unshipped` tells nothing of the packing. */
export const orderSteps = ['payment', 'paid', 'packing', 'unshipped', 'shipping', 'arrival', 'arrived'] as const

const moving = { isOver: false, canCancel: false, canCancelLine: false } as const
const cancelable = { isOver: false, canCancel: true, canCancelLine: true } as const
const over = { isOver: true, canCancel: false, canCancelLine: false } as const

const statuses = {
  PENDING: { tone: 'unknown', payment: 'pending', ...moving, step: 'payment' },
  CONFIRMED: { tone: 'solid', payment: 'paid', ...cancelable, step: 'paid' },
  WAITING_FOR_DEPOSIT: { tone: 'warning', payment: 'awaited', ...cancelable, step: 'payment' },
  PREPARING: { tone: 'info', payment: 'paid', ...cancelable, step: 'packing' },
  SHIPPING: { tone: 'moving', payment: 'paid', ...moving, step: 'shipping' },
  DELIVERED: { tone: 'success', payment: 'paid', ...over, step: 'arrived' },
  CANCELED: { tone: 'ended', payment: 'canceled', ...over, step: null },
  PARTIAL_CANCELED: { tone: 'outline', payment: 'paid', ...moving, canCancelLine: true, step: 'unshipped' },
  FAILED: { tone: 'danger', payment: 'failed', ...over, step: null },
} as const satisfies Record<OrderStatus, StatusFacts>

/** A server may send statuses that the contract does not name. */
const unknown: StatusFacts = { tone: 'unknown', payment: 'unknown', ...moving, step: null }

export const isKnownStatus = (status: string): status is OrderStatus => Object.hasOwn(statuses, status)

export const statusFacts = (status: string): StatusFacts => (isKnownStatus(status) ? statuses[status] : unknown)

/** Whether some lines of an order in this state are cancelled. */
export const isPartlyCanceled = (status: string): boolean => statusFacts(status).step === 'unshipped'

/** Whether the payment of an order in this state has no outcome yet. */
export const isPending = (status: string): boolean => statusFacts(status).payment === 'pending'

/** Whether an order in this state is paid or has a pending deposit. */
export const hasSucceeded = (status: string): boolean => ['paid', 'awaited'].includes(statusFacts(status).payment)

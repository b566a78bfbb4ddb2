import type { Order, OrderStatus } from '../../contract/orderShape.ts'
import { orderAmounts } from './amounts.ts'
import { knownStatus } from './rules.ts'

const steps = ['payment', 'packing', 'shipping', 'arrival'] as const

export type ProgressStep = {
  name: (typeof steps)[number] | 'cancellation'
  /** `stopped` is the last step of an order that ended early. */
  state: 'done' | 'current' | 'coming' | 'stopped'
  /** A date of the server; `due` dates are a deadline. */
  date: { at: string; isDue: boolean } | null
}

/** The number of done steps, and whether the next one is under way. */
const reached: Partial<Record<OrderStatus, { done: number; isUnderWay: boolean }>> = {
  PENDING: { done: 0, isUnderWay: true },
  WAITING_FOR_DEPOSIT: { done: 0, isUnderWay: true },
  CONFIRMED: { done: 1, isUnderWay: false },
  PREPARING: { done: 1, isUnderWay: true },
  PARTIAL_CANCELED: { done: 1, isUnderWay: true },
  SHIPPING: { done: 2, isUnderWay: true },
  DELIVERED: { done: 4, isUnderWay: false },
}

/** The steps of an order up to its arrival, or up to where it ended; none for an unknown status. */
export function progressOf(order: Order): ProgressStep[] {
  const status = knownStatus(order.status)
  if (status === 'FAILED') return [{ name: 'payment', state: 'stopped', date: null }]
  if (status === 'CANCELED') return [...paymentBefore(order), { name: 'cancellation', state: 'stopped', date: null }]
  const progress = status && reached[status]
  if (!progress) return []
  return steps.map((name, at) => ({ name, state: stateOf(at, progress), date: name === 'payment' ? paymentDate(order) : null }))
}

function stateOf(at: number, { done, isUnderWay }: { done: number; isUnderWay: boolean }): ProgressStep['state'] {
  if (at < done) return 'done'
  return at === done && isUnderWay ? 'current' : 'coming'
}

/** The payment of a cancelled order, if the reply tells whether there was one. */
function paymentBefore(order: Order): ProgressStep[] {
  const { isPaid } = orderAmounts(order)
  if (isPaid === null) return []
  return [{ name: 'payment', state: isPaid ? 'done' : 'coming', date: isPaid ? paymentDate(order) : null }]
}

/** Cards are charged with the order. A deposit has a deadline; its day is not part of the reply. */
function paymentDate({ status, orderedAt, isVirtualAccountPayment, virtualAccount }: Order): ProgressStep['date'] {
  if (!isVirtualAccountPayment) return status === 'PENDING' ? null : { at: orderedAt, isDue: false }
  return status === 'WAITING_FOR_DEPOSIT' && virtualAccount ? { at: virtualAccount.dueDate, isDue: true } : null
}

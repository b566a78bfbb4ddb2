import type { Order } from '../../contract/orderShape.ts'
import { statusFacts, way, type StatusFacts } from './status.ts'
import { orderAmounts } from './amounts.ts'

const steps = ['payment', 'packing', 'shipping', 'arrival'] as const

export type ProgressStep = {
  name: (typeof steps)[number] | 'cancellation'
  /** `stopped` is the last step of an order that ended early. */
  state: 'done' | 'current' | 'coming' | 'stopped'
  /** A date of the server; `due` dates are a deadline. */
  date: { at: string; isDue: boolean } | null
}

/** The steps of an order up to its arrival, or up to where it ended; none for an unknown status. */
export function progressOf(order: Order): ProgressStep[] {
  const { payment, step } = statusFacts(order.status)
  if (payment === 'unknown') return []
  if (payment === 'failed') return [{ name: 'payment', state: 'stopped', date: null }]
  if (payment === 'canceled') return [...paymentBefore(order), { name: 'cancellation', state: 'stopped', date: null }]
  return steps.map((name) => ({ name, state: stateOf(name, step), date: name === 'payment' ? paymentDate(order) : null }))
}

function stateOf(name: (typeof steps)[number], now: StatusFacts['step']): ProgressStep['state'] {
  if (name === now) return 'current'
  return now !== null && way.indexOf(name) < way.indexOf(now) ? 'done' : 'coming'
}

/** The payment of a cancelled order, if the reply tells whether there was one. */
function paymentBefore(order: Order): ProgressStep[] {
  const { isPaid } = orderAmounts(order)
  if (isPaid === null) return []
  return [{ name: 'payment', state: isPaid ? 'done' : 'coming', date: isPaid ? paymentDate(order) : null }]
}

/** Cards are charged with the order. A deposit has a deadline; its day is not part of the reply. */
function paymentDate({ status, orderedAt, isVirtualAccountPayment, virtualAccount }: Order): ProgressStep['date'] {
  const { payment } = statusFacts(status)
  if (!isVirtualAccountPayment) return payment === 'pending' ? null : { at: orderedAt, isDue: false }
  return payment === 'awaited' && virtualAccount ? { at: virtualAccount.dueDate, isDue: true } : null
}

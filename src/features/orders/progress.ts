import type { Order } from '../../contract/orderShape.ts'
import { statusFacts, type StatusFacts } from '../../store/order/orderStatus.ts'
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
  const status = statusFacts(order.status)
  switch (status.payment) {
    case 'failed':
      return [{ name: 'payment', state: 'stopped', date: null }]
    case 'canceled':
      return [...paymentBefore(order), { name: 'cancellation', state: 'stopped', date: null }]
    case 'unknown':
      return []
    default:
      return steps.map((name) => ({ name, state: stateOf(name, status), date: name === 'payment' ? paymentDate(order) : null }))
  }
}

function stateOf(name: (typeof steps)[number], { next, isUnderWay }: StatusFacts): ProgressStep['state'] {
  if (next === null || steps.indexOf(name) < steps.indexOf(next)) return 'done'
  return name === next && isUnderWay ? 'current' : 'coming'
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

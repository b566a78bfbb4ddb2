/** Paid orders, and orders with a pending deposit. */
const succeeded: ReadonlySet<string> = new Set([
  'CONFIRMED',
  'WAITING_FOR_DEPOSIT',
  'PREPARING',
  'SHIPPING',
  'DELIVERED',
  'PARTIAL_CANCELED',
])

/** Whether an order in this state is paid or has a pending deposit. */
export const hasSucceeded = (status: string): boolean => succeeded.has(status)

/** The states of paid orders and of those that await their deposit. */
const succeeded: ReadonlySet<string> = new Set([
  'CONFIRMED',
  'WAITING_FOR_DEPOSIT',
  'PREPARING',
  'SHIPPING',
  'DELIVERED',
  'PARTIAL_CANCELED',
])

/** Whether the payment of an order in this state succeeded. */
export const hasSucceeded = (status: string): boolean => succeeded.has(status)

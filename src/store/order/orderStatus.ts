/** What only a paid order, or one that awaits its deposit, can be. */
const succeeded: ReadonlySet<string> = new Set([
  'CONFIRMED',
  'WAITING_FOR_DEPOSIT',
  'PREPARING',
  'SHIPPING',
  'DELIVERED',
  'PARTIAL_CANCELED',
])

export const hasSucceeded = (status: string): boolean => succeeded.has(status)

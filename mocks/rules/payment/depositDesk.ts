import { passTime } from '../../db/clock.ts'
import type { Order } from '../../db/tables/orders.ts'
import type { ReadTx, WriteTx } from '../../db/tables.ts'
import { recordDeposit } from '../orders/deposits.ts'
import { providerRefuses } from '../providerRefusal.ts'
import { runDueJobs } from '../runDueJobs.ts'

/** A virtual account that awaits its deposit. Amount in won, `dueAt` in ms. */
export type AwaitedDeposit = {
  readonly orderId: string
  readonly bankName: string
  readonly accountNumber: string
  readonly accountHolderName: string
  readonly amount: number
  readonly dueAt: number
}

/** What the bank did with a deposit: it refuses another amount, and one after the deadline or the money. */
export type DepositEnd = 'taken' | 'wrongAmount' | 'closed'

export function awaitedDeposits(t: ReadTx): AwaitedDeposit[] {
  return t.orders
    .all(t.orders.awaited.ids('awaited'))
    .flatMap(({ orderId, virtualAccount }) => (virtualAccount ? [{ orderId, ...virtualAccount }] : []))
}

/** Pays into an account, and tells the shop `notices` times: the second notice changes nothing. Refuses UNKNOWN_ACCOUNT. */
export function payIn(
  t: WriteTx,
  { accountNumber, amount, notices }: { accountNumber: string; amount: number; notices: number },
  now: number,
): { end: DepositEnd; changed: readonly boolean[] } {
  const { orderId, status, virtualAccount } = ownerOf(t, accountNumber)
  if (status !== 'WAITING_FOR_DEPOSIT') return { end: 'closed', changed: [] }
  if (virtualAccount?.amount !== amount) return { end: 'wrongAmount', changed: [] }
  const changed = Array.from({ length: notices }, () => recordDeposit(t, { orderId, amount }, now))
  return { end: 'taken', changed }
}

/** Lets the world's time pass until the deadline of an account is over. Refuses UNKNOWN_ACCOUNT. */
export function passDeadline(t: WriteTx, accountNumber: string, now: number): { passedMs: number } {
  const { virtualAccount } = ownerOf(t, accountNumber)
  const passedMs = Math.max(0, (virtualAccount?.dueAt ?? now) + 1000 - now)
  if (passedMs > 0) passTime(t.counters, passedMs)
  runDueJobs(t, now + passedMs)
  return { passedMs }
}

function ownerOf(t: ReadTx, accountNumber: string): Readonly<Order> {
  return t.orders.get(t.orders.account.owner(accountNumber)) ?? providerRefuses('UNKNOWN_ACCOUNT')
}

import { passTime } from '../../db/clock.ts'
import type { Order } from '../../db/collections/orders.ts'
import type { ReadTx, WriteTx } from '../../db/collections.ts'
import { recordDeposit } from '../orders/deposits.ts'
import { throwProviderError } from '../refusal.ts'
import { runDueJobs } from '../runDueJobs.ts'

/** A virtual account with a pending deposit. Amount in won, `dueAt` in ms. */
export type AwaitedDeposit = {
  readonly orderId: string
  readonly bankName: string
  readonly accountNumber: string
  readonly accountHolderName: string
  readonly amount: number
  readonly dueAt: number
}

/** The bank's reply to a deposit: it refuses a wrong amount, and a late or second deposit. */
export type DepositOutcome = 'taken' | 'wrongAmount' | 'closed'

export function awaitedDeposits(tx: ReadTx): AwaitedDeposit[] {
  return tx.orders
    .findMany((q) => q.where({ status: 'WAITING_FOR_DEPOSIT' }))
    .flatMap(({ orderId, virtualAccount }) => (virtualAccount ? [{ orderId, ...virtualAccount }] : []))
}

/** Pays into an account, and notifies the shop `notices` times: the second notice changes nothing. Refuses UNKNOWN_ACCOUNT. */
export function depositInto(
  tx: WriteTx,
  { accountNumber, amount, notices }: { accountNumber: string; amount: number; notices: number },
  now: number,
): { end: DepositOutcome; changed: readonly boolean[] } {
  const { orderId, status, virtualAccount } = orderOfAccount(tx, accountNumber)
  if (status !== 'WAITING_FOR_DEPOSIT') return { end: 'closed', changed: [] }
  if (virtualAccount?.amount !== amount) return { end: 'wrongAmount', changed: [] }
  const changed = Array.from({ length: notices }, () => recordDeposit(tx, { orderId, amount }, now))
  return { end: 'taken', changed }
}

/** Moves the world's clock past the deadline of an account. Refuses UNKNOWN_ACCOUNT. */
export function passDeadline(tx: WriteTx, accountNumber: string, now: number): { passedMs: number } {
  const { virtualAccount } = orderOfAccount(tx, accountNumber)
  const passedMs = Math.max(0, (virtualAccount?.dueAt ?? now) + 1000 - now)
  if (passedMs > 0) passTime(tx.counters, passedMs)
  runDueJobs(tx, now + passedMs)
  return { passedMs }
}

function orderOfAccount(tx: ReadTx, accountNumber: string): Readonly<Order> {
  return tx.orders.findFirst((q) => q.where({ virtualAccount: { accountNumber } })) ?? throwProviderError('UNKNOWN_ACCOUNT')
}

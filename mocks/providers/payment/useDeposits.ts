import { useState } from 'react'
import { ask } from '../ask.ts'
import { deadlineShape, depositsShape, payInShape, type AwaitedDeposit, type PayInEnd } from '../calls.ts'
import { useAsked, type Asked } from '../useAsked.ts'

/** What came of the last thing that was played. */
export type DepositEnd = PayInEnd | { readonly end: 'passed' | 'failed'; readonly changed: readonly boolean[] }

export type DepositsPageProps = {
  readonly asked: Asked<readonly AwaitedDeposit[]>
  readonly end: DepositEnd | undefined
  readonly onPayIn: (accountNumber: string, amount: number, notices: number) => void
  readonly onPassDeadline: (accountNumber: string) => void
  readonly onRetry: () => void
}

const open = () => ask(depositsShape, 'payment/deposits')

/** The bank's desk: the accounts that await a deposit, and what can happen to them. */
export function useDeposits(): DepositsPageProps {
  const [end, setEnd] = useState<DepositEnd>()
  const { asked, again } = useAsked(open)
  const tell = (call: Promise<DepositEnd>) => {
    call
      .then(setEnd, () => setEnd({ end: 'failed', changed: [] }))
      .finally(again)
      .catch(() => undefined)
  }
  return {
    asked,
    end,
    onPayIn: (accountNumber, amount, notices) =>
      tell(ask(payInShape, 'payment/pay-in', { body: { accountNumber, amount, notices } })),
    onPassDeadline: (accountNumber) =>
      tell(ask(deadlineShape, 'payment/deadline', { body: { accountNumber } }).then(() => ({ end: 'passed', changed: [] }))),
    onRetry: again,
  }
}

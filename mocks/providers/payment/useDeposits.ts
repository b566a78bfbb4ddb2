import { useState } from 'react'
import { callProvider } from '../callProvider.ts'
import { deadlineShape, depositsShape, payInShape, type AwaitedDeposit, type PayInEnd } from '../../handlers/providers/calls.ts'
import { useProviderCall, type CallState } from '../useProviderCall.ts'

/** The result of the last action. */
export type DepositEnd = PayInEnd | { readonly end: 'passed' | 'failed'; readonly changed: readonly boolean[] }

export type DepositsPageProps = {
  readonly state: CallState<readonly AwaitedDeposit[]>
  readonly end: DepositEnd | undefined
  readonly onPayIn: (accountNumber: string, amount: number, notices: number) => void
  readonly onPassDeadline: (accountNumber: string) => void
  readonly onRetry: () => void
}

const open = () => callProvider(depositsShape, 'payment/deposits')

/** The virtual accounts with a pending deposit, and the actions on them. */
export function useDeposits(): DepositsPageProps {
  const [end, setEnd] = useState<DepositEnd>()
  const { state, retry } = useProviderCall(open)
  const send = (call: Promise<DepositEnd>) => {
    call
      .then(setEnd, () => setEnd({ end: 'failed', changed: [] }))
      .finally(retry)
      .catch(() => undefined)
  }
  return {
    state,
    end,
    onPayIn: (accountNumber, amount, notices) =>
      send(callProvider(payInShape, 'payment/pay-in', { body: { accountNumber, amount, notices } })),
    onPassDeadline: (accountNumber) =>
      send(
        callProvider(deadlineShape, 'payment/deadline', { body: { accountNumber } }).then(() => ({ end: 'passed', changed: [] })),
      ),
    onRetry: retry,
  }
}

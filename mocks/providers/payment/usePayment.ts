import { useState } from 'react'
import { postForm } from '../../../src/lib/postForm.ts'
import { callProvider, CallFailed, pageFields } from '../callProvider.ts'
import { paymentResultShape, paymentShape, type PaymentDetails, type PaymentResult } from '../../handlers/providers/calls.ts'
import { useProviderCall, type CallState } from '../useProviderCall.ts'
import { useReturn } from '../useReturn.ts'
import type { Method } from './rules.ts'

/** With an empty `outcome` the number decides. */
export type Choice = { readonly method: Method; readonly number: string; readonly expiry: string; readonly outcome: string }

export type PaymentPageProps = {
  readonly state: CallState<PaymentDetails>
  readonly phase: 'choosing' | 'working' | 'gone'
  readonly onPay: (choice: Choice) => void
  /** The window's close button. */
  readonly onClose: () => void
  readonly onRetry: () => void
}

/** The state of the payment page: the payment's details, and the provider's reply to the shopper's choice. */
export function usePayment(): PaymentPageProps {
  const [phase, setPhase] = useState<PaymentPageProps['phase']>('choosing')
  const { state, retry, fail } = useProviderCall(open)

  const answer = (call: 'answer' | 'close', more: object) => {
    if (phase === 'working') return
    setPhase('working')
    callProvider(paymentResultShape, `payment/${call}`, { body: { fields: pageFields(), ...more }, need: 'postedForms' }).then(
      (answer) => follow(answer, () => setPhase('gone')),
      (thrown: unknown) => {
        setPhase('choosing')
        fail(thrown)
      },
    )
  }
  const cancel = (method: Method) => answer('answer', { method, number: '', expiry: '', outcome: 'cancelled' })
  // After a return from the back/forward cache the order may be paid.
  useReturn(() => {
    setPhase('choosing')
    retry()
  })
  return {
    state,
    phase,
    onPay: (choice) => answer('answer', choice),
    onClose: () => {
      const [method] = state.at === 'ready' ? state.answer.methods : []
      if (state.at !== 'ready' || !method) leave()
      else if (state.answer.kind === 'window') answer('close', {})
      else cancel(method)
    },
    onRetry: retry,
  }
}

const PHONE = /Android|iPhone|iPad|iPod|Mobile/i

async function open(): Promise<PaymentDetails> {
  const payment = await callProvider(paymentShape, 'payment/open', { body: { fields: pageFields() }, need: 'postedForms' })
  // Like the real provider, the desktop window rejects phones.
  if (payment.kind === 'window' && PHONE.test(navigator.userAgent)) {
    throw new CallFailed({ kind: 'refused', code: 'DEVICE', message: '' })
  }
  return payment
}

/** Closes the popup, or goes back in the shop's own tab, without a reply to the shop. */
function leave(): void {
  window.close()
  if (!window.closed && history.length > 1) history.back()
}

/** Follows the provider's reply like the real page: submits a form, navigates, or only closes. */
function follow(answer: PaymentResult, onGone: () => void): void {
  setTimeout(() => {
    if (answer.way === 'go') location.assign(answer.to)
    else if (answer.way === 'post') postForm(answer.action, answer.fields, answer.charset)
    else {
      window.close()
      onGone()
    }
  }, answer.pauseMs)
}

import { useState } from 'react'
import { ask, CallFailed, pageFields } from '../ask.ts'
import { answerShape, paymentShape, type AskedPayment } from '../calls.ts'
import { useAsked, type Asked } from '../useAsked.ts'
import { useReturn } from '../useReturn.ts'
import { follow } from './follow.ts'
import type { Method } from './rules.ts'

/** `outcome` empty: the number decides. */
export type Choice = { readonly method: Method; readonly number: string; readonly expiry: string; readonly outcome: string }

export type PaymentPageProps = {
  readonly asked: Asked<AskedPayment>
  readonly phase: 'choosing' | 'working' | 'gone'
  readonly onPay: (choice: Choice) => void
  /** The window's cross. */
  readonly onClose: () => void
  readonly onRetry: () => void
}

/** The payment page: what is to be paid, and the provider's answer to a choice. */
export function usePayment(): PaymentPageProps {
  const [phase, setPhase] = useState<PaymentPageProps['phase']>('choosing')
  const { asked, again, fail } = useAsked(open)

  const answer = (call: 'answer' | 'close', more: object) => {
    if (phase === 'working') return
    setPhase('working')
    ask(answerShape, `payment/${call}`, { body: { fields: pageFields(), ...more }, need: 'postedForms' }).then(
      (answer) => follow(answer, () => setPhase('gone')),
      (thrown: unknown) => {
        setPhase('choosing')
        fail(thrown)
      },
    )
  }
  const cancel = (method: Method) => answer('answer', { method, number: '', expiry: '', outcome: 'cancelled' })
  // Back from the shop to a page the browser has kept: it asks anew, for the order may be paid.
  useReturn(() => {
    setPhase('choosing')
    again()
  })
  return {
    asked,
    phase,
    onPay: (choice) => answer('answer', choice),
    onClose: () => {
      const [method] = asked.at === 'ready' ? asked.answer.methods : []
      if (asked.at !== 'ready' || !method) leave()
      else if (asked.answer.kind === 'window') answer('close', {})
      else cancel(method)
    },
    onRetry: again,
  }
}

const PHONE = /Android|iPhone|iPad|iPod|Mobile/i

async function open(): Promise<AskedPayment> {
  const asked = await ask(paymentShape, 'payment/open', { body: { fields: pageFields() }, need: 'postedForms' })
  // As the real one: the desktop's window refuses phones.
  if (asked.kind === 'window' && PHONE.test(navigator.userAgent)) {
    throw new CallFailed({ kind: 'refused', code: 'DEVICE', message: '' })
  }
  return asked
}

/** A popup closes; a page in the shop's own tab goes back to it. Nobody is told. */
function leave(): void {
  window.close()
  if (!window.closed && history.length > 1) history.back()
}

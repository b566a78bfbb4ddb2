import { useState, type FormEvent } from 'react'
import { useLocale, useTexts } from '../../../src/texts/useTexts.ts'
import { won } from '../../../src/lib/format.ts'
import type { PaymentDetails } from '../../handlers/providers/calls.ts'
import { PageButton } from '../Controls.tsx'
import { focusOnMount } from '../focus.ts'
import { MethodFields } from './MethodFields.tsx'
import css from './PaymentPage.module.css'
import { findInvalidFields, testNumbers, type Method, type InvalidField, type PaymentInput } from './rules.ts'
import { SandboxTools } from './SandboxTools.tsx'
import { paymentTexts } from './texts.ts'
import type { Choice } from './usePayment.ts'

type Props = { payment: PaymentDetails; isWorking: boolean; onPay: (choice: Choice) => void }

export function PayForm({ payment, isWorking, onPay }: Props) {
  const texts = useTexts(paymentTexts)
  const { language } = useLocale()
  const [method, setMethod] = useState<Method>(payment.methods[0] ?? 'Card')
  const [typed, setTyped] = useState<PaymentInput>({ number: '', expiry: '', isAgreed: false })
  const [mistakes, setMistakes] = useState<ReadonlySet<InvalidField>>(new Set())
  const [outcome, setOutcome] = useState('')

  const type = (change: Partial<PaymentInput>) => setTyped({ ...typed, ...change })
  const choose = (chosen: Method) => {
    setMethod(chosen)
    setTyped({ number: '', expiry: '', isAgreed: typed.isAgreed })
    setMistakes(new Set())
  }
  const pay = (event: FormEvent) => {
    event.preventDefault()
    // A chosen outcome needs no numbers.
    const found = outcome === '' ? findInvalidFields(method, typed) : new Set<InvalidField>()
    setMistakes(found)
    if (found.size === 0) onPay({ method, number: typed.number, expiry: typed.expiry, outcome })
  }

  return (
    <form className={css.form} onSubmit={pay} noValidate>
      <h1 ref={focusOnMount} tabIndex={-1}>
        {texts.title}
      </h1>
      <Methods methods={payment.methods} chosen={method} onChoose={choose} />
      {/* Above the fields, so that the sticky buttons do not cover it in the payment window. */}
      <PageButton variant="quiet" onClick={() => type({ ...testNumbers[method], isAgreed: true })}>
        {texts.fill}
      </PageButton>
      <MethodFields method={method} amount={payment.amount} typed={typed} mistakes={mistakes} onType={type} />
      <label className={css.agree}>
        <input type="checkbox" checked={typed.isAgreed} onChange={(event) => type({ isAgreed: event.target.checked })} />
        <span>{texts.agree}</span>
      </label>
      {mistakes.has('agree') && (
        <p className={css.mistake} role="alert">
          {texts.errors.agree}
        </p>
      )}
      <SandboxTools payment={payment} outcome={outcome} onChoose={setOutcome} />
      <div className={css.actions}>
        <PageButton
          variant="quiet"
          disabled={isWorking}
          onClick={() => onPay({ method, number: '', expiry: '', outcome: 'cancelled' })}
        >
          {texts.cancel}
        </PageButton>
        <PageButton isSubmit disabled={isWorking}>
          {texts.pay(won(payment.amount, language))}
        </PageButton>
      </div>
      <output className={css.working}>{isWorking && texts.working}</output>
    </form>
  )
}

type MethodsProps = { methods: readonly Method[]; chosen: Method; onChoose: (method: Method) => void }

function Methods({ methods, chosen, onChoose }: MethodsProps) {
  const texts = useTexts(paymentTexts)
  return (
    <fieldset className={css.methods}>
      <legend>{texts.method}</legend>
      {methods.map((method) => (
        <label key={method}>
          <input type="radio" name="method" checked={method === chosen} onChange={() => onChoose(method)} />
          <span>{texts.methods[method]}</span>
        </label>
      ))}
    </fieldset>
  )
}

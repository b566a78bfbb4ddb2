import { useState, type ComponentType } from 'react'
import { useTexts } from '../../../src/texts/useTexts.ts'
import { PageInput, PageSelect } from '../Controls.tsx'
import {
  banks,
  cardText,
  carriers,
  expiryText,
  instalmentsOf,
  type Method,
  type InvalidField,
  type PaymentInput,
} from './rules.ts'
import { paymentTexts } from './texts.ts'

type Props = {
  method: Method
  amount: number
  typed: PaymentInput
  mistakes: ReadonlySet<InvalidField>
  onType: (change: Partial<PaymentInput>) => void
}

/** The fields of a payment method. */
export function MethodFields(props: Props) {
  const Fields = fieldsOf[props.method]
  return <Fields {...props} />
}

function CardFields({ amount, typed, mistakes, onType }: Props) {
  const texts = useTexts(paymentTexts)
  const [months, setMonths] = useState('0')
  const choices = instalmentsOf(amount).map((count) => ({ value: String(count), label: texts.months(count) }))
  return (
    <>
      <PageInput
        label={texts.card}
        inputMode="numeric"
        autoComplete="off"
        value={typed.number}
        error={mistakes.has('card') ? texts.errors.card : undefined}
        onType={(number) => onType({ number: cardText(number) })}
      />
      <PageInput
        label={texts.expiry}
        inputMode="numeric"
        autoComplete="off"
        value={typed.expiry}
        error={mistakes.has('expiry') ? texts.errors.expiry : undefined}
        onType={(expiry) => onType({ expiry: expiryText(expiry) })}
      />
      <PageSelect
        label={texts.instalment}
        {...(choices.length === 1 && { hint: texts.instalmentHint })}
        value={months}
        choices={choices}
        onChoose={setMonths}
      />
    </>
  )
}

const same = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }))

function AccountFields({ typed, mistakes, onType }: Props) {
  const texts = useTexts(paymentTexts)
  const [bank, setBank] = useState(banks[0] ?? '')
  return (
    <>
      <PageSelect label={texts.bank} value={bank} choices={same(banks)} onChoose={setBank} />
      <PageInput
        label={texts.account}
        inputMode="numeric"
        autoComplete="off"
        value={typed.number}
        error={mistakes.has('account') ? texts.errors.account : undefined}
        onType={(number) => onType({ number })}
      />
    </>
  )
}

function VirtualAccountFields({ typed, mistakes, onType }: Props) {
  const texts = useTexts(paymentTexts)
  return (
    <>
      <PageInput label={texts.vbank} hint={texts.vbankHint} value={texts.vbankName} />
      <PageInput
        label={texts.receipt}
        inputMode="tel"
        autoComplete="off"
        value={typed.number}
        error={mistakes.has('phone') ? texts.errors.phone : undefined}
        onType={(number) => onType({ number })}
      />
    </>
  )
}

function PhoneFields({ typed, mistakes, onType }: Props) {
  const texts = useTexts(paymentTexts)
  const [carrier, setCarrier] = useState(carriers[0] ?? '')
  return (
    <>
      <PageSelect label={texts.carrier} value={carrier} choices={same(carriers)} onChoose={setCarrier} />
      <PageInput
        label={texts.phone}
        inputMode="tel"
        autoComplete="off"
        value={typed.number}
        error={mistakes.has('phone') ? texts.errors.phone : undefined}
        onType={(number) => onType({ number })}
      />
    </>
  )
}

const fieldsOf: Readonly<Record<Method, ComponentType<Props>>> = {
  Card: CardFields,
  DirectBank: AccountFields,
  VBank: VirtualAccountFields,
  HPP: PhoneFields,
}

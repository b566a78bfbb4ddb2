import { useState, type ComponentType } from 'react'
import { useTexts } from '../../../src/texts/useTexts.ts'
import { useLimited } from '../../../src/ui/controls/useLimited.ts'
import { PageInput, PageSelect } from '../Controls.tsx'
import { instalmentsOf, limits, type Method, type InvalidField, type PaymentInput } from './rules.ts'
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
      <NumberField
        field="card"
        label={texts.card}
        value={typed.number}
        mistakes={mistakes}
        onType={(number) => onType({ number })}
      />
      <NumberField
        field="expiry"
        label={texts.expiry}
        value={typed.expiry}
        mistakes={mistakes}
        onType={(expiry) => onType({ expiry })}
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

type NumberFieldProps = Pick<Props, 'mistakes'> & {
  field: keyof typeof limits
  label: string
  inputMode?: 'numeric' | 'tel'
  value: string
  onType: (value: string) => void
}

function NumberField({ field, label, inputMode = 'numeric', value, mistakes, onType }: NumberFieldProps) {
  const { errors } = useTexts(paymentTexts)
  const control = useLimited({ value, onText: onType, ...limits[field] })
  const error = mistakes.has(field) ? errors[field] : undefined
  return <PageInput label={label} inputMode={inputMode} autoComplete="off" error={error} {...control} />
}

/** The value is the place in the list: the names change with the language. */
const byPlace = (names: readonly string[]) => names.map((label, place) => ({ value: String(place), label }))

function AccountFields({ typed, mistakes, onType }: Props) {
  const texts = useTexts(paymentTexts)
  const [bank, setBank] = useState('0')
  return (
    <>
      <PageSelect label={texts.bank} value={bank} choices={byPlace(texts.banks)} onChoose={setBank} />
      <NumberField
        field="account"
        label={texts.account}
        value={typed.number}
        mistakes={mistakes}
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
      <NumberField
        field="phone"
        label={texts.receipt}
        inputMode="tel"
        value={typed.number}
        mistakes={mistakes}
        onType={(number) => onType({ number })}
      />
    </>
  )
}

function PhoneFields({ typed, mistakes, onType }: Props) {
  const texts = useTexts(paymentTexts)
  const [carrier, setCarrier] = useState('0')
  return (
    <>
      <PageSelect label={texts.carrier} value={carrier} choices={byPlace(texts.carriers)} onChoose={setCarrier} />
      <NumberField
        field="phone"
        label={texts.phone}
        inputMode="tel"
        value={typed.number}
        mistakes={mistakes}
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

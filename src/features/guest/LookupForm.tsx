import { useRef, useState, type SubmitEvent } from 'react'
import { ORDER_ID_MAX_LENGTH } from '../../contract/limits.ts'
import { guestPhone } from '../../lib/phone.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { LimitedTextInput } from '../../ui/LimitedTextArea.tsx'
import { PhoneInput } from '../../ui/PhoneInput.tsx'
import css from './LookupForm.module.css'
import { validateLookup, type FieldErrors, type GuestOrderRequest } from './rules.ts'
import { guestOrdersTexts } from './texts.ts'

type Props = { isBusy: boolean; onSubmit: (request: GuestOrderRequest) => void }

/** Order number and phone number, which together identify a guest's order (GUEST-01…03, OPEN-06). */
export function LookupForm({ isBusy, onSubmit }: Props) {
  const texts = useTexts(guestOrdersTexts)
  const [orderId, setOrderId] = useState('')
  const [phoneNumber, setPhone] = useState('')
  const [errors, setErrors] = useState<FieldErrors>({})
  const place = useRef<HTMLFormElement>(null)

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isBusy) return
    const form = validateLookup({ orderId, phoneNumber })
    setErrors(form.ok ? {} : form.errors)
    if (form.ok) return onSubmit(form.value)
    place.current?.querySelector<HTMLElement>(form.errors.orderId ? '[name="orderId"]' : '[name="phoneNumber"]')?.focus()
    return undefined
  }
  return (
    <form ref={place} className={css.form} onSubmit={submit} noValidate>
      <Field label={texts.number} error={errors.orderId && { missing: texts.noNumber, format: texts.badNumber }[errors.orderId]}>
        <LimitedTextInput
          name="orderId"
          value={orderId}
          limit={ORDER_ID_MAX_LENGTH}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onText={(text) => {
            setOrderId(text)
            setErrors(({ phoneNumber: other }) => ({ phoneNumber: other }))
          }}
        />
      </Field>
      <Field
        label={texts.phone}
        error={errors.phoneNumber && { missing: texts.noPhone, format: texts.badPhone }[errors.phoneNumber]}
      >
        <PhoneInput
          name="phoneNumber"
          value={phoneNumber}
          format={guestPhone}
          placeholder="010-0000-0000"
          onValue={(text) => {
            setPhone(text)
            setErrors(({ orderId: other }) => ({ orderId: other }))
          }}
        />
      </Field>
      <Button type="submit" isWide isBusy={isBusy}>
        {texts.search}
      </Button>
    </form>
  )
}

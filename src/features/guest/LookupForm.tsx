import { useRef, useState, type SubmitEvent } from 'react'
import { ORDER_ID_MAX_LENGTH } from '../../contract/limits.ts'
import { guestPhone } from '../../lib/phone.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { LimitedTextInput } from '../../ui/LimitedTextArea.tsx'
import { PhoneInput } from '../../ui/PhoneInput.tsx'
import css from './LookupForm.module.css'
import { judged, type Complaints, type GuestQuestion } from './rules.ts'
import { guestOrdersTexts } from './texts.ts'

type Props = { isBusy: boolean; onAsk: (question: GuestQuestion) => void }

/** Order number and phone: the two together are the key (GUEST-01…03, OPEN-06). */
export function LookupForm({ isBusy, onAsk }: Props) {
  const texts = useTexts(guestOrdersTexts)
  const [orderId, setOrderId] = useState('')
  const [phoneNumber, setPhone] = useState('')
  const [complaints, setComplaints] = useState<Complaints>({})
  const place = useRef<HTMLFormElement>(null)

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isBusy) return
    const form = judged({ orderId, phoneNumber })
    setComplaints('complaints' in form ? form.complaints : {})
    if ('question' in form) return onAsk(form.question)
    place.current?.querySelector<HTMLElement>(form.complaints.orderId ? '[name="orderId"]' : '[name="phoneNumber"]')?.focus()
    return undefined
  }
  return (
    <form ref={place} className={css.form} onSubmit={submit} noValidate>
      <Field
        label={texts.number}
        error={complaints.orderId && { missing: texts.noNumber, format: texts.badNumber }[complaints.orderId]}
      >
        <LimitedTextInput
          name="orderId"
          value={orderId}
          limit={ORDER_ID_MAX_LENGTH}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onText={(text) => {
            setOrderId(text)
            setComplaints(({ phoneNumber: other }) => ({ phoneNumber: other }))
          }}
        />
      </Field>
      <Field
        label={texts.phone}
        error={complaints.phoneNumber && { missing: texts.noPhone, format: texts.badPhone }[complaints.phoneNumber]}
      >
        <PhoneInput
          name="phoneNumber"
          value={phoneNumber}
          format={guestPhone}
          placeholder="010-0000-0000"
          onValue={(text) => {
            setPhone(text)
            setComplaints(({ orderId: other }) => ({ orderId: other }))
          }}
        />
      </Field>
      <Button type="submit" isWide isBusy={isBusy}>
        {texts.search}
      </Button>
    </form>
  )
}

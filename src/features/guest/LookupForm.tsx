import type { Ref } from 'react'
import { ORDER_ID_MAX_LENGTH } from '../../contract/limits.ts'
import { isBlank } from '../../contract/writtenText.ts'
import { guestPhone } from '../../lib/phone.ts'
import { useForm, type FormReply } from '../forms/useForm.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Field } from '../../ui/controls/Field.tsx'
import { LockContext } from '../../ui/controls/fieldContext.ts'
import { LimitedTextInput } from '../../ui/controls/LimitedTextArea.tsx'
import css from './LookupForm.module.css'
import { lookupForm, type GuestOrderRequest } from './rules.ts'
import { guestOrdersTexts } from './texts.ts'
import { PhoneInput } from '../../ui/controls/DigitsInput.tsx'

type Props = {
  ref: Ref<HTMLFormElement>
  /** Filled in at first; empty texts for nothing. */
  given: GuestOrderRequest
  onSubmit: (request: GuestOrderRequest) => Promise<FormReply>
}

/** Order number and phone number, which together identify a guest's order. */
export function LookupForm({ ref, given, onSubmit }: Props) {
  const texts = useTexts(guestOrdersTexts)
  const { values, ...form } = useForm(lookupForm, onSubmit, {
    initial: { ...given, phoneNumber: guestPhone(given.phoneNumber) },
  })
  const errorOf = (name: keyof typeof values, errors: { missing: string; format: string }) =>
    form.invalid.includes(name) && errors[isBlank(values[name]) ? 'missing' : 'format']
  return (
    <form ref={ref} className={css.form} onSubmit={form.submit} noValidate>
      <LockContext value={form.isSending}>
        <Field label={texts.number} error={errorOf('orderId', { missing: texts.noNumber, format: texts.badNumber })}>
          <LimitedTextInput
            name="orderId"
            value={values.orderId}
            limit={ORDER_ID_MAX_LENGTH}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onText={(orderId) => form.change({ orderId })}
          />
        </Field>
        <Field label={texts.phone} error={errorOf('phoneNumber', { missing: texts.noPhone, format: texts.badPhone })}>
          <PhoneInput value={values.phoneNumber} format={guestPhone} onText={(phoneNumber) => form.change({ phoneNumber })} />
        </Field>
        <Button type="submit" isWide isBusy={form.isSending}>
          {texts.search}
        </Button>
      </LockContext>
    </form>
  )
}

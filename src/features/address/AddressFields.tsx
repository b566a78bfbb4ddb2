import { useRef } from 'react'
import { langOf } from '../../lib/langOf.ts'
import { ADDRESS_FIELD_MAX_LENGTH } from '../../contract/limits.ts'
import { commonTexts } from '../../texts/common.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Field, TextInput } from '../../ui/controls/Field.tsx'
import { FieldError } from '../../ui/controls/FieldError.tsx'
import { LimitedTextInput } from '../../ui/controls/LimitedTextArea.tsx'
import css from './Address.module.css'
import { PostcodeSearch } from './PostcodeSearch.tsx'
import type { AddressForm, FieldName } from './useAddressForm.ts'
import { usePostcode } from './usePostcode.ts'
import { addressTexts } from './texts.ts'
import { PhoneInput } from '../../ui/controls/DigitsInput.tsx'

type Props = { form: Pick<AddressForm, 'values' | 'errorOf' | 'change' | 'isSending'> }

/** The shopper types label, receiver, contact and detail; postal code and address come from the search. */
export function AddressFields({ form: { values, errorOf, change, isSending } }: Props) {
  const texts = useTexts(addressTexts)
  const postcode = usePostcode()
  const detail = useRef<HTMLInputElement>(null)

  const typed = (name: FieldName) => ({
    name,
    value: values[name],
    limit: ADDRESS_FIELD_MAX_LENGTH,
    onText: (text: string) => change({ [name]: text }),
  })
  const choose = (chosen: { postalCode: string; address: string }) => {
    change(chosen)
    postcode.close()
    detail.current?.focus()
  }
  return (
    <>
      <Field label={texts.name} hint={texts.nameHint} error={errorOf('name')}>
        {/* A browser would fill in the person's name, by the field's own. */}
        <LimitedTextInput {...typed('name')} autoComplete="off" />
      </Field>
      <Field label={texts.receiver} error={errorOf('receiver')}>
        <LimitedTextInput {...typed('receiver')} autoComplete="name" />
      </Field>
      <Field label={texts.phone} error={errorOf('phoneNumber')}>
        <PhoneInput value={values.phoneNumber} onText={(phoneNumber) => change({ phoneNumber })} />
      </Field>
      <div className={css.postcode}>
        <Field label={texts.postalCode} error={errorOf('postalCode')}>
          <TextInput name="postalCode" value={values.postalCode} readOnly />
        </Field>
        <Button
          variant="outline"
          data-changes="postalCode"
          aria-expanded={postcode.isOpen}
          aria-disabled={isSending}
          onClick={postcode.open}
        >
          {texts.search}
        </Button>
      </div>
      <SearchStatus postcode={postcode} />
      {postcode.isOpen && !isSending && <PostcodeSearch onChosen={choose} onClose={postcode.close} />}
      <Field label={texts.address} error={errorOf('address')}>
        <TextInput name="address" value={values.address} readOnly lang={langOf(values.address)} />
      </Field>
      <Field label={texts.detail} error={errorOf('addressDetail')}>
        <LimitedTextInput {...typed('addressDetail')} ref={detail} autoComplete="address-line2" />
      </Field>
    </>
  )
}

/** That the address search is loading, or did not load, with a retry (ACCT-09). */
function SearchStatus({ postcode }: { postcode: ReturnType<typeof usePostcode> }) {
  const texts = useTexts(addressTexts)
  const common = useTexts(commonTexts)
  return (
    <>
      {(postcode.isLoading || postcode.isFailed) && (
        <div role="alert">
          <FieldError>{postcode.isLoading ? texts.serviceLoading : texts.serviceFailed}</FieldError>
        </div>
      )}
      {postcode.isFailed && (
        <Button variant="outline" size="compact" onClick={postcode.open}>
          {common.retry}
        </Button>
      )}
    </>
  )
}

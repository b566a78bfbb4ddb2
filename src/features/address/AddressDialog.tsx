import { useId, useRef, type FormEvent } from 'react'
import { commonTexts } from '../../texts/common.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { FieldError } from '../../ui/Field.tsx'
import css from './Address.module.css'
import { AddressFields } from './AddressFields.tsx'
import { fieldNames, type FieldErrors } from './rules.ts'
import type { AddressForm } from './useAddressForm.ts'
import { addressTexts } from './texts.ts'

export function AddressDialog({ form, onClose }: { form: AddressForm; onClose: () => void }) {
  const texts = useTexts(addressTexts)
  const common = useTexts(commonTexts)
  const formId = useId()
  const place = useRef<HTMLFormElement>(null)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    focusFirstError(await form.submit(), place.current)
  }
  const actions = (
    <>
      <Button look="outline" onClick={onClose}>
        {common.back}
      </Button>
      <Button type="submit" form={formId} isBusy={form.isSaving}>
        {texts.save}
      </Button>
    </>
  )
  return (
    <Dialog title={texts.title} onClose={onClose} closeLabel={common.close} actions={actions}>
      <form ref={place} id={formId} className={css.form} onSubmit={(event) => void submit(event)} noValidate>
        <AddressFields form={form} />
        {form.failure && (
          <div role="alert" lang={form.failure.lang}>
            <FieldError>{form.failure.text}</FieldError>
          </div>
        )}
      </form>
    </Dialog>
  )
}

/** Focuses the first field with an error. The search button gets the focus for read-only fields, which the search fills. */
function focusFirstError(errors: FieldErrors, form: HTMLFormElement | null): void {
  const name = fieldNames.find((name) => name in errors)
  if (name === undefined || !form) return
  const field = form.querySelector<HTMLElement>(
    name === 'postalCode' || name === 'address' ? '[data-search]' : `input[name="${name}"]`,
  )
  field?.focus()
}

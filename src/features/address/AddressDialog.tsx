import { useId } from 'react'
import { commonTexts } from '../../texts/common.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Dialog } from '../../ui/feedback/Dialog.tsx'
import { FieldError } from '../../ui/controls/FieldError.tsx'
import css from './Address.module.css'
import { AddressFields } from './AddressFields.tsx'
import type { AddressForm } from './useAddressForm.ts'
import { addressTexts } from './texts.ts'
import { LockContext } from '../../ui/controls/fieldContext.ts'

export function AddressDialog({ form, onClose }: { form: AddressForm; onClose: () => void }) {
  const texts = useTexts(addressTexts)
  const common = useTexts(commonTexts)
  const formId = useId()
  const actions = (
    <>
      <Button variant="outline" onClick={onClose}>
        {common.back}
      </Button>
      <Button type="submit" form={formId} isBusy={form.isSending}>
        {texts.save}
      </Button>
    </>
  )
  return (
    <Dialog title={texts.title} onClose={onClose} actions={actions}>
      <form id={formId} className={css.form} onSubmit={form.submit} noValidate>
        <LockContext value={form.isSending}>
          <AddressFields form={form} />
          {form.failure && (
            <div role="alert" lang={form.failure.lang}>
              <FieldError>{form.failure.text}</FieldError>
            </div>
          )}
        </LockContext>
      </form>
    </Dialog>
  )
}

import { useState } from 'react'
import { errorText } from '../../api/errorText.ts'
import { useAddAddressMutation } from '../../api/users.ts'
import { useCurrentUser } from '../../store/auth/currentUser.ts'
import { useDrafts } from '../../store/drafts/useDrafts.ts'
import { errorTexts } from '../../texts/errors.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { showToast } from '../../ui/toasts.ts'
import { addressDraft, blank, validateAddress, refusedFields, type FieldErrors, type Fields } from './rules.ts'
import { addressTexts } from './texts.ts'

export type AddressForm = ReturnType<typeof useAddressForm>

const FORM = 'address'

/**
 * The form of a new address. The page owns its state, so that closing the dialog loses nothing; `onAdded` is called with the
 * new id.
 */
export function useAddressForm(onAdded: (id: number | undefined) => void) {
  const texts = useTexts(addressTexts)
  const errors = useTexts(errorTexts)
  const { data: user, refetch } = useCurrentUser()
  const drafts = useDrafts(addressDraft)
  const [fields, setFields] = useState<Fields>(() => ({ ...blank, ...drafts.get(FORM) }))
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({})
  const [save, { error, isLoading, reset }] = useAddAddressMutation()

  /** Saves a valid address; otherwise returns the errors. */
  const submit = async (): Promise<FieldErrors> => {
    const form = validateAddress(fields, texts)
    setFieldErrors(form.ok ? {} : form.errors)
    if (!form.ok) return form.errors
    if (!user || isLoading) return {}
    const reply = await save({ userId: String(user.id), address: form.value })
    const refused = refusedFields(reply.error, fields, texts)
    setFieldErrors(refused)
    if (reply.error) return refused
    const known = new Set(user.addresses.map(({ id }) => id))
    const { data } = await refetch()
    setFields(blank)
    drafts.remove(FORM)
    showToast({ text: texts.added })
    onAdded(data?.addresses.findLast(({ id }) => !known.has(id))?.id)
    return {}
  }
  return {
    fields,
    fieldErrors,
    isSaving: isLoading,
    failure: error ? errorText(error, errors, 'addAddress') : null,
    change: (changed: Partial<Fields>) => {
      setFields((before) => ({ ...before, ...changed }))
      drafts.save(FORM, changed)
      const names = Object.keys(changed)
      setFieldErrors((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !names.includes(name))))
      if (error) reset()
    },
    submit,
  }
}

import { useState } from 'react'
import { errorText } from '../../api/errorText.ts'
import { useUpdateUserMutation } from '../../api/users.ts'
import type { User } from '../../contract/users.ts'
import { useDrafts } from '../../store/drafts/useDrafts.ts'
import { errorTexts } from '../../texts/errors.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { showToast } from '../../ui/toasts.ts'
import { profileDraft, fieldsOf, validateProfile, refusedFields, type FieldName, type Fields } from './rules.ts'
import { profileTexts } from './texts.ts'

const FORM = 'profile'

/** The profile form. Edits stay until they are saved, also when the server's data changes meanwhile (ACCT-05). */
export function useProfileForm(user: User) {
  const texts = useTexts(profileTexts)
  const errors = useTexts(errorTexts)
  const drafts = useDrafts(profileDraft)
  const [fields, setFields] = useState<Fields>(() => ({ ...fieldsOf(user), ...drafts.get(FORM) }))
  const [wrongFields, setWrongFields] = useState<readonly FieldName[]>([])
  const [save, { error, isLoading, reset }] = useUpdateUserMutation()

  /** Saves a valid profile; otherwise returns the invalid fields. */
  const submit = async (): Promise<readonly FieldName[]> => {
    if (isLoading) return []
    const form = validateProfile(fields)
    setWrongFields(form.ok ? [] : form.errors)
    if (!form.ok) return form.errors
    const reply = await save({ userId: String(user.id), profile: form.value })
    const refused = refusedFields(reply.error)
    setWrongFields(refused)
    if (reply.error) return refused
    drafts.remove(FORM)
    showToast({ text: texts.saved })
    return []
  }
  return {
    fields,
    errorOf: (name: FieldName) => (wrongFields.includes(name) ? texts.errors[name] : undefined),
    isSaving: isLoading,
    failure: error ? errorText(error, errors, 'updateUser') : null,
    change: (name: FieldName, text: string) => {
      setFields((before) => ({ ...before, [name]: text }))
      drafts.save(FORM, { [name]: text })
      setWrongFields((before) => before.filter((one) => one !== name))
      if (error) reset()
    },
    submit,
  }
}

export type ProfileFormState = ReturnType<typeof useProfileForm>

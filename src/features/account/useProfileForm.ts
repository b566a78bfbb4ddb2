import type * as v from 'valibot'
import { errorText } from '../../api/errorText.ts'
import { useUpdateUserMutation } from './api.ts'
import type { User } from '../../contract/users.ts'
import { useForm } from '../forms/useForm.ts'
import { errorTexts } from '../../texts/errors.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { showToast } from '../../ui/toasts.ts'
import { fieldsOf, profileDraft, profileForm, type FieldName } from './rules.ts'
import { profileTexts } from './texts.ts'

/** The profile form. Edits stay until they are saved, also when the server's data changes meanwhile (ACCT-05). */
export function useProfileForm(user: User) {
  const texts = useTexts(profileTexts)
  const errors = useTexts(errorTexts)
  const [update] = useUpdateUserMutation()
  const save = async (profile: v.InferOutput<typeof profileForm>) => {
    const reply = await update({ userId: String(user.id), profile })
    if (!reply.error) showToast({ text: texts.saved, isSuccess: true })
    return reply
  }
  const form = useForm(profileForm, save, { initial: fieldsOf(user), draft: { name: 'profile', schema: profileDraft } })
  return {
    ...form,
    errorOf: (name: FieldName) => (form.invalid.includes(name) ? texts.errors[name] : undefined),
    failure: form.error ? errorText(form.error, errors, 'updateUser') : null,
  }
}

export type ProfileFormState = ReturnType<typeof useProfileForm>

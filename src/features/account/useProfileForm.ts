import type * as v from 'valibot'
import { useErrorText } from '../../api/errorText.ts'
import { useUpdateUserMutation } from '../session/users.ts'
import type { User } from '../../contract/users.ts'
import { useDraft } from '../forms/useDrafts.ts'
import { useForm } from '../forms/useForm.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { showToast } from '../../ui/toasts.ts'
import { fieldsOf, profileDraft, profileForm, type FieldName } from './rules.ts'
import { accountTexts } from './texts.ts'

/** The profile form. Edits stay until they are saved, also when the server's data changes meanwhile. */
export function useProfileForm(user: User) {
  const texts = useTexts(accountTexts)
  const errorText = useErrorText()
  const [update] = useUpdateUserMutation()
  const save = async (profile: v.InferOutput<typeof profileForm>) => {
    const reply = await update({ userId: String(user.id), profile })
    if (!reply.error) showToast({ text: texts.saved, isSuccess: true })
    return reply
  }
  const form = useForm(profileForm, save, { initial: fieldsOf(user), draft: useDraft('profile', profileDraft) })
  return {
    ...form,
    errorOf: (name: FieldName) => (form.invalid.includes(name) ? texts.errors[name] : undefined),
    failure: errorText(form.error, 'updateUser'),
  }
}

export type ProfileFormState = ReturnType<typeof useProfileForm>

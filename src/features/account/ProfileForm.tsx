import type * as v from 'valibot'
import { useErrorText } from '../../api/errorText.ts'
import { EMAIL_MAX_LENGTH, NICKNAME_MAX_LENGTH } from '../../contract/limits.ts'
import type { User } from '../../contract/users.ts'
import { errorTexts } from '../../texts/errors.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Field } from '../../ui/controls/Field.tsx'
import { LockContext } from '../../ui/controls/fieldContext.ts'
import { FieldError } from '../../ui/controls/FieldError.tsx'
import { LimitedTextInput } from '../../ui/controls/LimitedTextArea.tsx'
import css from './ProfileForm.module.css'
import { fieldsOf, profileDraft, profileForm, type FieldName } from './rules.ts'
import { PhoneInput } from '../../ui/controls/DigitsInput.tsx'
import { useDraft } from '../forms/useDrafts.ts'
import { useForm } from '../forms/useForm.ts'
import { PersonFields } from '../session/PersonFields.tsx'
import { useUpdateUserMutation } from '../session/users.ts'
import { showToast } from '../../ui/toasts.ts'
import { accountTexts } from './texts.ts'

/** The form of the user's data. */
export function ProfileForm({ user }: { user: User }) {
  const texts = useTexts(accountTexts)
  const form = useProfileForm(user)
  return (
    <form className={css.form} aria-label={texts.form} onSubmit={form.submit} noValidate>
      <LockContext value={form.isSending}>
        <ContactFields form={form} />
        <PersonFields
          values={form.values}
          errors={{ age: form.errorOf('age'), gender: form.errorOf('gender') }}
          onChange={form.change}
        />
        <ProfileFailure failure={form.failure} />
        <Button type="submit" isBusy={form.isSending}>
          {texts.save}
        </Button>
      </LockContext>
    </form>
  )
}

function ContactFields({ form: { values, errorOf, change } }: { form: ProfileFormState }) {
  const texts = useTexts(accountTexts)
  const typed = (name: FieldName) => ({ name, value: values[name], onText: (text: string) => change({ [name]: text }) })
  return (
    <>
      <Field label={texts.nickname} error={errorOf('nickName')}>
        <LimitedTextInput {...typed('nickName')} limit={NICKNAME_MAX_LENGTH} autoComplete="nickname" />
      </Field>
      <Field label={texts.email} error={errorOf('email')}>
        <LimitedTextInput {...typed('email')} limit={EMAIL_MAX_LENGTH} inputMode="email" autoComplete="email" />
      </Field>
      <Field label={texts.phone} error={errorOf('phoneNumber')}>
        <PhoneInput value={values.phoneNumber} onText={(phoneNumber) => change({ phoneNumber })} />
      </Field>
    </>
  )
}

/** The error, with the server's reason if there is one. */
function ProfileFailure({ failure }: { failure: ProfileFormState['failure'] }) {
  const { calls } = useTexts(errorTexts)
  return (
    <div role="alert">
      {failure && <FieldError>{calls.updateUser}</FieldError>}
      {failure && failure.text !== calls.updateUser && (
        <p className={`${css.reason} small`} lang={failure.lang}>
          {failure.text}
        </p>
      )}
    </div>
  )
}

/** The profile form. Edits stay until they are saved, also when the server's data changes meanwhile. */
function useProfileForm(user: User) {
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

type ProfileFormState = ReturnType<typeof useProfileForm>

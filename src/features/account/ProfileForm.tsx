import { EMAIL_MAX_LENGTH, NICKNAME_MAX_LENGTH } from '../../contract/limits.ts'
import type { User } from '../../contract/users.ts'
import { currentYear } from '../../lib/format.ts'
import { errorTexts } from '../../texts/errors.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Button } from '../../ui/Button.tsx'
import { Field, Select, LockContext } from '../../ui/Field.tsx'
import { FieldError } from '../../ui/FieldError.tsx'
import { LimitedTextInput } from '../../ui/LimitedTextArea.tsx'
import { RadioGroup } from '../../ui/RadioGroup.tsx'
import css from './ProfileForm.module.css'
import type { FieldName } from './rules.ts'
import { useProfileForm, type ProfileFormState } from './useProfileForm.ts'
import { PhoneInput } from '../../ui/DigitsInput.tsx'
import { birthYears } from '../session/rules.ts'
import { profileTexts } from './texts.ts'

/** The form of the user's data. */
export function ProfileForm({ user }: { user: User }) {
  const texts = useTexts(profileTexts)
  const form = useProfileForm(user)
  return (
    <form className={css.form} aria-label={texts.form} onSubmit={form.submit} noValidate>
      <LockContext value={form.isSending}>
        <ContactFields form={form} />
        <PersonFields form={form} />
        <Failure failure={form.failure} />
        <Button type="submit" isBusy={form.isSending}>
          {texts.save}
        </Button>
      </LockContext>
    </form>
  )
}

function ContactFields({ form: { values, errorOf, change } }: { form: ProfileFormState }) {
  const texts = useTexts(profileTexts)
  const typed = (name: FieldName) => ({ name, value: values[name], onText: (text: string) => change({ [name]: text }) })
  return (
    <>
      <Field label={texts.nickname} error={errorOf('nickName')}>
        <LimitedTextInput {...typed('nickName')} limit={NICKNAME_MAX_LENGTH} autoComplete="nickname" />
      </Field>
      <Field label={texts.email} error={errorOf('email')}>
        <LimitedTextInput {...typed('email')} limit={EMAIL_MAX_LENGTH} isWhole inputMode="email" autoComplete="email" />
      </Field>
      <Field label={texts.phone} error={errorOf('phoneNumber')}>
        <PhoneInput
          name="phoneNumber"
          value={values.phoneNumber}
          onValue={(phoneNumber) => change({ phoneNumber })}
          placeholder="010-0000-0000"
        />
      </Field>
    </>
  )
}

function PersonFields({ form: { values, errorOf, change } }: { form: ProfileFormState }) {
  const texts = useTexts(profileTexts)
  const offered = birthYears(currentYear()).map(String)
  // The server accepts other years too: the user's stored year stays in the list.
  const years = values.age === '' || offered.includes(values.age) ? offered : [values.age, ...offered]
  return (
    <>
      <Field label={texts.birthYear} error={errorOf('age')}>
        <Select name="age" value={values.age} onChange={({ target }) => change({ age: target.value })} autoComplete="bday-year">
          <option value="">{texts.chooseYear}</option>
          {years.map((year) => (
            <option key={year} value={year}>
              {texts.year(Number(year))}
            </option>
          ))}
        </Select>
      </Field>
      <RadioGroup
        legend={texts.gender}
        name="gender"
        value={values.gender}
        onChoose={(gender) => change({ gender })}
        error={errorOf('gender')}
        choices={[
          { value: 'W', label: texts.woman },
          { value: 'M', label: texts.man },
        ]}
      />
    </>
  )
}

/** The error, with the server's reason if there is one. */
function Failure({ failure }: { failure: ProfileFormState['failure'] }) {
  const { calls } = useTexts(errorTexts)
  return (
    <div role="alert">
      {failure && <FieldError>{calls.updateUser}</FieldError>}
      {failure && failure.text !== calls.updateUser && (
        <p className={css.reason} lang={failure.lang}>
          {failure.text}
        </p>
      )}
    </div>
  )
}

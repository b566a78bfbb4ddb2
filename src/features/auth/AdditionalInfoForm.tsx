import { useState, type FormEvent } from 'react'
import * as v from 'valibot'
import { errorText } from '../../api/errorText.ts'
import { useAddInformationMutation } from '../../api/users.ts'
import { birthYears } from '../../components/birthYears.ts'
import { currentYear } from '../../lib/format.ts'
import { useDrafts } from '../../store/drafts/useDrafts.ts'
import { errorTexts } from '../../texts/errors.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Button } from '../../ui/Button.tsx'
import { Field, FieldError, Select } from '../../ui/Field.tsx'
import { RadioGroup } from '../../ui/RadioGroup.tsx'
import css from './AdditionalInfoForm.module.css'
import { informationDraft, informationForm } from './rules.ts'
import { additionalInfoTexts } from './texts.ts'

const FORM = 'information'

/** Birth year and gender, both or none (INFO-01…04). */
export function AdditionalInfoForm({ onDone }: { onDone: () => void }) {
  const texts = useTexts(additionalInfoTexts)
  const errors = useTexts(errorTexts)
  const drafts = useDrafts(informationDraft)
  const { age = '', gender = '' } = drafts.get(FORM) ?? {}
  const [isIncomplete, setIncomplete] = useState(false)
  const [save, { error, isLoading }] = useAddInformationMutation()
  const failure = isIncomplete ? { text: texts.incomplete } : error && errorText(error, errors, 'addInformation')

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const form = v.safeParse(informationForm, { age, gender })
    setIncomplete(!form.success)
    if (!form.success) return
    const reply = await save(form.output)
    if (reply.error) return
    drafts.remove(FORM)
    onDone()
  }

  return (
    <form className={css.form} onSubmit={(event) => void submit(event)} noValidate>
      <Field label={texts.birthYear}>
        <Select value={age} onChange={(event) => drafts.save(FORM, { age: event.target.value })}>
          <option value="">{texts.chooseYear}</option>
          {birthYears(currentYear()).map((year) => (
            <option key={year} value={year}>
              {texts.year(year)}
            </option>
          ))}
        </Select>
      </Field>
      <RadioGroup
        legend={texts.gender}
        value={gender}
        onChoose={(gender) => drafts.save(FORM, { gender })}
        choices={[
          { value: 'W', label: texts.woman },
          { value: 'M', label: texts.man },
        ]}
      />
      {failure && (
        <div role="alert" lang={'lang' in failure ? failure.lang : undefined}>
          <FieldError>{failure.text}</FieldError>
        </div>
      )}
      <Button type="submit" isWide isBusy={isLoading}>
        {texts.submit}
      </Button>
      <Button look="quiet" onClick={onDone}>
        {texts.skip}
      </Button>
    </form>
  )
}

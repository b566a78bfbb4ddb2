import { currentYear } from '../../lib/format.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Field, Select } from '../../ui/controls/Field.tsx'
import { RadioGroup } from '../../ui/controls/RadioGroup.tsx'
import { birthYears } from './rules.ts'
import { additionalInfoTexts } from './texts.ts'

type Person = { age: string; gender: string }

type Props = {
  values: Person
  errors?: { readonly [name in keyof Person]: string | undefined }
  onChange: (changed: Partial<Person>) => void
}

/** Birth year and gender. */
export function PersonFields({ values, errors, onChange }: Props) {
  const texts = useTexts(additionalInfoTexts)
  const offered = birthYears(currentYear()).map(String)
  // The server accepts other years too: the user's stored year stays in the list.
  const years = values.age === '' || offered.includes(values.age) ? offered : [values.age, ...offered]
  return (
    <>
      <Field label={texts.birthYear} error={errors?.age}>
        <Select name="age" value={values.age} onChange={({ target }) => onChange({ age: target.value })} autoComplete="bday-year">
          <option value="">{texts.chooseYear}</option>
          {years.map((year) => (
            <option key={year} value={year}>
              {texts.year(year)}
            </option>
          ))}
        </Select>
      </Field>
      <RadioGroup
        legend={texts.gender}
        name="gender"
        value={values.gender}
        onChoose={(gender) => onChange({ gender })}
        error={errors?.gender}
        choices={[
          { value: 'W', label: texts.woman },
          { value: 'M', label: texts.man },
        ]}
      />
    </>
  )
}

import { useId } from 'react'
import { useTexts } from '../../../src/texts/useTexts.ts'
import { Field, TextInput } from '../../../src/ui/Field.tsx'
import { findRequests, nameOf, requestOf, requestPaths } from '../requestNames.ts'
import { requestNameTexts } from '../requestNameTexts.ts'
import { faultTexts } from './faultTexts.ts'
import css from './RequestField.module.css'

type Props = {
  /** What was typed: nothing means every request. */
  value: string
  onChange: (typed: string) => void
}

/** A request by words of its name in either language, or of its address; what has them stands below. */
export function RequestField({ value, onChange }: Props) {
  const texts = useTexts(faultTexts)
  const names = useTexts(requestNameTexts)
  const listId = useId()
  const chosen = requestOf(value)
  const found = value === '' || chosen !== undefined ? [] : findRequests(value)
  const error = value !== '' && chosen === undefined && (found.length === 0 ? texts.unknownOperation : texts.choose)
  return (
    <>
      <Field label={texts.operation} hint={chosen === undefined ? texts.operationHint : requestPaths.get(chosen)} error={error}>
        <TextInput
          aria-controls={listId}
          autoComplete="off"
          value={value}
          placeholder={texts.all}
          onChange={({ target }) => onChange(target.value)}
        />
      </Field>
      <ul id={listId} className={css.list} aria-label={texts.found} hidden={found.length === 0}>
        {found.map((name) => (
          <li key={name}>
            <button type="button" onClick={() => onChange(nameOf(names, name))}>
              <strong>{nameOf(names, name)}</strong>
              <span>{requestPaths.get(name)}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

import { useId, useState } from 'react'
import { useTexts } from '../../../src/texts/useTexts.ts'
import { Field, TextInput } from '../../../src/ui/Field.tsx'
import { useAppPath } from '../appWindow.ts'
import { findRequests, isOnScreen, nameOf, requestOf, screensOf } from '../names/requestNames.ts'
import { requestNameTexts } from '../names/requestNameTexts.ts'
import { ScreenSwitch } from '../names/ScreenSwitch.tsx'
import { faultTexts } from './faultTexts.ts'
import { operationPaths } from '../names/operationNames.ts'
import css from './RequestField.module.css'

type Props = {
  /** What was typed: nothing means every request. */
  value: string
  onChange: (typed: string) => void
}

/** A request by its name in either language, its address or other words for it; what fits stands below. */
export function RequestField({ value, onChange }: Props) {
  const texts = useTexts(faultTexts)
  const names = useTexts(requestNameTexts)
  const listId = useId()
  const path = useAppPath()
  const [isOfScreen, setOfScreen] = useState(false)
  const chosen = requestOf(value)
  const found = findRequests(value).filter((name) => !isOfScreen || isOnScreen(name, path))
  const isListed = chosen === undefined && (value !== '' || isOfScreen)
  const error = value !== '' && chosen === undefined && (found.length === 0 ? texts.unknownOperation : names.choose)
  return (
    <>
      <Field
        label={texts.operation}
        hint={chosen === undefined ? texts.operationHint : `${operationPaths.get(chosen)} · ${screensOf(names, chosen)}`}
        error={error}
      >
        <TextInput
          aria-controls={listId}
          autoComplete="off"
          value={value}
          placeholder={texts.all}
          onChange={({ target }) => onChange(target.value)}
        />
      </Field>
      <ScreenSwitch isOn={isOfScreen} onChange={setOfScreen} />
      <ul id={listId} className={css.list} aria-label={texts.found} hidden={!isListed}>
        {isListed &&
          found.map((name) => (
            <li key={name}>
              <button type="button" onClick={() => onChange(nameOf(names, name))}>
                <strong>{nameOf(names, name)}</strong>
                <span>{`${operationPaths.get(name)} · ${screensOf(names, name)}`}</span>
              </button>
            </li>
          ))}
      </ul>
    </>
  )
}

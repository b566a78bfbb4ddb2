import { type ReactNode, use, useId } from 'react'
import { FieldError } from './FieldError.tsx'
import css from './RadioGroup.module.css'
import { LockContext } from './fieldContext.ts'

type Choice = { value: string; label: ReactNode; isDisabled?: boolean }

type Props = {
  /** The name of the group. */
  legend: string
  /** The name of the field in its form. */
  name?: string
  /** In the order of the row. */
  choices: readonly Choice[]
  /** No radio button is checked if it equals none of the choices. */
  value: string
  /** Called with the value of the choice. */
  onChoose: (value: string) => void
  /** Shown after a failed submit. */
  error?: ReactNode
}

/** One of a few choices, as a row of pills. */
export function RadioGroup({ legend, name, choices, value, onChoose, error }: Props) {
  const id = useId()
  const isLocked = use(LockContext)
  return (
    <fieldset className={css.group} aria-describedby={error ? `${id}error` : undefined}>
      <legend className={css.legend}>{legend}</legend>
      <div className={css.row}>
        {choices.map((choice) => (
          <label key={choice.value} className={css.choice}>
            <input
              type="radio"
              name={name ?? id}
              value={choice.value}
              checked={choice.value === value}
              disabled={choice.isDisabled}
              aria-disabled={isLocked || undefined}
              onChange={() => onChoose(choice.value)}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
      <FieldError id={`${id}error`}>{error}</FieldError>
    </fieldset>
  )
}

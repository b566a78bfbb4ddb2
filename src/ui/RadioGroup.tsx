import { type ReactNode, useId } from 'react'
import { FieldError } from './Field.tsx'
import css from './RadioGroup.module.css'

type Choice = { value: string; label: ReactNode; isDisabled?: boolean }

type Props = {
  legend: string
  /** The name of the field in its form. */
  name?: string
  choices: readonly Choice[]
  /** No radio button is checked if it equals none of the choices. */
  value: string
  onChoose: (value: string) => void
  error?: ReactNode
}

export function RadioGroup({ legend, name, choices, value, onChoose, error }: Props) {
  const id = useId()
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

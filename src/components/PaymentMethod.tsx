import { useId } from 'react'
import { Icon, type IconName } from '../ui/Icon.tsx'
import css from './ChoiceTile.module.css'

type Method = { value: string; label: string; icon: IconName; isDisabled?: boolean }

type MethodProps = { legend: string; methods: readonly Method[]; value: string; onChoose: (value: string) => void }

/** Four ways to pay as tiles: a line sign and a word, never a logo. */
export function PaymentMethod({ legend, methods, value, onChoose }: MethodProps) {
  const name = useId()
  return (
    <fieldset className={css.tiles}>
      <legend>{legend}</legend>
      {methods.map((method) => (
        <label key={method.value} className={css.tile}>
          <input
            type="radio"
            name={name}
            value={method.value}
            checked={method.value === value}
            disabled={method.isDisabled}
            onChange={() => onChoose(method.value)}
          />
          <Icon name={method.icon} />
          <span>{method.label}</span>
        </label>
      ))}
    </fieldset>
  )
}

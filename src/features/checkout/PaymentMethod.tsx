import { useId } from 'react'
import { Icon, type IconName } from '../../ui/Icon.tsx'
import { ChoiceTile } from '../../ui/ChoiceTile.tsx'
import css from './PaymentMethod.module.css'

type Method = { value: string; label: string; icon: IconName; isDisabled?: boolean }

type MethodProps = {
  /** The name of the group. */
  legend: string
  /** Each with its value, its label and its icon. */
  methods: readonly Method[]
  /** That of the chosen method; empty for none. */
  value: string
  /** Called with the value of the method that is chosen. */
  onChoose: (value: string) => void
}

/** Payment methods as tiles, with an icon and a text instead of a logo. */
export function PaymentMethod({ legend, methods, value, onChoose }: MethodProps) {
  const name = useId()
  return (
    <div className={css.method}>
      <fieldset className={css.tiles}>
        <legend>{legend}</legend>
        {methods.map((method) => (
          <ChoiceTile
            key={method.value}
            radio={{
              name,
              value: method.value,
              checked: method.value === value,
              disabled: method.isDisabled,
              onChange: () => onChoose(method.value),
            }}
          >
            <Icon name={method.icon} />
            <span>{method.label}</span>
          </ChoiceTile>
        ))}
      </fieldset>
    </div>
  )
}

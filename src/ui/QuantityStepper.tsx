import css from './QuantityStepper.module.css'
import { Icon } from './Icon.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

type Props = {
  value: number
  min?: number
  /** No upper bound without it. */
  max?: number
  labels: { group: string; decrease: string; increase: string }
  onChange: (value: number) => void
}

export function QuantityStepper({ value, min = 1, max = Infinity, labels, onChange }: Props) {
  return (
    <fieldset className={css.stepper} aria-label={labels.group}>
      <button type="button" disabled={value <= min} onClick={() => onChange(value - 1)}>
        <Icon name="minus" />
        <VisuallyHidden>{labels.decrease}</VisuallyHidden>
      </button>
      <output>{value}</output>
      <button type="button" disabled={value >= max} onClick={() => onChange(value + 1)}>
        <Icon name="plus" />
        <VisuallyHidden>{labels.increase}</VisuallyHidden>
      </button>
    </fieldset>
  )
}

import css from './QuantityStepper.module.css'
import { Icon } from '../Icon.tsx'
import { VisuallyHidden } from '../VisuallyHidden.tsx'

type Props = {
  /** The quantity, at least 1. */
  value: number
  /** No upper bound without it. */
  max?: number
  /** Names of the group and of its buttons. */
  labels: { group: string; decrease: string; increase: string }
  /** Called with the next quantity. */
  onChange: (value: number) => void
}

/** A quantity, changed by one. A button at its end is not `disabled`, which would drop the focus of who pressed it. */
export function QuantityStepper({ value, max = Infinity, labels, onChange }: Props) {
  return (
    <fieldset className={css.stepper}>
      <VisuallyHidden as="legend">{labels.group}</VisuallyHidden>
      <button type="button" aria-disabled={value <= 1} onClick={() => value > 1 && onChange(value - 1)}>
        <Icon name="minus" />
        <VisuallyHidden>{labels.decrease}</VisuallyHidden>
      </button>
      <output className="figures">{value}</output>
      <button type="button" aria-disabled={value >= max} onClick={() => value < max && onChange(value + 1)}>
        <Icon name="plus" />
        <VisuallyHidden>{labels.increase}</VisuallyHidden>
      </button>
    </fieldset>
  )
}

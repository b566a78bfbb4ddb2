import { useId } from 'react'
import { oneDecimal } from '../../lib/format.ts'
import { commonTexts } from '../../texts/common.ts'
import { useTexts } from '../../texts/useTexts.ts'
import css from './Stars.module.css'
import { VisuallyHidden } from '../VisuallyHidden.tsx'

const star = 'M12 2.6l2.9 6.1 6.6.8-4.9 4.6 1.3 6.6L12 17.4l-5.9 3.3 1.3-6.6-4.9-4.6 6.6-.8z'
const five = [1, 2, 3, 4, 5] as const

type Props = {
  /** 0 to 5. */
  stars: number
  /** Whether the rating stands beside the stars too, e.g. `4.5`. */
  hasNumber?: boolean
}

/** A rating of up to five stars, in fractions. */
export function Stars({ stars, hasNumber = false }: Props) {
  const { rating } = useTexts(commonTexts)
  const number = oneDecimal(stars)
  return (
    <span className={css.stars}>
      <VisuallyHidden>{rating(number)}</VisuallyHidden>
      <span className={css.row} aria-hidden="true">
        {five.map((at) => (
          <StarSign key={at} share={Math.min(Math.max(stars - at + 1, 0), 1)} />
        ))}
      </span>
      {hasNumber && (
        <span className={`${css.text} figures`} aria-hidden="true">
          {number}
        </span>
      )}
    </span>
  )
}

function StarSign({ share }: { share: number }) {
  return (
    <svg className={css.star} viewBox="0 0 24 24" aria-hidden="true">
      <path d={star} />
      {share > 0 && <path className={css.lit} d={star} style={{ clipPath: `inset(0 ${100 - share * 100}% 0 0)` }} />}
    </svg>
  )
}

type InputProps = {
  /** The name of the group. */
  legend: string
  /** 1 to 5. */
  value: number
  /** Descriptions of one to five stars, in this order. */
  labels: readonly string[]
  /** Whether changes are ignored, while the form is being sent. */
  isLocked?: boolean
  /** Called with 1 to 5. */
  onRate: (stars: number) => void
}

/** A radio group that looks like stars, with the description of the selected rating. */
export function StarsInput({ legend, value, labels, isLocked = false, onRate }: InputProps) {
  const name = useId()
  const label = labels[value - 1]
  return (
    <fieldset className={css.input}>
      <legend>{legend}</legend>
      <div className={css.choices}>
        {five.map((at) => (
          <label key={at} className={css.choice} data-lit={at <= value}>
            <input
              type="radio"
              name={name}
              value={at}
              checked={at === value}
              aria-disabled={isLocked || undefined}
              aria-label={`${at} ${labels[at - 1] ?? ''}`}
              onChange={() => onRate(at)}
            />
            <StarSign share={at <= value ? 1 : 0} />
          </label>
        ))}
        <span className={css.label} aria-hidden="true">
          {label !== undefined && `${value} ${label}`}
        </span>
      </div>
    </fieldset>
  )
}

import { useId } from 'react'
import css from './SizePicker.module.css'

type SizeOption = {
  value: string
  label: string
  isSoldOut?: boolean
  /** Below the size: "sold out", or the number left. */
  note?: string | undefined
}

type Props = {
  legend: string
  sizes: readonly SizeOption[]
  chosen: readonly string[]
  onToggle: (value: string) => void
}

/** Toggle buttons: several sizes can be bought at once. */
export function SizePicker({ legend, sizes, chosen, onToggle }: Props) {
  const id = useId()
  return (
    <fieldset className={css.picker}>
      <legend>{legend}</legend>
      <div className={css.sizes}>
        {sizes.map((size, at) => (
          <div key={size.value} className={css.size}>
            <button
              type="button"
              className={css.disc}
              aria-pressed={chosen.includes(size.value)}
              aria-describedby={size.note === undefined ? undefined : `${id}${at}`}
              data-sold-out={size.isSoldOut}
              disabled={size.isSoldOut}
              onClick={() => onToggle(size.value)}
            >
              {size.label}
            </button>
            {size.note !== undefined && <span id={`${id}${at}`}>{size.note}</span>}
          </div>
        ))}
      </div>
    </fieldset>
  )
}

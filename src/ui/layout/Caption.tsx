import css from './Caption.module.css'

type Props = {
  /** Printed as `→ 7`; an empty line until it is known. */
  number: number | undefined
}

/** The number of a picture, above it; hidden from screen readers, which read the name. */
export function Caption({ number }: Props) {
  return (
    <span className={`${css.caption} caption`} aria-hidden="true">
      {number === undefined ? '\u00A0' : `→ ${number}`}
    </span>
  )
}

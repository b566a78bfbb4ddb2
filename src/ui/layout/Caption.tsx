import css from './Caption.module.css'

type Props = {
  /** Printed as `→ 7`. */
  number: number
}

/** The number of a picture, above it; hidden from screen readers, which read the name. */
export function Caption({ number }: Props) {
  return (
    <span className={`${css.caption} caption`} aria-hidden="true">
      {`→ ${number}`}
    </span>
  )
}

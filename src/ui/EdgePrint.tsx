import css from './EdgePrint.module.css'

type Props = {
  /** Printed as `→ 7` and `7A`. */
  number: number
}

/** Numbers like those on the edge of a film; hidden from screen readers, which read the name. */
export function EdgePrint({ number }: Props) {
  return (
    <span className={css.edge} aria-hidden="true">
      <span>{`→ ${number}`}</span>
      <span>{`${number}A`}</span>
    </span>
  )
}

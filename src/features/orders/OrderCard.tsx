import type { ReactNode, Ref } from 'react'
import type { Amount } from '../../components/OrderSummary.tsx'
import css from './OrderCard.module.css'

type Props = {
  /** `2026.03.02 14:20`. */
  date: string
  number?: string
  chip: ReactNode
  /** The next step of the order and its date. */
  note?: ReactNode
  children: ReactNode
  total: Amount
  actions?: ReactNode
  /** The accessible name of the card: the order number. */
  label: string
  ref?: Ref<HTMLElement>
}

export function OrderCard({ date, number, chip, note, children, total, actions, label, ref }: Props) {
  return (
    <article ref={ref} className={css.card} aria-label={label} tabIndex={-1}>
      <header className={css.head}>
        <p className={css.date}>
          {date}
          {number !== undefined && <span className={css.number}>{number}</span>}
        </p>
        {chip}
      </header>
      {note !== undefined && <p className={css.note}>{note}</p>}
      {children}
      <footer className={css.foot}>
        <p className={css.total}>
          {total.label} <b>{total.value}</b>
        </p>
        {actions !== undefined && <div className={css.actions}>{actions}</div>}
      </footer>
    </article>
  )
}

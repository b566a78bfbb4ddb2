import type { ReactNode, Ref } from 'react'
import type { Amount } from './OrderSummary.tsx'
import css from './OrderCard.module.css'
import { sentences } from '../../ui/sentences.tsx'

type Props = {
  /** `2026.03.02 14:20`. */
  date: string
  number?: string
  chip: ReactNode
  /** The steps of the order. */
  progress?: ReactNode
  children: ReactNode
  total: Amount
  /** What was refunded of the total. */
  note?: ReactNode
  actions?: ReactNode
  /** The accessible name of the card: the order number. */
  label: string
  /** `compact`: an order that is over, in one row on desktops. */
  variant?: 'normal' | 'compact'
  ref?: Ref<HTMLElement>
}

export function OrderCard({ date, number, chip, progress, children, total, note, actions, label, variant, ref }: Props) {
  return (
    <article ref={ref} className={css.card} data-variant={variant} aria-label={label} tabIndex={-1}>
      <header className={css.head}>
        <p className={css.date}>
          <span>{date}</span>
          {number !== undefined && (
            <span className={css.number} translate="no">
              {number}
            </span>
          )}
        </p>
        {chip}
      </header>
      {progress}
      {children}
      <footer className={css.foot}>
        <div>
          <p className={css.total}>
            <span>{`${total.label} `}</span>
            <b translate="no">{total.value}</b>
          </p>
          {note !== undefined && <p className={css.note}>{sentences(note)}</p>}
        </div>
        {actions !== undefined && <div className={css.actions}>{actions}</div>}
      </footer>
    </article>
  )
}

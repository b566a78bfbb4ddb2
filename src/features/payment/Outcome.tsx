import type { ReactNode } from 'react'
import { Icon, type IconName } from '../../ui/Icon.tsx'
import css from './Outcome.module.css'

type Props = {
  tone: 'success' | 'failure' | 'waiting'
  icon?: IconName
  title: ReactNode
  /** The order number or an error code. */
  fact?: ReactNode
  children?: ReactNode
  actions?: ReactNode
}

const icons = { success: 'tick', failure: 'close', waiting: 'clock' } as const

/** The result of a payment: icon, title, actions. A failure is an alert. */
export function Outcome({ tone, icon = icons[tone], title, fact, children, actions }: Props) {
  return (
    <div className={css.outcome} data-tone={tone} role={tone === 'failure' ? 'alert' : undefined}>
      <span className={css.sign}>
        <Icon name={icon} />
      </span>
      <h1 tabIndex={-1}>{title}</h1>
      {fact !== undefined && <p className={css.fact}>{fact}</p>}
      {children}
      {actions !== undefined && <div className={css.actions}>{actions}</div>}
    </div>
  )
}

type SlipProps = {
  head: ReactNode
  number: ReactNode
  action: ReactNode
  rows: readonly { label: string; value: ReactNode }[]
  label: string
}

/** A number with its bank and a copy button, on a torn slip of paper. */
export function Slip({ head, number, action, rows, label }: SlipProps) {
  return (
    <section className={css.slip} aria-label={label}>
      <p className={css.head}>{head}</p>
      <div className={css.number}>
        <b>{number}</b>
        {action}
      </div>
      <dl className={css.rows}>
        {rows.map(({ label: name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

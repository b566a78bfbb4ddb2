import type { ReactNode } from 'react'
import { Icon, type IconName } from '../../ui/Icon.tsx'
import css from './Outcome.module.css'

type Props = {
  /** `success` is ink, `failure` an edge; `waiting` comes with a Spinner of its own. */
  tone: 'success' | 'failure' | 'waiting'
  icon?: IconName
  title: ReactNode
  /** A number or a code, in edge print. */
  fact?: ReactNode
  /** What happened. */
  children?: ReactNode
  /** Buttons, the first one solid. */
  actions?: ReactNode
}

const icons = { success: 'tick', failure: 'close', waiting: 'clock' } as const

/** The result of a payment: an icon, a title, what to do next. A failure is an alert. */
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
  /** Over the number: a bank. */
  head: ReactNode
  number: ReactNode
  /** Beside the number: a button that copies it. */
  action: ReactNode
  rows: readonly { label: string; value: ReactNode }[]
  label: string
}

/** A torn slip of paper with a number on it. */
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

import type { ReactNode } from 'react'
import { langOf } from '../../lib/langOf.ts'
import { Icon } from '../../ui/Icon.tsx'
import { AmountText } from '../../ui/AmountText.tsx'
import css from './OrderSummary.module.css'

export type Amount = { label: string; value: string }

type Props = {
  /** Its heading. */
  title?: string
  /** A FreeShippingBar, rendered first. */
  shipping?: ReactNode
  /** Rows above the total, as formatted text. */
  amounts: readonly Amount[]
  /** The last row, large. */
  total: Amount
  children?: ReactNode
  /** The button of the page, for desktops alone: phones have it in an ActionBar. */
  action?: ReactNode
}

/** Amounts of a cart, a checkout or an order. */
export function OrderSummary({ title, shipping, amounts, total, children, action }: Props) {
  return (
    <aside className={css.summary}>
      {title !== undefined && <h2 className={css.title}>{title}</h2>}
      {shipping}
      <dl className={css.rows}>
        {amounts.map((amount) => (
          <div key={amount.label} className={css.row}>
            <dt>{amount.label}</dt>
            <dd>
              <AmountText>{amount.value}</AmountText>
            </dd>
          </div>
        ))}
        <div className={css.total}>
          <dt>{total.label}</dt>
          <dd>
            <AmountText>{total.value}</AmountText>
          </dd>
        </div>
      </dl>
      {children}
      {action !== undefined && <div className={css.action}>{action}</div>}
    </aside>
  )
}

type LeftOutProps = {
  /** Says that these lines are not in the sum. */
  title: string
  /** Nothing is shown without any. */
  lines: readonly { key: number; name: string; size: string }[]
}

/** The lines that are not in the sum, by name. */
export function LeftOut({ title, lines }: LeftOutProps) {
  if (lines.length === 0) return null
  return (
    <div className={css.leftOut}>
      <p>{title}</p>
      <ul>
        {lines.map(({ key, name, size }) => (
          <li key={key}>
            <span lang={langOf(name)}>{name}</span>
            <span>{` ${size}`}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

type BarProps = {
  /** The amount left to free shipping, or that it is reached. */
  text: string
  /** In won. */
  value: number
  /** In won: free shipping from here on. */
  max: number
  /** The labels of the bar’s ends. */
  ends: readonly [string, string]
}

/** How much is missing for free shipping. */
export function FreeShippingBar({ text, value, max, ends }: BarProps) {
  const isReached = value >= max
  return (
    <div>
      <p className={css.shipping}>
        {isReached && <Icon name="tick" />}
        <AmountText>{text}</AmountText>
      </p>
      {!isReached && (
        <>
          <div className={css.track} aria-hidden="true">
            <span style={{ '--share': max > 0 ? value / max : 1 }} />
          </div>
          <p className={css.ends} aria-hidden="true" translate="no">
            <span>{ends[0]}</span>
            <span>{ends[1]}</span>
          </p>
        </>
      )}
    </div>
  )
}

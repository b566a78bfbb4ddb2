import type { ReactNode } from 'react'
import css from './Facts.module.css'

/** `total` is a sum of the rows above; a `long` value stands below its label. */
export type Fact = readonly [label: string, value: ReactNode, variant?: 'total' | 'long']

type Props = {
  /** In the order shown. */
  facts: readonly Fact[]
  /** The class of the list. */
  layout?: string | undefined
}

/** Labels with their values, e.g. amounts. */
export function Facts({ facts, layout = '' }: Props) {
  return (
    <dl className={`${css.facts} ${layout}`}>
      {facts.map(([label, value, variant]) => (
        <div key={label} data-variant={variant}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

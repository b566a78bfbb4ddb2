import type { ReactNode } from 'react'
import { AmountText } from '../../ui/AmountText.tsx'
import css from './Orders.module.css'

/** `total` marks a sum of the rows above. */
export type Fact = readonly [name: string, value: ReactNode, variant?: 'total']

/** Known facts as a `<dl>`. */
export function DefinitionList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={css.facts}>
      {facts.map(([name, value, variant]) => (
        <div key={name} className={variant && css.total}>
          <dt>{name}</dt>
          <dd>{typeof value === 'string' ? <AmountText>{value}</AmountText> : value}</dd>
        </div>
      ))}
    </dl>
  )
}

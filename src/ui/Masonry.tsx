import { type ReactNode, useLayoutEffect, useState } from 'react'
import { CardRows } from './CardRows.ts'
import css from './Masonry.module.css'

type Props = {
  /** The accessible name of the list. */
  label: string
  /** Cards in their order; `key` is the record’s id. */
  items: readonly { key: number; node: ReactNode }[]
  /** `whole` uses the full width of the page. */
  variant?: 'whole' | 'beside'
}

/** Cards of different heights, each in the shortest column: by CSS masonry layout if supported, else by measuring. */
export function Masonry({ label, items, variant = 'whole' }: Props) {
  const [rows] = useState(() => new CardRows())
  // After the refs of the new cards, before the paint and before the scroll position is restored.
  useLayoutEffect(() => rows.measureNew())
  return (
    <ul className={css.masonry} data-variant={variant} style={{ '--items': items.length }} aria-label={label}>
      {items.map(({ key, node }) => (
        <li key={key}>
          <div ref={rows.observe} className={css.card}>
            {node}
          </div>
        </li>
      ))}
    </ul>
  )
}

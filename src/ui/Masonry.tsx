import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
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
  // After the effects of the new cards, before the paint and before the scroll position is restored.
  useLayoutEffect(() => rows.measureNew())
  return (
    <ul className={css.masonry} data-variant={variant} style={{ '--items': items.length }} aria-label={label}>
      {items.map(({ key, node }) => (
        <Item key={key} rows={rows}>
          {node}
        </Item>
      ))}
    </ul>
  )
}

function Item({ rows, children }: { rows: CardRows; children: ReactNode }) {
  const card = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => (card.current ? rows.observe(card.current) : undefined), [rows])
  return (
    <li>
      <div ref={card} className={css.card}>
        {children}
      </div>
    </li>
  )
}

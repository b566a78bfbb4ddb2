import { type ReactNode, useLayoutEffect, useRef } from 'react'
import css from './Masonry.module.css'

type Props = {
  /** The accessible name of the list. */
  label: string
  /** Cards in their order; `key` is the record’s id. */
  items: readonly { key: number; node: ReactNode }[]
  /** `whole` uses the full width of the page. */
  look?: 'whole' | 'beside'
}

/** Cards of different heights, each in the shortest column: by CSS masonry layout if supported, else by measuring. */
export function Masonry({ label, items, look = 'whole' }: Props) {
  return (
    <ul className={css.masonry} data-look={look} aria-label={label}>
      {items.map(({ key, node }) => (
        <Place key={key}>{node}</Place>
      ))}
    </ul>
  )
}

/** Height of a grid row in the style sheet: a card spans as many as its height needs. */
const ROW_PX = 4

/** The current and the former syntax of CSS masonry layout. */
const supportsMasonry = () => CSS.supports('display', 'grid-lanes') || CSS.supports('grid-template-rows', 'masonry')

function Place({ children }: { children: ReactNode }) {
  const card = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = card.current
    if (!element || supportsMasonry()) return undefined
    const takeRows = () => {
      const rows = Math.ceil(element.getBoundingClientRect().height / ROW_PX)
      element.parentElement?.style.setProperty('--span', String(rows))
    }
    takeRows()
    const observer = new ResizeObserver(takeRows)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return (
    <li>
      <div ref={card} className={css.card}>
        {children}
      </div>
    </li>
  )
}

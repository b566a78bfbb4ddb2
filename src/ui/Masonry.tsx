import { type ReactNode, useLayoutEffect, useRef } from 'react'
import css from './Masonry.module.css'

type Props = {
  label: string
  items: readonly { key: number; node: ReactNode }[]
  /** `whole` has the page's full width. */
  look?: 'whole' | 'beside'
}

/** Cards of any height, each under the shortest column so far: by the browser where it knows how, else measured. */
export function Masonry({ label, items, look = 'whole' }: Props) {
  return (
    <ul className={css.masonry} data-look={look} aria-label={label}>
      {items.map(({ key, node }) => (
        <Place key={key}>{node}</Place>
      ))}
    </ul>
  )
}

/** As high as a row is in the style sheet: a card takes as many as it and the gap below it need. */
const ROW_PX = 4

/** Two names of one thing, as it was decided and as it was begun. */
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
    // Before the first paint, and whenever the card changes.
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

import { type ReactNode, useLayoutEffect, useState } from 'react'
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

/** Height of a grid row in the style sheet (px): a card spans as many as its height needs. */
const ROW_PX = 4

/** The current and the former syntax of CSS masonry layout. */
const supportsMasonry = () => CSS.supports('display', 'grid-lanes') || CSS.supports('grid-template-rows', 'masonry')

/** Sets how many grid rows each card of a list spans. New cards are measured together: one layout of the page, not one each. */
class CardRows {
  readonly #new = new Set<Element>()
  #observer: ResizeObserver | undefined

  /** The ref of a card inside a list item: follows its height. */
  readonly observe = (card: HTMLDivElement): (() => void) => {
    if (supportsMasonry()) return () => {}
    // In the next frame: where a font arrives during this one, heights change again, which browsers report as an error.
    this.#observer ??= new ResizeObserver((entries) => requestAnimationFrame(() => spanRows(entries.map(({ target }) => target))))
    this.#observer.observe(card)
    this.#new.add(card)
    return () => {
      this.#observer?.unobserve(card)
      this.#new.delete(card)
    }
  }

  /** Measures the cards that are new since the last call. */
  measureNew(): void {
    spanRows([...this.#new])
    this.#new.clear()
  }
}

function spanRows(cards: readonly Element[]): void {
  // All reads before the first write: a read after a write lays out the page again.
  const spans = cards.map((card) => Math.ceil(card.getBoundingClientRect().height / ROW_PX))
  for (const [index, card] of cards.entries()) card.parentElement?.style.setProperty('--span', String(spans[index]))
}

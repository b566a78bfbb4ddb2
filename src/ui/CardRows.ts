/** Height of a grid row in the style sheet (px): a card spans as many as its height needs. */
const ROW_PX = 4

/** The current and the former syntax of CSS masonry layout. */
const supportsMasonry = () => CSS.supports('display', 'grid-lanes') || CSS.supports('grid-template-rows', 'masonry')

/** Sets how many grid rows each card of a list spans. New cards are measured together: one layout of the page, not one each. */
export class CardRows {
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

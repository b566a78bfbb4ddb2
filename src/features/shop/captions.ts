import type { Product } from '../../contract/products.ts'
import { useMediaQuery } from '../../ui/useMediaQuery.ts'

/** Columns: 2 on phones, 3 on tablets, 4 on desktops, 5 on wide ones. As in the style sheet. */
export function useColumns(): number {
  const isWidest = useMediaQuery('(width >= 107.5em)')
  const isWide = useMediaQuery('(width >= 64em)')
  const isMiddle = useMediaQuery('(width >= 43.75em)')
  if (isWidest) return 5
  return isWide ? 4 : isMiddle ? 3 : 2
}

/** The caption above a card. */
type CardCaption = {
  /** Whether an episode begins in the card's line, so that all its cards leave space above. */
  isBelowCaption: boolean
  /** If an episode begins with the card: the number of columns to the line's end or to the next episode. */
  span: number | undefined
}

/** The captions of all cards, which show where an episode begins. */
export function captionsOf(products: readonly Product[], columns: number): readonly CardCaption[] {
  const lineOf = (cell: number) => Math.floor(cell / columns)
  const starts = products.flatMap((_, index) => (startsEpisode(products, index) ? [cellOf(index, columns)] : []))
  const spans = new Map(
    starts.map((cell, at) => [cell, Math.min(starts[at + 1] ?? Infinity, (lineOf(cell) + 1) * columns) - cell]),
  )
  const lines = new Set(starts.map(lineOf))
  return products.map((_, index) => {
    const cell = cellOf(index, columns)
    return { isBelowCaption: lines.has(lineOf(cell)), span: spans.get(cell) }
  })
}

/** The first cell of a card in the grid. The first card takes two columns, and two lines where there are more than two columns. */
function cellOf(index: number, columns: number): number {
  if (index === 0) return 0
  const isInLeadsFirstLine = columns === 2 || index <= columns - 2
  return index + (isInLeadsFirstLine ? 1 : 3)
}

function startsEpisode(products: readonly Product[], index: number): boolean {
  const episodeId = products[index]?.episodeId ?? null
  return episodeId !== null && episodeId !== products[index - 1]?.episodeId
}

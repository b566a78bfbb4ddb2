import { useMediaQuery } from '../../ui/useMediaQuery.ts'

/** Columns: 2 on phones, 3 on tablets, 4 on desktops. */
export function useColumns(): number {
  const isWide = useMediaQuery('(min-width: 64em)')
  const isMiddle = useMediaQuery('(min-width: 40em)')
  return isWide ? 4 : isMiddle ? 3 : 2
}

export type Row = { first: number; count: number; hasLead: boolean }

/** The cards of each row. The first card is larger: its own row on phones, else two rows high with cards beside it. */
export function rowsOf(count: number, columns: number): readonly Row[] {
  if (count === 0) return []
  const led = Math.min(count, 1 + (columns - 2) * 2)
  const rows: Row[] = [{ first: 0, count: led, hasLead: true }]
  for (let first = led; first < count; first += columns)
    rows.push({ first, count: Math.min(columns, count - first), hasLead: false })
  return rows
}

const FRAME_RATIO = 5 / 4
/** Height of gap, name and price below a picture. */
const WORDS_PX = 56
const LEAD_WORDS_PX = 62

/** The estimated height of a row in px, close enough that the page's length hardly changes when rows are measured. */
export function estimatedHeight(
  { hasLead }: Row,
  place: { width: number; columns: number; gap: number; rowGap: number },
): number {
  const { width, columns, gap, rowGap } = place
  const card = (width - gap * (columns - 1)) / columns
  if (!hasLead) return card * FRAME_RATIO + WORDS_PX
  const lead = (card * 2 + gap) * FRAME_RATIO + LEAD_WORDS_PX
  return columns === 2 ? lead : Math.max(lead, 2 * (card * FRAME_RATIO + WORDS_PX) + rowGap)
}

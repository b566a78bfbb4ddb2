import { useMediaQuery } from '../../ui/useMediaQuery.ts'

/** Columns: 2 on phones, 3 on tablets, 4 on desktops, 5 on wide ones. */
export function useColumns(): number {
  const isWidest = useMediaQuery('(width >= 107.5em)')
  const isWide = useMediaQuery('(width >= 64em)')
  const isMiddle = useMediaQuery('(width >= 43.75em)')
  if (isWidest) return 5
  return isWide ? 4 : isMiddle ? 3 : 2
}

export type Row = {
  first: number
  count: number
  hasLead: boolean
  /** For each card of the row, see `CardCaption`; empty if no episode begins in it. */
  captions: readonly CardCaption[]
}

/** The caption above a card. */
export type CardCaption = {
  /** Whether an episode begins in the card's line, so that all its cards leave space above. */
  isBelowCaption: boolean
  /** If an episode begins with the card: the number of columns to the line's end or to the next episode. */
  span: number | undefined
}

/** The cards of each row. The first card is larger: its own row on phones, else two rows high with cards beside it. */
export function rowsOf(count: number, columns: number, startsEpisode: (index: number) => boolean): readonly Row[] {
  if (count === 0) return []
  const beside = columns - 2
  const led = Math.min(count, 1 + beside * 2)
  const lead = [...captionsOf(0, 1 + Math.min(beside, led - 1), columns, startsEpisode)]
  if (led > 1 + beside) lead.push(...captionsOf(1 + beside, led - 1 - beside, beside, startsEpisode))
  const rows: Row[] = [{ first: 0, count: led, hasLead: true, captions: lead }]
  for (let first = led; first < count; first += columns) {
    const size = Math.min(columns, count - first)
    rows.push({ first, count: size, hasLead: false, captions: captionsOf(first, size, columns, startsEpisode) })
  }
  return rows
}

/** The captions of one line of cards. The list's first card takes two columns. */
function captionsOf(
  first: number,
  count: number,
  columns: number,
  startsEpisode: (index: number) => boolean,
): readonly CardCaption[] {
  const columnOf = (at: number) => (first === 0 && at > 0 ? at + 1 : at)
  const starts = Array.from({ length: count }, (_, at) => at).filter((at) => startsEpisode(first + at))
  return Array.from({ length: count }, (_, at) => {
    const next = starts.find((start) => start > at)
    const end = next === undefined ? columns : columnOf(next)
    return { isBelowCaption: starts.length > 0, span: starts.includes(at) ? end - columnOf(at) : undefined }
  })
}

const IMAGE_RATIO = 5 / 4
/** Height of gap, name and price below a picture. */
const TEXT_PX = 56
const LEAD_TEXT_PX = 62
/** Height of the caption above a line of cards. */
export const CAPTION_PX = 32

/** The estimated height of a row in px, close enough that the page's length hardly changes when rows are measured. */
export function estimatedHeight(
  { hasLead, captions }: Row,
  metrics: { width: number; columns: number; gap: number; rowGap: number },
): number {
  const { width, columns, gap, rowGap } = metrics
  const card = (width - gap * (columns - 1)) / columns
  const captionPx = (at: number) => (captions[at]?.isBelowCaption === true ? CAPTION_PX : 0)
  if (!hasLead) return card * IMAGE_RATIO + TEXT_PX + captionPx(0)
  const lead = (card * 2 + gap) * IMAGE_RATIO + LEAD_TEXT_PX + captionPx(0)
  return columns === 2
    ? lead
    : Math.max(lead, 2 * (card * IMAGE_RATIO + TEXT_PX) + rowGap + captionPx(0) + captionPx(columns - 1))
}

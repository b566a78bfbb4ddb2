import type { TextsOf } from '../../texts/defineTexts.ts'
import { count as counted, percent } from '../../lib/format.ts'
import type { trendTexts } from './texts.ts'

type Measured = { count: number | null; share: number | null }
export type Figure = { value: string; ratio: number }

/**
 * The server's share or count of every entry; null if one is missing, and then only ranks are shown: a bar is never estimated.
 * `ratio` is relative to the longest.
 */
export function figuresOf(entries: readonly Measured[], people: TextsOf<typeof trendTexts>['people']): Figure[] | null {
  // Whole percent, as displayed: equal labels get equal bars and ranks.
  const shares = figures(entries, ({ share }) => share && Math.round(share * 100) / 100, percent)
  return shares ?? countsOf(entries, people)
}

/** The counts of every entry; null if one is missing. */
export function countsOf(entries: readonly Measured[], people: (count: string) => string): Figure[] | null {
  return figures(
    entries,
    ({ count }) => count,
    (n) => people(counted(n)),
  )
}

function figures(entries: readonly Measured[], numberOf: (entry: Measured) => number | null, say: (n: number) => string) {
  const numbers = entries.map(numberOf).filter((number) => number !== null)
  if (numbers.length === 0 || numbers.length < entries.length) return null
  const longest = Math.max(...numbers)
  return numbers.map((number) => ({ value: say(number), ratio: longest === 0 ? 0 : number / longest }))
}

/** The ranks of entries, best first: equal figures share a rank; without figures the order is the rank. */
export function ranksOf(count: number, figures: readonly Figure[] | null): number[] {
  return Array.from({ length: count }, (_, index) => {
    const value = figures?.[index]?.value
    return value === undefined ? index + 1 : (figures?.findIndex((figure) => figure.value === value) ?? index) + 1
  })
}

/** The entries of the first rank: several if their figures are equal. */
export function firstsOf<Entry>(entries: readonly Entry[], figures: readonly Figure[] | null): Entry[] {
  const ranks = ranksOf(entries.length, figures)
  return entries.filter((_, index) => ranks[index] === 1)
}

/** The placeholders of as many names in a text: `{0}, {1}`, the first of them at `from`. */
export const placeholdersOf = (names: readonly unknown[], from = 0): string =>
  names.map((_, index) => `{${from + index}}`).join(', ')

/** The name of an age range; a server may send others than the contract's. */
export const ageName = (ageRange: string, { ageRanges }: TextsOf<typeof trendTexts>): string =>
  new Map<string, string>(Object.entries(ageRanges)).get(ageRange) ?? ageRange

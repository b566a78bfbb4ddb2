import type { TextsOf } from '../../texts/defineTexts.ts'
import { count as counted, percent } from '../../lib/format.ts'
import type { trendTexts } from './texts.ts'

type Measured = { count: number | null; share: number | null }
export type Figure = { value: string; ratio: number }

/**
 * What the server sent of every entry: a share, else a count; null where one is missing, and then ranks are all that is
 * shown: a bar is never a guess (OPEN-09). `ratio` is the part of the longest.
 */
export function figuresOf(entries: readonly Measured[], people: TextsOf<typeof trendTexts>['people']): Figure[] | null {
  return (
    figures(entries, ({ share }) => share, percent) ??
    figures(
      entries,
      ({ count }) => count,
      (n) => people(counted(n)),
    )
  )
}

function figures(entries: readonly Measured[], numberOf: (entry: Measured) => number | null, say: (n: number) => string) {
  const numbers = entries.map(numberOf).filter((number) => number !== null)
  if (numbers.length === 0 || numbers.length < entries.length) return null
  const longest = Math.max(...numbers)
  return numbers.map((number) => ({ value: say(number), ratio: longest === 0 ? 0 : number / longest }))
}

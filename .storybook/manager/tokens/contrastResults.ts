import { contrastPairs, type ContrastPair } from '../../../stories/support/contrastPairs.ts'
import { contrastRatio } from '../../../stories/support/contrastRatio.ts'
import { type ColorToken, resolveColors, type Theme } from './colorTokens.ts'

export interface ContrastResult {
  readonly pair: ContrastPair
  readonly theme: Theme
  readonly ratio: number
  /** The ratio without the edits, where it is another one. */
  readonly previous: number | undefined
  readonly isFailure: boolean
}

const themes = ['light', 'dark'] as const

/** Every pair in both themes: the failures first, then what the edits have changed. */
export function contrastResults(original: readonly ColorToken[], edited: readonly ColorToken[]): ContrastResult[] {
  const results = themes.flatMap((theme) => {
    const [before, now] = [resolveColors(original, theme), resolveColors(edited, theme)]
    return contrastPairs.map((pair): ContrastResult => {
      const [was, ratio] = [ratioOf(pair, before), ratioOf(pair, now)]
      return { pair, theme, ratio, previous: was === ratio ? undefined : was, isFailure: ratio < pair.minimum }
    })
  })
  return results.toSorted((a, b) => rank(a) - rank(b))
}

const ratioOf = ({ ink, ground }: ContrastPair, colors: ReadonlyMap<string, string>) =>
  contrastRatio(colors.get(ink) ?? '', colors.get(ground) ?? '')

function rank({ isFailure, previous }: ContrastResult) {
  if (isFailure) return 0
  return previous === undefined ? 2 : 1
}

/** Two decimals; a failure is rounded down, so that 4.497 does not read as 4.50. */
export const ratioText = (ratio: number, minimum: number): string =>
  (ratio < minimum ? Math.floor(ratio * 100) / 100 : ratio).toFixed(2)

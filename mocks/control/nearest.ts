import { distance } from 'fastest-levenshtein'

/**
 * The `count` words with the smallest relative edit distance to `word`. A word that contains `word`, or is part of it, comes
 * first.
 */
export function nearestTo(word: string, words: readonly string[], count = 5): string[] {
  const wanted = word.toLowerCase()
  const ranked = words.map((each) => ({ each, rank: relativeDistance(wanted, each.toLowerCase()) }))
  return ranked
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, count)
    .map(({ each }) => each)
}

function relativeDistance(wanted: string, word: string): number {
  if (wanted !== '' && (word.includes(wanted) || wanted.includes(word))) return 0
  return distance(wanted, word) / Math.max(wanted.length, word.length)
}

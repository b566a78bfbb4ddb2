/**
 * The `count` words most like `word`: those that contain it or are part of it, then those that begin with most of its letters.
 */
export function nearestTo(word: string, words: readonly string[], count = 5): string[] {
  const wanted = word.toLowerCase()
  return words
    .toSorted((one, other) => likeness(wanted, other.toLowerCase()) - likeness(wanted, one.toLowerCase()))
    .slice(0, count)
}

function likeness(wanted: string, word: string): number {
  if (wanted !== '' && (word.includes(wanted) || wanted.includes(word))) return Number.POSITIVE_INFINITY
  let common = 0
  while (common < wanted.length && wanted[common] === word[common]) common += 1
  return common
}

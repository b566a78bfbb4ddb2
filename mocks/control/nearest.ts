/**
 * The `count` words most like `word`: those that contain it or are part of it, then those that begin and end with most of its letters.
 */
export function nearestTo(word: string, words: readonly string[], count = 5): string[] {
  const wanted = word.toLowerCase()
  return words
    .toSorted((one, other) => likeness(wanted, other.toLowerCase()) - likeness(wanted, one.toLowerCase()))
    .slice(0, count)
}

function likeness(wanted: string, word: string): number {
  if (wanted !== '' && (word.includes(wanted) || wanted.includes(word))) return Number.POSITIVE_INFINITY
  let first = 0
  while (first < wanted.length && wanted[first] === word[first]) first += 1
  let last = 0
  while (last < wanted.length - first && wanted.at(-1 - last) === word.at(-1 - last)) last += 1
  return first + last
}

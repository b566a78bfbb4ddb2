/** The `count` words nearest to `word`, by edit distance; a word that contains it, or begins alike, comes first. */
export function nearestTo(word: string, words: readonly string[], count = 5): string[] {
  const wanted = word.toLowerCase()
  const ranked = words.map((each) => ({ each, distance: distanceOf(wanted, each.toLowerCase()) }))
  return ranked
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, count)
    .map(({ each }) => each)
}

function distanceOf(wanted: string, word: string): number {
  if (wanted !== '' && (word.includes(wanted) || wanted.includes(word))) return 0
  return editDistance(wanted, word) / Math.max(wanted.length, word.length)
}

/** Levenshtein: letters inserted, removed or replaced. */
function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [index, letter] of Array.from(one).entries()) {
    const next = [index + 1]
    for (let at = 0; at < other.length; at++) {
      const replaced = (row[at] ?? 0) + (letter === other[at] ? 0 : 1)
      next.push(Math.min(replaced, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}

import type { Ranked, Summary } from '../../contract/picks.ts'

export type MovedRank = { name: string; from: number; to: number }

/**
 * The style that this pick moved highest up among the most picked: without its one vote the style would not have passed another.
 * Nothing is claimed without counts, or where others have picked the style meanwhile.
 */
export function movedRank(before: Summary, after: Summary, styleIds: readonly number[]): MovedRank | null {
  const moved = after.hotPicks.flatMap(({ id, name, count }) => {
    const earlier = before.hotPicks.find((style) => style.id === id)
    if (!styleIds.includes(id) || !earlier || typeof count !== 'number' || earlier.count !== count - 1) return []
    const [from, to] = [rankOf(before.hotPicks, earlier.count), rankOf(after.hotPicks, count)]
    return to < from ? [{ name, from, to }] : []
  })
  return moved.toSorted((one, other) => one.to - other.to)[0] ?? null
}

/** Equal counts share a rank. */
const rankOf = (styles: readonly Ranked[], count: number) =>
  1 + styles.filter((style) => typeof style.count === 'number' && style.count > count).length

import type { Style } from '../../contract/episodes.ts'
import type { Memo } from '../../contract/picks.ts'

const SHOWN = 3

/** The styles with the most memos, and the number of memos of each. */
export function frequentStyles(memos: readonly Memo[]): { style: Style; memoCount: number }[] {
  const byId = new Map<number, { style: Style; memoCount: number }>()
  for (const { styles } of memos) {
    for (const style of styles) {
      const entry = byId.get(style.id) ?? { style, memoCount: 0 }
      entry.memoCount += 1
      byId.set(style.id, entry)
    }
  }
  return [...byId.values()].toSorted((one, other) => other.memoCount - one.memoCount).slice(0, SHOWN)
}

/** The memos with a style in their pick; all memos without a style. */
export function memosOf(memos: readonly Memo[], styleId: number | undefined): readonly Memo[] {
  return styleId === undefined ? memos : memos.filter(({ styles }) => styles.some(({ id }) => id === styleId))
}

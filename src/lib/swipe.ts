/** Beyond this way of the finger, in CSS pixels, a slide changes (PICK-10). */
export const swipeThreshold = 100

/** How far the slide follows the finger: at most a third of its width (PICK-10). */
export function dragOffset(way: number, width: number): number {
  const most = width / 3
  return Math.min(Math.max(way, -most), most)
}

/** Which way a finished swipe goes: a finger that went left asks for the next. The way counts, not what moved (PICK-10). */
export function swipeStep(way: number): -1 | 0 | 1 {
  if (Math.abs(way) <= swipeThreshold) return 0
  return way < 0 ? 1 : -1
}

/** The neighbour of a slide; behind the last comes the first (PICK-10). */
export function wrapIndex(index: number, count: number): number {
  return count === 0 ? 0 : ((index % count) + count) % count
}

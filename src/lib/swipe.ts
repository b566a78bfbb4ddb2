/** The distance in CSS px beyond which a swipe changes the slide (PICK-10). */
export const swipeThreshold = 100

/** How far the slide follows the finger, in px: at most a third of its width (PICK-10). */
export function dragOffset(distance: number, width: number): number {
  const limit = width / 3
  return Math.min(Math.max(distance, -limit), limit)
}

/**
 * The step of a finished swipe: 1, the next slide, after a movement to the left. Depends on the finger's distance, not on the
 * capped offset (PICK-10).
 */
export function swipeStep(distance: number): -1 | 0 | 1 {
  if (Math.abs(distance) <= swipeThreshold) return 0
  return distance < 0 ? 1 : -1
}

/** Wraps an index around: the slide after the last is the first (PICK-10). */
export function wrapIndex(index: number, count: number): number {
  return count === 0 ? 0 : ((index % count) + count) % count
}

export type Position = { review: number; photo: number }

/** The next photo, or the first one of the next review; undefined at the end (REV-03). */
export function nextPhoto(position: Position, step: 1 | -1, photoCounts: readonly number[]): Position | undefined {
  const photo = position.photo + step
  if (photo >= 0 && photo < (photoCounts[position.review] ?? 0)) return { ...position, photo }
  return otherReview(position, step, photoCounts.length)
}

/** The first photo of a neighbouring review; undefined at the end. */
export function otherReview({ review }: Position, step: 1 | -1, count: number): Position | undefined {
  const next = review + step
  return next >= 0 && next < count ? { review: next, photo: 0 } : undefined
}

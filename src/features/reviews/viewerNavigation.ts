export type Place = { review: number; photo: number }

/** The next photo, or the first one of the next review; undefined at the end (REV-03). */
export function nextPhoto(place: Place, step: 1 | -1, photoCounts: readonly number[]): Place | undefined {
  const photo = place.photo + step
  if (photo >= 0 && photo < (photoCounts[place.review] ?? 0)) return { ...place, photo }
  return otherReview(place, step, photoCounts.length)
}

/** The first photo of a neighbouring review; undefined at the end. */
export function otherReview({ review }: Place, step: 1 | -1, count: number): Place | undefined {
  const next = review + step
  return next >= 0 && next < count ? { review: next, photo: 0 } : undefined
}

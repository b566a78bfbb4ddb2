export const REVIEWS = 'reviews'

/** Scrolls to the reviews and focuses them, without a history entry. */
export function showReviews(): void {
  const reviews = document.getElementById(REVIEWS)
  reviews?.focus({ preventScroll: true })
  reviews?.scrollIntoView({ block: 'start' })
}

import { RATING_MAX, RATING_MIN } from '../../contract/limits.ts'

export const starSteps = Array.from({ length: RATING_MAX - RATING_MIN + 1 }, (_, at) => RATING_MAX - at)

/** The mean of the ratings (1 to 5); 0 without any. */
export function average(reviews: readonly { rating: number }[]): number {
  if (reviews.length === 0) return 0
  return reviews.reduce((sum, { rating }) => sum + rating, 0) / reviews.length
}

/** Whether their distribution would say less than they do. */
export const isFew = (reviews: readonly unknown[]): boolean => reviews.length < 5

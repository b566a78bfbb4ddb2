import { useSearchParams } from 'react-router-dom'
import { RATING_MAX, RATING_MIN } from '../../contract/limits.ts'
import type { Review } from '../../contract/reviews.ts'
import { useRemoveParams } from '../../ui/useRemoveParams.ts'

export const starSteps = Array.from({ length: RATING_MAX - RATING_MIN + 1 }, (_, at) => RATING_MAX - at)

/** The mean of the ratings (1 to 5); 0 without any. */
export function average(reviews: readonly { rating: number }[]): number {
  if (reviews.length === 0) return 0
  return reviews.reduce((sum, { rating }) => sum + rating, 0) / reviews.length
}

export const withStars = (reviews: readonly Review[], stars: number | undefined): readonly Review[] =>
  stars === undefined ? reviews : reviews.filter(({ rating }) => Math.round(rating) === stars)

/** The `stars` parameter of the address; an unknown value is removed from it. */
export function useStarsFilter(): [number | undefined, (stars: number | undefined) => void] {
  const [params, setParams] = useSearchParams()
  const selected = starSteps.find((stars) => String(stars) === params.get('stars'))
  useRemoveParams(selected === undefined ? ['stars'] : [])
  return [selected, (stars) => setParams(stars === undefined ? {} : { stars: String(stars) }, { replace: true })]
}

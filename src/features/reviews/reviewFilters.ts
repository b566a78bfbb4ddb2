import { useSearchParams } from 'react-router-dom'
import type { Review } from '../../contract/reviews.ts'
import { useRemoveParams } from '../../ui/useRemoveParams.ts'
import { starSteps } from './ratingSummary.ts'

export const withStars = (reviews: readonly Review[], stars: number | undefined): readonly Review[] =>
  stars === undefined ? reviews : reviews.filter(({ rating }) => Math.round(rating) === stars)

/** The `stars` parameter of the address; an unknown value is removed from it. */
export function useStarsFilter(): [number | undefined, (stars: number | undefined) => void] {
  const [params, setParams] = useSearchParams()
  const selected = starSteps.find((stars) => String(stars) === params.get('stars'))
  useRemoveParams(selected === undefined ? ['stars'] : [])
  return [selected, (stars) => setParams(stars === undefined ? {} : { stars: String(stars) }, { replace: true })]
}

export const EVERY = 'all'
export const PHOTOS = 'photos'

/** The `show` parameter of the address; an unknown value shows all and is removed from it. */
export function useReviewsFilter(): [string, (value: string) => void] {
  const [params, setParams] = useSearchParams()
  const requested = params.get('show') ?? EVERY
  const value = [PHOTOS, ...starSteps.map(String)].includes(requested) ? requested : EVERY
  useRemoveParams(value === EVERY ? ['show'] : [])
  return [value, (chosen) => setParams(chosen === EVERY ? {} : { show: chosen }, { replace: true })]
}

export function filteredReviews(reviews: readonly Review[], value: string): readonly Review[] {
  if (value === PHOTOS) return reviews.filter(({ reviewImageUrls }) => reviewImageUrls.length > 0)
  return value === EVERY ? reviews : withStars(reviews, Number(value))
}

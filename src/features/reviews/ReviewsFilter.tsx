import { useSearchParams } from 'react-router-dom'
import type { Review } from '../../contract/reviews.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { useRemoveParams } from '../../ui/useRemoveParams.ts'
import { FilterBar } from '../../ui/FilterBar.tsx'
import css from './ReviewsFilter.module.css'
import { starSteps, withStars } from './ratingSummary.ts'
import { reviewTexts } from './texts.ts'

const EVERY = 'all'
const PHOTOS = 'photos'

type Props = { reviews: readonly Review[]; value: string; onChoose: (value: string) => void }

export function ReviewsFilter({ reviews, value, onChoose }: Props) {
  const texts = useTexts(reviewTexts)
  const labels = new Map([
    [EVERY, texts.every],
    [PHOTOS, texts.withPhotos],
    ...starSteps.map((stars) => [String(stars), `★${stars}`] as const),
  ])
  const filters = [...labels].map(([each, label]) => ({ value: each, label, count: filteredReviews(reviews, each).length }))
  return (
    <>
      <FilterBar label={texts.filters} filters={filters} value={value} onChoose={onChoose} />
      <div className={css.space} />
    </>
  )
}

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

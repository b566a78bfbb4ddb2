import type { Review } from '../../contract/reviews.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { FilterBar } from '../../ui/FilterBar.tsx'
import css from './ReviewsFilter.module.css'
import { starSteps } from './ratingSummary.ts'
import { EVERY, filteredReviews, PHOTOS } from './reviewFilters.ts'
import { reviewTexts } from './texts.ts'

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

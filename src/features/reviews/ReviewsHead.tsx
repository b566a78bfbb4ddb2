import type { ReactNode } from 'react'
import type { Review } from '../../contract/reviews.ts'
import { count, oneDecimal } from '../../lib/format.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Stars } from '../../ui/controls/Stars.tsx'
import css from './ReviewsHead.module.css'
import { average, isFew, starSteps } from './ratingSummary.ts'
import { EVERY, filteredReviews, PHOTOS, withStars } from './reviewFilters.ts'
import { reviewTexts } from './texts.ts'
import { BackButton } from '../../ui/controls/BackButton.tsx'
import { FilterBar } from '../../ui/controls/FilterBar.tsx'
import { PageTitle } from '../../ui/layout/Page.tsx'

/** The title of a review page with a back button; `home` is its target if the visit started here. */
export function ReviewsTitle({ home, eyebrow, children }: { home: string; eyebrow: string; children: ReactNode }) {
  const texts = useTexts(reviewTexts)
  return (
    <div className={css.title}>
      <BackButton label={texts.back} home={home} />
      <PageTitle eyebrow={eyebrow}>{children}</PageTitle>
    </div>
  )
}

type Props = { reviews: readonly Review[]; selectedStars: number | undefined; onSelect: (stars: number | undefined) => void }

/** Average and number of the ratings, and their distribution unless they are few. */
export function ReviewsHead({ reviews, ...filter }: Props) {
  const texts = useTexts(reviewTexts)
  const mean = average(reviews)
  return (
    <div className={css.head}>
      <p className={css.mean} data-few={isFew(reviews)}>
        <b className="figures" aria-hidden={reviews.length > 0}>
          {oneDecimal(mean)}
        </b>
        <span className="small">
          {reviews.length > 0 && <Stars stars={mean} />}
          <span>{texts.count(count(reviews.length))}</span>
        </span>
      </p>
      {!isFew(reviews) && <Distribution reviews={reviews} {...filter} />}
    </div>
  )
}

/** How many reviews have each rating; a row filters by it. */
function Distribution({ reviews, selectedStars, onSelect }: Props) {
  const texts = useTexts(reviewTexts)
  return (
    <ul className={`${css.spread} figures`} aria-label={texts.distribution}>
      {starSteps.map((stars) => {
        const number = withStars(reviews, stars).length
        return (
          <li key={stars}>
            <button
              type="button"
              aria-pressed={selectedStars === stars}
              onClick={() => onSelect(selectedStars === stars ? undefined : stars)}
            >
              <span>{texts.stars(stars)}</span>
              <i style={{ '--share': number / reviews.length }} />
              <span>{count(number)}</span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}

type FilterProps = { reviews: readonly Review[]; value: string; onChoose: (value: string) => void }

/** The ratings and the reviews with photos, to choose from. */
export function ReviewsFilter({ reviews, value, onChoose }: FilterProps) {
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

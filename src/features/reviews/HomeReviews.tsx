import { useState } from 'react'
import { errorText } from '../../api/errorText.ts'
import { useReviewPreviewQuery } from '../../api/reviews.ts'
import { patterns } from '../../config/paths.ts'
import type { Review } from '../../contract/reviewShape.ts'
import { dayOf } from '../../lib/date.ts'
import { picture } from '../../lib/image.ts'
import { rating } from '../../lib/rating.ts'
import { useTexts } from '../../texts/provider.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { Carousel } from '../../ui/Carousel.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Section } from '../../ui/Page.tsx'
import { ReviewCard } from '../../ui/ReviewCard.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Stars } from '../../ui/Stars.tsx'
import { ReviewDialog } from './ReviewDialog.tsx'

/** What customers say, one card after the other; a card opens whole (HOME-02, HOME-09). */
export function HomeReviews() {
  const { home, common } = useTexts()
  const more = (
    <ButtonLink look="quiet" to={patterns.reviews}>
      {common.more}
    </ButtonLink>
  )
  return (
    <Section title={home.reviewsTitle} aside={more}>
      <Reviews />
    </Section>
  )
}

function Reviews() {
  const { home, common, errors, review: texts, carousel } = useTexts()
  const { data: reviews, error, refetch } = useReviewPreviewQuery()
  const [open, setOpen] = useState<Review | null>(null)

  if (!reviews) {
    const words = error && errorText(error, errors, 'reviewPreview')
    if (!words) return <Skeleton label={common.loading} frames={2} shape="product" />
    return <ErrorState message={words.text} lang={words.lang} retryLabel={common.retry} onRetry={() => void refetch()} />
  }
  if (reviews.length === 0) return <EmptyState title={texts.none} />
  return (
    <>
      <Carousel
        label={home.reviewsTitle}
        texts={carousel}
        slides={reviews.map((review) => {
          const [photo] = review.reviewImageUrls
          return (
            <ReviewCard
              key={review.id}
              id={review.id}
              lang="ko"
              text={review.description}
              picture={photo === undefined ? undefined : picture(photo)}
              rating={<Stars stars={review.rating} label={texts.rating(rating(review.rating))} />}
              date={dayOf(review.createdAt)}
              more={{ label: texts.more, onOpen: () => setOpen(review) }}
            />
          )
        })}
      />
      {open && <ReviewDialog review={open} onClose={() => setOpen(null)} />}
    </>
  )
}

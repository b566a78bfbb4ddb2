import { errorText } from '../api/errorText.ts'
import { useReviewsQuery } from '../api/reviews.ts'
import { patterns } from '../config/paths.ts'
import { ReviewsTitle } from '../features/reviews/ReviewsTitle.tsx'
import { ReviewWall } from '../features/reviews/ReviewWall.tsx'
import { ReviewWallSkeleton } from '../features/reviews/ReviewWallSkeleton.tsx'
import { count } from '../lib/format.ts'
import { reviewsTexts } from '../features/reviews/texts.ts'
import { commonTexts } from '../texts/common.ts'
import { errorTexts } from '../texts/errors.ts'
import { useDocumentTitle } from '../texts/useDocumentTitle.ts'
import { useTexts } from '../texts/useTexts.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Page } from '../ui/Page.tsx'
import { pageTexts } from '../texts/pages.ts'

/** All reviews, newest first (REV-02). */
export function ReviewsPage() {
  const { titles } = useTexts(pageTexts)
  const texts = useTexts(reviewsTexts)
  useDocumentTitle(titles.reviews)
  const { data } = useReviewsQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <Page>
      <ReviewsTitle home={patterns.home} eyebrow={data && data.length > 0 ? texts.count(count(data.length)) : ' '}>
        {titles.reviews}
      </ReviewsTitle>
      <Wall />
    </Page>
  )
}

function Wall() {
  const texts = useTexts(reviewsTexts)
  const common = useTexts(commonTexts)
  const errors = useTexts(errorTexts)
  const { data: reviews, error, refetch } = useReviewsQuery()
  if (reviews && reviews.length > 0) return <ReviewWall reviews={reviews} />
  if (reviews) return <EmptyState title={texts.none} action={<ButtonLink to={patterns.shop}>{texts.toShop}</ButtonLink>} />
  const words = error && errorText(error, errors, 'reviews')
  if (words) return <ErrorState message={words.text} lang={words.lang} retryLabel={common.retry} onRetry={() => void refetch()} />
  return <ReviewWallSkeleton />
}

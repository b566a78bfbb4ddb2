import { type Listed, live } from '../../api/api.ts'
import { NotShown, QueryView } from '../../api/QueryView.tsx'
import { useReviewsQuery } from './api.ts'
import { patterns } from '../../config/paths.ts'
import type { Review } from '../../contract/reviews.ts'
import { filteredReviews, useReviewsFilter } from './reviewFilters.ts'
import { ReviewWall, ReviewWallSkeleton } from './ReviewWall.tsx'
import { count } from '../../lib/format.ts'
import { reviewTexts } from './texts.ts'
import { usePage } from '../../texts/usePage.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { ButtonLink } from '../../ui/controls/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import { ReviewsFilter, ReviewsTitle } from './ReviewsHead.tsx'

/** All reviews, newest first. */
export function ReviewsPage() {
  const title = usePage()
  const texts = useTexts(reviewTexts)
  const query = useReviewsQuery(undefined, live)
  const reviewCount = query.data?.items.length ?? 0
  const view = (
    <QueryView
      query={query}
      call="reviews"
      loading={<ReviewWallSkeleton />}
      empty={<EmptyState title={texts.none} action={<ButtonLink to={patterns.shop}>{texts.toShop}</ButtonLink>} />}
    >
      {(reviews) => <Filtered {...reviews} />}
    </QueryView>
  )
  return (
    <>
      <Page>
        <ReviewsTitle home={patterns.home} eyebrow={reviewCount > 0 ? texts.count(count(reviewCount)) : ' '}>
          {title}
        </ReviewsTitle>
      </Page>
      {reviewCount > 0 ? view : <Page>{view}</Page>}
    </>
  )
}

/** The filter has the width of the viewport, the reviews that of the page. */
function Filtered({ items: reviews, unreadable }: Listed<Review>) {
  const texts = useTexts(reviewTexts)
  const [filter, setFilter] = useReviewsFilter()
  const shown = filteredReviews(reviews, filter)
  return (
    <>
      <ReviewsFilter reviews={reviews} value={filter} onChoose={setFilter} />
      <Page>
        {shown.length > 0 ? <ReviewWall key={filter} reviews={shown} /> : <EmptyState title={texts.noneLikeThis} />}
        <NotShown count={unreadable.length} />
      </Page>
    </>
  )
}

import { live } from '../../api/api.ts'
import { skipToken } from '@reduxjs/toolkit/query'
import { NotShown, QueryView } from '../../api/QueryView.tsx'
import { useUserReviewsQuery } from './api.ts'
import { patterns } from '../../config/paths.ts'
import { OwnReviews } from './OwnReviews.tsx'
import { useAppSelector } from '../../hooks.ts'
import { reviewTexts } from './texts.ts'
import { usePage } from '../../texts/usePage.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { ButtonLink } from '../../ui/controls/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { PageTitle } from '../../ui/layout/Page.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'

/** The reviews of a member. */
export function MyReviewsPage() {
  const title = usePage()
  const texts = useTexts(reviewTexts)
  const userId = useAppSelector((state) => state.auth.userId)
  const query = useUserReviewsQuery(userId ?? skipToken, live)
  const toOrders = <ButtonLink to={patterns.orders}>{texts.toOrders}</ButtonLink>
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <QueryView
        query={{ ...query, data: query.currentData }}
        call="userReviews"
        loading={<Skeleton shape="line" />}
        empty={<EmptyState title={texts.noneOwn} text={texts.noneOwnText} action={toOrders} />}
      >
        {({ items, unreadable }) => (
          <>
            <OwnReviews reviews={items} />
            <NotShown count={unreadable.length} />
          </>
        )}
      </QueryView>
    </>
  )
}

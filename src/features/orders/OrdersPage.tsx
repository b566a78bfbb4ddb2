import { skipToken } from '@reduxjs/toolkit/query'
import { useState } from 'react'
import { live } from '../../api/api.ts'
import { DialogNotLoaded } from '../../api/NotLoaded.tsx'
import { QueryView } from '../../api/QueryView.tsx'
import { usePhotosByLine } from '../reviews/photos/usePhotos.ts'
import { NewBelow } from '../catalogue/NewBelow.tsx'
import { lineReviewed, ordersApi, useUserOrdersQuery } from './api.ts'
import { patterns } from '../../config/paths.ts'
import { OrderDialogs } from './OrderDialogs.tsx'
import type { Reviewed } from './OrderLines.tsx'
import { OrderList } from './OrderList.tsx'
import { isMoving } from './rules.ts'
import { useOrderDialogs } from './useOrderDialogs.ts'
import { useAppDispatch, useAppSelector } from '../../hooks.ts'
import { ordersTexts } from './texts.ts'
import { usePage } from '../../texts/usePage.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { ButtonLink } from '../../ui/controls/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { PageTitle } from '../../ui/layout/Page.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { lazyComponent } from '../../ui/lazyComponent.tsx'

const ReviewForm = lazyComponent(async () => (await import('../reviews/form/ReviewForm.tsx')).ReviewForm, {
  ifFailed: DialogNotLoaded,
})

const POLLING_INTERVAL_MS = 10_000

/** A member's orders, polled while one of them can still change and the window has the focus. */
export function OrdersPage() {
  const title = usePage()
  const texts = useTexts(ordersTexts)
  const userId = useAppSelector((state) => state.auth.userId) ?? undefined
  const dispatch = useAppDispatch()
  const dialogs = useOrderDialogs()
  const [reviewed, review] = useState<Reviewed | null>(null)
  const photosOf = usePhotosByLine()
  const query = useOrders(userId)
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <QueryView
        query={query}
        call="userOrders"
        loading={<Skeleton shape="line" />}
        empty={
          <>
            <EmptyState title={texts.empty} action={<ButtonLink to={patterns.shop}>{texts.toShop}</ButtonLink>} isAll />
            <NewBelow variant="columns" />
          </>
        }
      >
        {(orders) => (
          <>
            <OrderList orders={orders} onOpen={dialogs.open} onReview={review} />
            <OrderDialogs orders={orders.items} dialogs={dialogs} mayCancel />
            {reviewed && (
              <ReviewForm
                orderId={reviewed.order.orderId}
                line={reviewed.line}
                photos={photosOf(reviewed.line.id)}
                onSent={() => dispatch(lineReviewed(reviewed.order.orderId, reviewed.line.id))}
                onDone={() => review(null)}
                onClose={() => review(null)}
              />
            )}
          </>
        )}
      </QueryView>
    </>
  )
}

function useOrders(userId: string | undefined) {
  const argument = userId ?? skipToken
  const { data } = ordersApi.endpoints.userOrders.useQueryState(argument)
  const query = useUserOrdersQuery(argument, {
    ...live,
    skipPollingIfUnfocused: true,
    pollingInterval: data?.items.some(isMoving) ? POLLING_INTERVAL_MS : 0,
  })
  return { ...query, data: query.currentData }
}

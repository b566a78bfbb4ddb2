import { skipToken } from '@reduxjs/toolkit/query'
import { useState } from 'react'
import { useErrorMessage } from '../api/useErrorMessage.ts'
import { QueryView } from '../components/QueryView.tsx'
import { ordersApi, useUserOrdersQuery } from '../api/orders.ts'
import { patterns } from '../config/paths.ts'
import { AccountFrame } from '../features/account/AccountFrame.tsx'
import { OrderDialogs } from '../features/orders/OrderDialogs.tsx'
import type { Reviewed } from '../features/orders/OrderLines.tsx'
import { OrderList } from '../features/orders/OrderList.tsx'
import { isMoving } from '../features/orders/rules.ts'
import { useOrderDialogs } from '../features/orders/useOrderDialogs.ts'
import { ReviewForm } from '../features/reviews/ReviewForm.tsx'
import { useAppSelector } from '../hooks.ts'
import { ordersTexts } from '../features/orders/texts.ts'
import { commonTexts } from '../texts/common.ts'
import { useDocumentTitle } from '../texts/useDocumentTitle.ts'
import { useTexts } from '../texts/useTexts.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { pageTexts } from '../texts/pages.ts'

const POLLING_INTERVAL_MS = 10_000

/** A member's orders (ORD), polled while one of them can still change and the window has the focus. */
export function OrdersPage() {
  const { titles } = useTexts(pageTexts)
  useDocumentTitle(titles.orders)
  return (
    <AccountFrame title={titles.orders}>
      <Orders />
    </AccountFrame>
  )
}

function Orders() {
  const texts = useTexts(ordersTexts)
  const common = useTexts(commonTexts)
  const userId = useAppSelector((state) => state.auth.userId) ?? undefined
  const dialogs = useOrderDialogs()
  const [reviewed, review] = useState<Reviewed | null>(null)
  const query = useOrders(userId)
  const message = useErrorMessage(query.error, 'userOrders')
  return (
    <QueryView
      query={query}
      message={message}
      loading={<Skeleton label={common.loading} shape="line" />}
      empty={<EmptyState title={texts.empty} action={<ButtonLink to={patterns.shop}>{texts.toShop}</ButtonLink>} />}
    >
      {(orders) => (
        <>
          <OrderList orders={orders} onOpen={dialogs.open} onReview={review} />
          <OrderDialogs orders={orders} dialogs={dialogs} mayCancel />
          {reviewed && (
            <ReviewForm
              orderId={reviewed.order.orderId}
              line={reviewed.line}
              onDone={() => review(null)}
              onClose={() => review(null)}
            />
          )}
        </>
      )}
    </QueryView>
  )
}

function useOrders(userId: string | undefined) {
  const argument = userId ?? skipToken
  const live = { skipPollingIfUnfocused: true, refetchOnFocus: true, refetchOnMountOrArgChange: true }
  const { data } = ordersApi.endpoints.userOrders.useQueryState(argument)
  return useUserOrdersQuery(argument, { ...live, pollingInterval: data?.some(isMoving) ? POLLING_INTERVAL_MS : 0 })
}

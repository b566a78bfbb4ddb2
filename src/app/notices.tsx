import { useState, useSyncExternalStore } from 'react'
import { QueryStatus } from '@reduxjs/toolkit/query'
import { selectHasOrdered } from '../features/checkout/checkoutsSlice.ts'
import { useOrderUpdates } from '../features/payment/useOrderUpdates.ts'
import { type RootState, useAppSelector } from '../hooks.ts'
import { useTexts } from '../texts/useTexts.ts'
import { lazyComponent } from '../ui/lazyComponent.tsx'
import { Notice } from '../ui/feedback/Notice.tsx'
import { layoutTexts } from './layoutTexts.ts'
import { hasUnsavedValues, isUnsaved, subscribeToUnsavedValues } from '../lib/storage.ts'
import { slowTexts } from '../texts/slow.ts'
import { Button } from '../ui/controls/Button.tsx'
import { useIsSlow } from '../ui/feedback/useIsSlow.ts'

/** Shown while the browser's storage is blocked or full and lacks something of the shopper's, until dismissed: an order is told apart. */
export function UnsavedNotice() {
  const isShown = useSyncExternalStore(subscribeToUnsavedValues, hasUnsavedValues)
  const isOrderUnsaved = useSyncExternalStore(subscribeToUnsavedValues, () => isUnsaved('cart', 'checkouts'))
  const hasOrdered = useAppSelector((state) => selectHasOrdered(state, state.auth.userId))
  const [dismissed, setDismissed] = useState<'unsaved' | 'unsavedOrder'>()
  const texts = useTexts(layoutTexts)
  const lost = hasOrdered && isOrderUnsaved ? 'unsavedOrder' : 'unsaved'
  if (!isShown || dismissed === lost) return null
  return <Notice onClose={() => setDismissed(lost)}>{texts[lost]}</Notice>
}

/** Shown while a page or a form waits long for a reply, since requests have no timeout; dismissed for this wait. */
export function SlowNotice() {
  const since = useAppSelector(oldestPendingRequest)
  const isSlow = useIsSlow(since)
  const [dismissed, setDismissed] = useState<number>()
  const slow = useTexts(slowTexts)
  if (!isSlow || dismissed === since) return null
  return (
    <Notice
      action={
        <Button variant="quiet" size="compact" onClick={() => location.reload()}>
          {slow.reload}
        </Button>
      }
      onClose={() => setDismissed(since)}
    >
      {slow.text}
    </Notice>
  )
}

// Most starts have no such order. If its code cannot be loaded, the next start shows it.
const OrderUpdate = lazyComponent(async () => (await import('./OrderUpdate.tsx')).OrderUpdate, { ifFailed: () => null })

/** What has become of an order whose payment was unfinished, until it is closed. */
export function OrderUpdateNotice() {
  const orderId = useOrderUpdates()
  return orderId !== null && <OrderUpdate orderId={orderId} />
}

/** When the longest running request started. The upload of photos and the placeholder show a slow one themselves. */
function oldestPendingRequest({ api }: RootState): number | undefined {
  const starts = [...Object.values(api.queries), ...Object.values(api.mutations)].flatMap((request) =>
    request?.status === QueryStatus.pending && request.startedTimeStamp !== undefined && request.endpointName !== 'createReview'
      ? [request.startedTimeStamp]
      : [],
  )
  return starts.length > 0 ? Math.min(...starts) : undefined
}

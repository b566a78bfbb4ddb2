import { Link, useLocation } from 'react-router-dom'
import { patterns, toPaymentResult } from '../config/paths.ts'
import { readCheckoutId, selectCheckout } from '../features/checkout/checkoutsSlice.ts'
import { noticeClosed } from '../features/checkout/orderSlice.ts'
import { useOrderCompletionQuery } from '../features/orders/api.ts'
import { hasSucceeded, statusFacts } from '../features/orders/status.ts'
import { useAppDispatch, useAppSelector } from '../hooks.ts'
import { useTexts } from '../texts/useTexts.ts'
import { Notice } from '../ui/feedback/Notice.tsx'
import { orderUpdateTexts } from './orderUpdateTexts.ts'

/** What has become of an order, as its query says; not what its own checkout, if that is shown, says itself. */
export function OrderUpdate({ orderId }: { orderId: string }) {
  const userId = useAppSelector((state) => state.auth.userId)
  const texts = useTexts(orderUpdateTexts)
  const dispatch = useAppDispatch()
  const { pathname, state } = useLocation()
  const shown = useAppSelector((store) => selectCheckout(store, userId, readCheckoutId(state)))
  const { currentData: completion } = useOrderCompletionQuery(orderId, { refetchOnFocus: true })
  if (!completion) return null
  const { payment } = statusFacts(completion.status)
  const isOwn = pathname === patterns.checkout && orderId === shown?.order?.id
  // It says that the order is open, and leads on where that is paid.
  if (isOwn && (payment === 'pending' || hasSucceeded(completion.status))) return null
  return (
    <Notice action={<Link to={toPaymentResult(orderId)}>{texts.see}</Link>} onClose={() => dispatch(noticeClosed())}>
      {texts[payment]}
    </Notice>
  )
}

import { Link, useLocation } from 'react-router-dom'
import { patterns, toPaymentResult } from '../config/paths.ts'
import { readCheckoutId, selectCheckout } from '../features/checkout/checkoutsSlice.ts'
import { orderUpdateDismissed, type OrderUpdate as Update } from '../features/checkout/orderSlice.ts'
import { statusFacts } from '../features/orders/status.ts'
import { useAppDispatch, useAppSelector } from '../hooks.ts'
import { useTexts } from '../texts/useTexts.ts'
import { Notice } from '../ui/feedback/Notice.tsx'
import { orderUpdateTexts } from './orderUpdateTexts.ts'

/** What became of an order; nothing while its own checkout, which says so itself, is shown. */
export function OrderUpdate({ update }: { update: Update }) {
  const userId = useAppSelector((state) => state.auth.userId)
  const texts = useTexts(orderUpdateTexts)
  const dispatch = useAppDispatch()
  const { pathname, state } = useLocation()
  const shown = useAppSelector((store) => selectCheckout(store, userId, readCheckoutId(state)))
  const { payment } = statusFacts(update.status)
  if (payment === 'pending' && pathname === patterns.checkout && update.orderId === shown?.order?.id) return null
  return (
    <Notice
      action={<Link to={toPaymentResult(update.orderId)}>{texts.see}</Link>}
      onClose={() => dispatch(orderUpdateDismissed())}
    >
      {texts[payment]}
    </Notice>
  )
}

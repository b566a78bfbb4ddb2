import { Link, useLocation } from 'react-router-dom'
import { patterns, toPaymentResult } from '../../config/paths.ts'
import { useAppDispatch, useAppSelector } from '../../hooks.ts'
import { selectCheckout } from '../checkout/checkoutsSlice.ts'
import { orderUpdateDismissed, type OrderUpdate } from '../checkout/orderSlice.ts'
import { statusFacts } from '../orders/status.ts'
import { readCheckoutId } from '../checkout/startCheckout.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Notice } from '../../ui/Notice.tsx'
import { orderUpdateTexts } from './orderUpdateTexts.ts'

type Props = { update: OrderUpdate; userId: string | null }

export function UpdateNotice({ update: { orderId, status }, userId }: Props) {
  const texts = useTexts(orderUpdateTexts)
  const dispatch = useAppDispatch()
  const { pathname, state } = useLocation()
  // The checkout itself shows its own unfinished payment.
  const shown = useAppSelector((store) => selectCheckout(store, userId, readCheckoutId(state)))
  const { payment } = statusFacts(status)
  if (payment === 'pending' && pathname === patterns.checkout && orderId === shown?.order?.id) return null
  return (
    <Notice action={<Link to={toPaymentResult(orderId)}>{texts.see}</Link>} onClose={() => dispatch(orderUpdateDismissed())}>
      {texts[payment]}
    </Notice>
  )
}

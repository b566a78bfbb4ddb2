import { Link, useLocation } from 'react-router-dom'
import { patterns, toPaymentResult } from '../../config/paths.ts'
import { useAppDispatch } from '../../hooks.ts'
import { readCheckoutId } from '../checkout/checkoutState.ts'
import { orderUpdateDismissed, type OrderUpdate } from '../checkout/orderSlice.ts'
import { statusFacts } from '../orders/status.ts'
import { findCheckout } from '../checkout/pendingOrders.ts'
import { commonTexts } from '../../texts/common.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Notice } from '../../ui/Notice.tsx'
import { orderUpdateTexts } from './orderUpdateTexts.ts'

type Props = { update: OrderUpdate; userId: string | null }

export function UpdateNotice({ update: { orderId, status }, userId }: Props) {
  const texts = useTexts(orderUpdateTexts)
  const common = useTexts(commonTexts)
  const dispatch = useAppDispatch()
  const { pathname, state } = useLocation()
  // The checkout itself shows its own unfinished payment.
  const ownOrderId = pathname === patterns.checkout ? findCheckout(userId, readCheckoutId(state))?.order?.id : undefined
  const { payment } = statusFacts(status)
  if (payment === 'pending' && orderId === ownOrderId) return null
  return (
    <Notice
      action={<Link to={toPaymentResult(orderId)}>{texts.see}</Link>}
      closeLabel={common.close}
      onClose={() => dispatch(orderUpdateDismissed())}
    >
      {texts[payment]}
    </Notice>
  )
}

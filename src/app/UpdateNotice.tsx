import { Link, useLocation } from 'react-router-dom'
import { patterns, toPaymentResult } from '../config/paths.ts'
import { useAppDispatch } from '../store/hooks.ts'
import { readCheckoutId } from '../store/order/checkoutState.ts'
import { orderUpdateDismissed, type OrderUpdate } from '../store/order/orderSlice.ts'
import { hasSucceeded } from '../store/order/orderStatus.ts'
import { findCheckout } from '../store/order/pendingOrders.ts'
import { commonTexts } from '../texts/common.ts'
import type { TextsOf } from '../texts/defineTexts.ts'
import { useTexts } from '../texts/useTexts.ts'
import { Notice } from '../ui/Notice.tsx'
import { orderUpdateTexts } from './orderUpdateTexts.ts'

type Props = { update: OrderUpdate; userId: string | null }

export function UpdateNotice({ update: { orderId, status }, userId }: Props) {
  const texts = useTexts(orderUpdateTexts)
  const common = useTexts(commonTexts)
  const dispatch = useAppDispatch()
  const { pathname, state } = useLocation()
  // The checkout itself shows its own unfinished payment.
  const ownOrderId = pathname === patterns.checkout ? findCheckout(userId, readCheckoutId(state))?.order?.id : undefined
  if (status === 'PENDING' && orderId === ownOrderId) return null
  return (
    <Notice
      action={<Link to={toPaymentResult(orderId)}>{texts.see}</Link>}
      closeLabel={common.close}
      onClose={() => dispatch(orderUpdateDismissed())}
    >
      {textFor(status, texts)}
    </Notice>
  )
}

function textFor(status: string, texts: TextsOf<typeof orderUpdateTexts>): string {
  if (status === 'PENDING') return texts.pending
  if (status === 'WAITING_FOR_DEPOSIT') return texts.awaited
  if (hasSucceeded(status)) return texts.paid
  if (status === 'CANCELED') return texts.canceled
  return status === 'FAILED' ? texts.failed : texts.unknown
}

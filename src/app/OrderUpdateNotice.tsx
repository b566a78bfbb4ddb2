import { useEffect } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { patterns, toPaymentResult } from '../config/paths.ts'
import { readCheckoutId } from '../store/order/checkoutState.ts'
import { closeSettledOrders, findCheckout } from '../store/order/pendingOrders.ts'
import { resumeOrders } from '../store/order/resumeOrders.ts'
import { orderUpdateDismissed, type OrderUpdate } from '../store/order/orderSlice.ts'
import { hasSucceeded } from '../store/order/orderStatus.ts'
import { isPaymentPath } from '../store/navigation.ts'
import { useAppDispatch, useAppSelector } from '../store/hooks.ts'
import { commonTexts } from '../texts/common.ts'
import type { TextsOf } from '../texts/defineTexts.ts'
import { useTexts } from '../texts/useTexts.ts'
import { Notice } from '../ui/Notice.tsx'
import { orderUpdateTexts } from './orderUpdateTexts.ts'

/** The result of an order whose payment was unfinished: fetched at start or sign-in, shown until dismissed (PAY-13). */
export function OrderUpdateNotice() {
  const dispatch = useAppDispatch()
  const userId = useAppSelector((state) => state.auth.userId)
  const update = useAppSelector((state) => state.order.update)
  const { pathname, state } = useLocation()
  const isAtPayment = isPaymentPath(pathname)

  useEffect(() => {
    if (userId === null) return undefined
    if (isAtPayment) return () => closeSettledOrders(userId)
    void dispatch(resumeOrders())
    return undefined
  }, [userId, isAtPayment, dispatch])

  // The checkout itself shows its own unfinished payment.
  const ownOrderId = pathname === patterns.checkout ? findCheckout(userId, readCheckoutId(state))?.order?.id : undefined
  if (!update || isAtPayment || (update.status === 'PENDING' && update.orderId === ownOrderId)) return null
  return <UpdateNotice update={update} />
}

function UpdateNotice({ update: { orderId, status } }: { update: OrderUpdate }) {
  const texts = useTexts(orderUpdateTexts)
  const common = useTexts(commonTexts)
  const dispatch = useAppDispatch()
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
  return hasSucceeded(status) ? texts.paid : texts.failed
}

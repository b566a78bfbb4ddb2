import { useEffect } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { toPaymentResult } from '../config/paths.ts'
import { resumeOrders } from '../state/earlierOrders.ts'
import { orderUpdateDismissed } from '../state/order.ts'
import { hasSucceeded } from '../state/settlement.ts'
import { useAppDispatch, useAppSelector } from '../state/store.ts'
import type { Texts } from '../texts/ko.ts'
import { useAllTexts } from '../texts/provider.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Ordering } from './Ordering.tsx'

/** What became of an order that was left in mid-payment: asked once at a start or sign-in, said until it is seen (PAY-13). */
export function OrderUpdateNotice() {
  return (
    <Ordering>
      <Update />
    </Ordering>
  )
}

function Update() {
  const { payment, common } = useAllTexts()
  const dispatch = useAppDispatch()
  const userId = useAppSelector((state) => state.auth.userId)
  const update = useAppSelector((state) => state.order.update)
  // There the shopper sees it anyway; and the payment's own window has nothing to say.
  const isAtPayment = useLocation().pathname.startsWith('/payment/')

  useEffect(() => {
    if (userId !== null && !isAtPayment) void dispatch(resumeOrders())
  }, [userId, isAtPayment, dispatch])
  useEffect(() => {
    if (isAtPayment && update) dispatch(orderUpdateDismissed())
  }, [isAtPayment, update, dispatch])

  if (!update || isAtPayment) return null
  return (
    <Notice
      action={<Link to={toPaymentResult(update.orderId)}>{payment.news.see}</Link>}
      closeLabel={common.close}
      onClose={() => dispatch(orderUpdateDismissed())}
    >
      {wordsFor(update.status, payment.news)}
    </Notice>
  )
}

function wordsFor(status: string, texts: Texts['payment']['news']): string {
  if (status === 'PENDING') return texts.pending
  if (status === 'WAITING_FOR_DEPOSIT') return texts.awaited
  return hasSucceeded(status) ? texts.paid : texts.failed
}

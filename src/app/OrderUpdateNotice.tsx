import { Suspense, useEffect } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { toPaymentResult } from '../config/paths.ts'
import { resumeOrders } from '../state/earlierOrders.ts'
import { orderUpdateDismissed, type OrderUpdate } from '../state/order.ts'
import { hasSucceeded } from '../state/orderStatus.ts'
import { hasPendingOrders } from '../state/pendingOrders.ts'
import { useAppDispatch, useAppSelector } from '../state/store.ts'
import type { Texts } from '../texts/ko.ts'
import { useAllTexts } from '../texts/provider.tsx'
import { Notice } from '../ui/Notice.tsx'

/** What became of an order that was left in mid-payment: asked once at a start or sign-in, shown until it is dismissed (PAY-13). */
export function OrderUpdateNotice() {
  const dispatch = useAppDispatch()
  const userId = useAppSelector((state) => state.auth.userId)
  const update = useAppSelector((state) => state.order.update)
  // The payment's pages show it themselves, and the payment's own window shows nothing.
  const isAtPayment = useLocation().pathname.startsWith('/payment/')
  const isPending = userId !== null && hasPendingOrders(userId)

  useEffect(() => {
    if (isPending && !isAtPayment) void dispatch(resumeOrders())
  }, [isPending, isAtPayment, dispatch])
  useEffect(() => {
    if (isAtPayment && update) dispatch(orderUpdateDismissed())
  }, [isAtPayment, update, dispatch])

  if (!update || isAtPayment) return null
  return (
    <Suspense fallback={null}>
      <UpdateNotice update={update} />
    </Suspense>
  )
}

function UpdateNotice({ update: { orderId, status } }: { update: OrderUpdate }) {
  const { payment, common } = useAllTexts()
  const dispatch = useAppDispatch()
  return (
    <Notice
      action={<Link to={toPaymentResult(orderId)}>{payment.news.see}</Link>}
      closeLabel={common.close}
      onClose={() => dispatch(orderUpdateDismissed())}
    >
      {textFor(status, payment.news)}
    </Notice>
  )
}

function textFor(status: string, texts: Texts['payment']['news']): string {
  if (status === 'PENDING') return texts.pending
  if (status === 'WAITING_FOR_DEPOSIT') return texts.awaited
  return hasSucceeded(status) ? texts.paid : texts.failed
}

import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { isPaymentPath } from '../session/navigation.ts'
import { useAppDispatch, useAppSelector } from '../../hooks.ts'
import { closeSettledOrders } from '../checkout/pendingOrders.ts'
import { resumeOrders } from '../checkout/resumeOrders.ts'
import { lazyComponent, LoadBoundary } from '../../ui/lazyComponent.tsx'

// Most starts have none.
const UpdateNotice = lazyComponent(async () => (await import('./UpdateNotice.tsx')).UpdateNotice)

/** The result of an order whose payment was unfinished: fetched at start or sign-in, shown until dismissed (PAY-13). */
export function OrderUpdateNotice() {
  const dispatch = useAppDispatch()
  const userId = useAppSelector((state) => state.auth.userId)
  const update = useAppSelector((state) => state.order.update)
  const isAtPayment = isPaymentPath(useLocation().pathname)

  useEffect(() => {
    if (userId === null) return undefined
    if (isAtPayment) return () => closeSettledOrders(userId)
    void dispatch(resumeOrders())
    return undefined
  }, [userId, isAtPayment, dispatch])

  if (!update || isAtPayment) return null
  // If its code cannot be loaded, the next start shows it.
  return (
    <LoadBoundary>
      <UpdateNotice update={update} userId={userId} />
    </LoadBoundary>
  )
}

import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { isPaymentPath } from '../session/navigation.ts'
import { useAppDispatch, useAppSelector, useAppStore } from '../../hooks.ts'
import { resultLeft, selectPending } from '../checkout/checkoutsSlice.ts'
import { lazyComponent, LoadBoundary } from '../../ui/lazyComponent.tsx'

// Most starts have none.
const UpdateNotice = lazyComponent(async () => (await import('./UpdateNotice.tsx')).UpdateNotice)
const loadResume = async () => (await import('../checkout/resumeOrders.ts')).resumeOrders

/** The result of an order whose payment was unfinished: fetched at start or sign-in, shown until dismissed (PAY-13). */
export function OrderUpdateNotice() {
  const dispatch = useAppDispatch()
  const store = useAppStore()
  const userId = useAppSelector((state) => state.auth.userId)
  const isRestored = useAppSelector((state) => state.checkouts.isRestored)
  const update = useAppSelector((state) => state.order.update)
  const isAtPayment = isPaymentPath(useLocation().pathname)

  useEffect(() => {
    if (userId === null) return undefined
    if (isAtPayment) return () => void dispatch(resultLeft({ userId }))
    // If its code cannot be loaded, the next start looks them up.
    if (isRestored && selectPending(store.getState(), userId).length > 0)
      loadResume().then(
        (resumeOrders) => dispatch(resumeOrders()),
        () => undefined,
      )
    return undefined
  }, [userId, isAtPayment, isRestored, store, dispatch])

  if (!update || isAtPayment) return null
  // If its code cannot be loaded, the next start shows it.
  return (
    <LoadBoundary>
      <UpdateNotice update={update} userId={userId} />
    </LoadBoundary>
  )
}

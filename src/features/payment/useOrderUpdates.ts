import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useAppDispatch, useAppSelector, useAppStore } from '../../hooks.ts'
import { resultLeft } from '../checkout/checkoutsSlice.ts'
import { resumeOrders } from '../checkout/listeners.ts'

/**
 * Looks up the orders with an unfinished payment at start, after a sign-in and after leaving a payment page. Returns the id of
 * the order whose notice is open; a payment page says it itself.
 */
export function useOrderUpdates(): string | null {
  const dispatch = useAppDispatch()
  const store = useAppStore()
  const { pathname } = useLocation()
  const userId = useAppSelector((state) => state.auth.userId)
  const notice = useAppSelector((state) => state.order.notice)
  const isAtPayment = pathname.startsWith('/payment/')

  // Not by the effect's cleanup, which StrictMode runs on a page that stays.
  const wasAtPayment = useRef(false)
  useEffect(() => {
    if (userId === null) return
    const hasLeft = wasAtPayment.current && !isAtPayment
    wasAtPayment.current = isAtPayment
    if (hasLeft) dispatch(resultLeft({ userId, settled: store.getState().cart.settled ?? [] }))
    if (!isAtPayment) void dispatch(resumeOrders())
  }, [userId, isAtPayment, dispatch, store])

  return isAtPayment ? null : notice
}

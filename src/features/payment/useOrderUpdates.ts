import { useEffect } from 'react'
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

  useEffect(() => {
    if (userId === null) return undefined
    if (isAtPayment) return () => void dispatch(resultLeft({ userId, settled: store.getState().cart.settled ?? [] }))
    void dispatch(resumeOrders())
    return undefined
  }, [userId, isAtPayment, dispatch, store])

  return isAtPayment ? null : notice
}

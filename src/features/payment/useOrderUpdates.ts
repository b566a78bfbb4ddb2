import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { patterns, toPaymentResult } from '../../config/paths.ts'
import { addAppListener, useAppDispatch, useAppSelector, useAppStore } from '../../hooks.ts'
import { resultLeft, selectPending } from '../checkout/checkoutsSlice.ts'
import { orderUpdateDismissed, paymentEnded, paymentStopped, type OrderUpdate } from '../checkout/orderSlice.ts'

const loadResume = async () => (await import('../checkout/pendingOrders.ts')).resumeOrders

/**
 * Looks up the orders with an unfinished payment at start, after a sign-in and after leaving a payment page, and leads a
 * checkout whose payment has ended to the order's result. Returns the update to show; a payment page shows its own.
 */
export function useOrderUpdates(): OrderUpdate | null {
  const dispatch = useAppDispatch()
  const store = useAppStore()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const userId = useAppSelector((state) => state.auth.userId)
  const update = useAppSelector((state) => state.order.update)
  const isAtPayment = pathname.startsWith('/payment/')

  useEffect(() => {
    if (userId === null || !isAtPayment) return undefined
    return () => void dispatch(resultLeft({ userId, settled: store.getState().cart.settled ?? [] }))
  }, [userId, isAtPayment, dispatch, store])

  const isDismissed = isAtPayment && update !== null
  useEffect(() => {
    if (isDismissed) dispatch(orderUpdateDismissed())
  }, [isDismissed, dispatch])

  // If its code cannot be loaded, the next start looks them up.
  const resume = useEffectEvent(() => {
    loadResume().then(
      (resumeOrders) => dispatch(resumeOrders()),
      () => undefined,
    )
  })
  useEffect(() => {
    if (userId === null || isAtPayment) return
    if (selectPending(store.getState(), userId).length > 0) resume()
  }, [userId, isAtPayment, store])

  // A shopper who left for another page sees the result there.
  const follow = useEffectEvent((orderId: string) => {
    if (pathname.replace(/\/$/, '') === patterns.checkout) void navigate(toPaymentResult(orderId), { replace: true })
    else {
      dispatch(paymentStopped(null))
      resume()
    }
  })
  useEffect(
    () =>
      dispatch(
        addAppListener({
          actionCreator: paymentEnded,
          effect: (_, listener) => {
            const { flow } = listener.getState().order
            if (flow.step === 'settled') follow(flow.orderId)
          },
        }),
      ),
    [dispatch],
  )

  return isAtPayment ? null : update
}

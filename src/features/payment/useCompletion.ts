import { useEffect, useState } from 'react'
import { FRESH_S } from '../../api/api.ts'
import { ordersApi } from '../orders/api.ts'
import { isPending as isPendingStatus } from '../orders/status.ts'

const POLLING_INTERVAL_MS = 2000
const POLLING_DURATION_MS = 10_000

const { useQueryState, useQuerySubscription } = ordersApi.endpoints.orderCompletion

/** The completion of an order; a pending one is polled every 2 s for 10 s, and refetched on focus. */
export function useCompletion(orderId: string) {
  const { currentData, error } = useQueryState(orderId)
  const [isOver, setOver] = useState(false)
  const isPending = currentData !== undefined && isPendingStatus(currentData.status) && !error
  const isPolling = isPending && !isOver
  const { refetch } = useQuerySubscription(orderId, {
    pollingInterval: isPolling ? POLLING_INTERVAL_MS : 0,
    refetchOnMountOrArgChange: FRESH_S,
    refetchOnFocus: true,
  })

  useEffect(() => {
    if (!isPolling) return undefined
    const timer = setTimeout(() => {
      setOver(true)
      void refetch()
    }, POLLING_DURATION_MS)
    return () => clearTimeout(timer)
  }, [isPolling, refetch])

  const restartPolling = () => {
    setOver(false)
    void refetch()
  }
  return { completion: currentData, error, isPending, isPolling, restartPolling }
}

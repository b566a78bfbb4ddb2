import { useEffect, useState } from 'react'
import { COMPLETION_FRESH_S, useOrderCompletionQuery } from '../../api/orders.ts'

const POLLING_INTERVAL_MS = 2000
const POLLING_DURATION_MS = 10_000

/** The completion of an order; a pending one is polled every 2 s for 10 s, and refetched on focus (PAY-08, PAY-14). */
export function useCompletion(orderId: string) {
  const { currentData, error, refetch } = useOrderCompletionQuery(orderId, {
    refetchOnMountOrArgChange: COMPLETION_FRESH_S,
    refetchOnFocus: true,
  })
  const [pollCount, setPollCount] = useState(0)
  const isPending = currentData?.status === 'PENDING' && !error
  const isPolling = isPending && pollCount < POLLING_DURATION_MS / POLLING_INTERVAL_MS

  useEffect(() => {
    if (!isPolling) return undefined
    const timer = setInterval(() => {
      setPollCount((times) => times + 1)
      void refetch()
    }, POLLING_INTERVAL_MS)
    return () => clearInterval(timer)
  }, [isPolling, refetch])

  const restartPolling = () => {
    setPollCount(0)
    void refetch()
  }
  return { completion: currentData, error, isPending, isPolling, restartPolling }
}

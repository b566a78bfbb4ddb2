import { useEffect, useState } from 'react'
import { useOrderCompletionQuery } from '../../api/orders.ts'

const ASKED_EVERY_MS = 2000
const ASKED_FOR_MS = 10_000

/** What an order has come to; while nobody knows yet it is asked again every 2 s for 10 s, and whenever one comes back (PAY-08, PAY-14). */
export function useCompletion(orderId: string) {
  const { currentData, error, refetch } = useOrderCompletionQuery(orderId, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
  })
  const [asked, setAsked] = useState(0)
  const isPending = currentData?.status === 'PENDING' && !error
  const isAsking = isPending && asked < ASKED_FOR_MS / ASKED_EVERY_MS

  useEffect(() => {
    if (!isAsking) return undefined
    const asking = setInterval(() => {
      setAsked((times) => times + 1)
      void refetch()
    }, ASKED_EVERY_MS)
    return () => clearInterval(asking)
  }, [isAsking, refetch])

  const askAgain = () => {
    setAsked(0)
    void refetch()
  }
  return { completion: currentData, error, isPending, isAsking, askAgain }
}

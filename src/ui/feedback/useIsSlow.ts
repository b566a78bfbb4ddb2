import { useEffect, useState } from 'react'

/** Milliseconds after which a wait is announced, with a way on. */
const SLOW_AFTER = 10_000

/** Whether something that started at `since` (ms) has lasted long; false without a start. */
export function useIsSlow(since: number | undefined): boolean {
  const [slowSince, setSlowSince] = useState<number>()
  useEffect(() => {
    if (since === undefined) return undefined
    const timer = setTimeout(() => setSlowSince(since), since + SLOW_AFTER - Date.now())
    return () => clearTimeout(timer)
  }, [since])
  return since !== undefined && slowSince === since
}

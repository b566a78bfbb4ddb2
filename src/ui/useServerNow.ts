import { useEffect, useState } from 'react'
import { serverNow } from '../lib/serverClock.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Midnight in Korea is at 15:00 UTC. */
const MIDNIGHT_MS = 15 * 60 * 60 * 1000

/** The time by the server's clock as of the first render, renewed at each midnight in Korea. */
export function useServerNow(): Date {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const untilMidnight = DAY_MS - ((now.getTime() - MIDNIGHT_MS) % DAY_MS)
    const timer = setTimeout(() => setNow(serverNow()), untilMidnight)
    return () => clearTimeout(timer)
  }, [now])
  return now
}

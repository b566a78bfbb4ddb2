import { useEffect, useRef } from 'react'

/** Calls back when somebody goes back to this page and the browser has kept it as it was left. */
export function useReturn(onReturn: () => void): void {
  const latest = useRef(onReturn)
  useEffect(() => {
    latest.current = onReturn
  })
  useEffect(() => {
    const look = (event: PageTransitionEvent) => event.persisted && latest.current()
    addEventListener('pageshow', look)
    return () => removeEventListener('pageshow', look)
  }, [])
}

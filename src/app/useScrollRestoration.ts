import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

const INTERVAL_MS = 16
const TIMEOUT_MS = 3000
const positions = new Map<string, number>()

/** Scrolls a new page to its top, and restores the position after back and forward (NAV-10). Mounted above landing and app. */
export function useScrollRestoration(): void {
  const { key, pathname } = useLocation()
  const type = useNavigationType()
  const last = useRef({ key, pathname })

  useEffect(() => {
    const savePosition = () => positions.set(last.current.key, scrollY)
    addEventListener('scroll', savePosition, { passive: true })
    return () => removeEventListener('scroll', savePosition)
  }, [])

  // A layout effect: a shorter page scrolls later, and that position must not be saved.
  useLayoutEffect(() => {
    const isFirst = last.current.key === key
    const isSamePage = last.current.pathname === pathname
    last.current = { key, pathname }
    if (isFirst) return undefined
    // Manual from the first navigation on; the browser restores a reload before it.
    history.scrollRestoration = 'manual'
    if (type === NavigationType.Pop) return scrollWhenTall(positions.get(key) ?? 0)
    if (!isSamePage) scrollTo({ top: 0, behavior: 'instant' })
    return undefined
  }, [key, pathname, type])
}

/** Waits up to three seconds for the content of the page. A timer, since a background tab has no animation frames. */
function scrollWhenTall(top: number): () => void {
  const until = performance.now() + TIMEOUT_MS
  const timer = setInterval(() => {
    const isTall = document.documentElement.scrollHeight - innerHeight >= top
    if (!isTall && performance.now() < until) return
    clearInterval(timer)
    if (isTall) scrollTo({ top, behavior: 'instant' })
  }, INTERVAL_MS)
  return () => clearInterval(timer)
}

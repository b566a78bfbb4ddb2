import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

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

/**
 * Scrolls once the content of the page is tall enough, which it may become within three seconds. Until then cards out of view are
 * laid out too: after that the browser knows their heights, which it estimates otherwise.
 */
function scrollWhenTall(top: number): () => void {
  const { style } = document.documentElement
  style.setProperty('--out-of-view', 'visible')
  const finish = () => {
    observer.disconnect()
    clearTimeout(timer)
    // The next frame: a browser remembers the heights of what it has rendered.
    requestAnimationFrame(() => requestAnimationFrame(() => style.removeProperty('--out-of-view')))
  }
  const observer = new ResizeObserver(() => {
    if (document.documentElement.scrollHeight - innerHeight < top) return
    finish()
    scrollTo({ top, behavior: 'instant' })
  })
  const timer = setTimeout(finish, TIMEOUT_MS)
  observer.observe(document.body)
  return finish
}

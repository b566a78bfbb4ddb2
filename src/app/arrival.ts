import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

const scrolled = new Map<string, number>()
const PATIENCE_MS = 3000

/** A new page begins at its top with its heading in focus; back and forward find the place one left (NAV-10). */
export function useArrival(): void {
  const { key, pathname } = useLocation()
  const kind = useNavigationType()
  const last = useRef({ key, pathname })

  useEffect(() => {
    history.scrollRestoration = 'manual'
    const remember = () => scrolled.set(last.current.key, scrollY)
    addEventListener('scroll', remember, { passive: true })
    return () => removeEventListener('scroll', remember)
  }, [])

  // With the commit, before the shorter page moves the scroll: what it moves is not the place one left.
  useLayoutEffect(() => {
    const isFirst = last.current.key === key
    const isSamePage = last.current.pathname === pathname
    last.current = { key, pathname }
    if (isFirst) return undefined
    if (kind === NavigationType.Pop) return whenTall(scrolled.get(key) ?? 0)
    if (isSamePage) return undefined
    scrollTo({ top: 0, behavior: 'instant' })
    return whenDrawn(() => document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true }))
  }, [key, pathname, kind])
}

/** Scrolls as soon as the content is tall enough to be scrolled there. */
function whenTall(top: number): () => void {
  const isThere = () => document.documentElement.scrollHeight - innerHeight >= top
  return whenever(isThere, () => scrollTo({ top, behavior: 'instant' }))
}

/** Pages come lazily: the heading to focus may be some frames away. */
function whenDrawn(action: () => void): () => void {
  return whenever(() => document.querySelector('main h1') !== null, action)
}

function whenever(condition: () => boolean, action: () => void): () => void {
  const deadline = performance.now() + PATIENCE_MS
  let frame = 0
  const look = () => {
    if (condition()) action()
    else if (performance.now() < deadline) frame = requestAnimationFrame(look)
  }
  frame = requestAnimationFrame(look)
  return () => cancelAnimationFrame(frame)
}

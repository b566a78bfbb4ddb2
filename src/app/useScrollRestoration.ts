import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

const TIMEOUT_MS = 3000
/** As many frames without a move end a restoration. */
const FRAMES = 2

/** The scroll position, and an item of a long list with its distance from the top of the view, in px. */
type Position = { top: number; item?: { id: string; top: number } | undefined }
const positions = new Map<string, Position>()

/** Scrolls a new page to its top, and restores the position after back and forward. Mounted above landing and app. */
export function useScrollRestoration(): void {
  const { key, pathname } = useLocation()
  const type = useNavigationType()
  const last = useRef({ key, pathname })

  useEffect(() => {
    // To look for the item takes a few ms on a phone, so it is done after a scroll and at what leaves a page, before the router.
    const savePosition = ({ type }: Event) =>
      positions.set(last.current.key, { top: scrollY, item: type === 'scroll' ? undefined : itemInView() })
    const types = ['scroll', 'scrollend', 'click', 'popstate']
    types.forEach((type) => addEventListener(type, savePosition, true))
    return () => types.forEach((type) => removeEventListener(type, savePosition, true))
  }, [])

  // A layout effect: a shorter page scrolls later, and that position must not be saved.
  useLayoutEffect(() => {
    const isFirst = last.current.key === key
    const isSamePage = last.current.pathname === pathname
    last.current = { key, pathname }
    if (isFirst) return undefined
    // Manual from the first navigation on; the browser restores a reload before it.
    history.scrollRestoration = 'manual'
    if (type === NavigationType.Pop) return scrollWhenThere(positions.get(key) ?? { top: 0 })
    if (!isSamePage) scrollTo({ top: 0, behavior: 'instant' })
    return undefined
  }, [key, pathname, type])
}

/** Right of the middle, where a column is and no title beside the list. */
const itemAt = (part: number) => document.elementFromPoint(innerWidth * 0.7, innerHeight * part)?.closest('li[id]')

/** Looks at two heights, of which one is between two rows at most. */
function itemInView(): Position['item'] {
  const item = itemAt(0.5) ?? itemAt(0.6)
  return item ? { id: item.id, top: item.getBoundingClientRect().top } : undefined
}

/**
 * Scrolls once the item is there, or else the page is tall enough, which may take up to three seconds. By the item where there is
 * one: the browser estimates the heights of items that were never in view (`content-visibility`).
 */
function scrollWhenThere({ top, item }: Position): () => void {
  let frame = 0
  /** What comes into view gets its height in the next frame: until nothing moves any more. */
  const scroll = (rest = FRAMES) => {
    const element = item && document.getElementById(item.id)
    const by = item && element ? element.getBoundingClientRect().top - item.top : top - scrollY
    scrollBy({ top: by, behavior: 'instant' })
    if (item && rest > 0) frame = requestAnimationFrame(() => scroll(Math.abs(by) < 1 ? rest - 1 : FRAMES))
  }
  const observer = new ResizeObserver(() => {
    const isThere = item ? document.getElementById(item.id) : document.documentElement.scrollHeight - innerHeight >= top
    if (!isThere) return
    observer.disconnect()
    scroll()
  })
  observer.observe(document.body)
  const stop = () => {
    observer.disconnect()
    cancelAnimationFrame(frame)
  }
  setTimeout(stop, TIMEOUT_MS)
  // The shopper's own scrolling goes on from where the page is.
  for (const type of ['wheel', 'touchmove', 'keydown']) addEventListener(type, stop, { once: true, passive: true })
  return stop
}

import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { runWhen } from './runWhen.ts'

const positions = new Map<string, number>()

/** A new page begins at its top, back and forward find the place one left (NAV-10). Stands above landing and app. */
export function useScrollRestoration(): void {
  const { key, pathname } = useLocation()
  const type = useNavigationType()
  const last = useRef({ key, pathname })

  useEffect(() => {
    const remember = () => positions.set(last.current.key, scrollY)
    addEventListener('scroll', remember, { passive: true })
    return () => removeEventListener('scroll', remember)
  }, [])

  // With the commit, before the shorter page moves the scroll: what it moves is not the place one left.
  useLayoutEffect(() => {
    const isFirst = last.current.key === key
    const isSamePage = last.current.pathname === pathname
    last.current = { key, pathname }
    if (isFirst) return undefined
    // From the first change of the page on by hand; a reload before it is the browser's.
    history.scrollRestoration = 'manual'
    if (type === NavigationType.Pop) return scrollWhenTall(positions.get(key) ?? 0)
    if (!isSamePage) scrollTo({ top: 0, behavior: 'instant' })
    return undefined
  }, [key, pathname, type])
}

/** Scrolls as soon as the content is tall enough to be scrolled there. */
function scrollWhenTall(top: number): () => void {
  const isTall = () => document.documentElement.scrollHeight - innerHeight >= top
  return runWhen(isTall, () => isTall() && scrollTo({ top, behavior: 'instant' }))
}

import { useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { runWhenPageRendered } from './runWhen.ts'

/** A change of the page moves the focus to its heading; back and forward leave it alone (NAV-10). Stands above landing and app. */
export function useFocusHeading(): void {
  const { pathname } = useLocation()
  const type = useNavigationType()
  const last = useRef(pathname)
  useLayoutEffect(() => {
    if (last.current === pathname) return undefined
    last.current = pathname
    if (type === NavigationType.Pop) return undefined
    return runWhenPageRendered(() => document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true }))
  }, [pathname, type])
}

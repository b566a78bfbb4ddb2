import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { whenPageRendered } from './whenPageRendered.ts'
import { focusPageTitle } from '../ui/modalStack.ts'

/** Focuses the heading of a new page, but not after back and forward (NAV-10). Mounted above landing and app. */
export function useFocusHeading(): void {
  const { pathname } = useLocation()
  const type = useNavigationType()
  const last = useRef(pathname)
  const focusUnlessPopped = useEffectEvent(() => (type === NavigationType.Pop ? undefined : whenPageRendered(focusPageTitle)))
  // Not by the type: a page that replaces its own history entry, as the checkout does, must not stop the wait for its heading.
  useLayoutEffect(() => {
    if (last.current === pathname) return undefined
    last.current = pathname
    const stop = focusUnlessPopped()
    if (!stop) return undefined
    // A press on the page before its heading is there: a menu that it opened would close.
    addEventListener('pointerdown', stop)
    return () => {
      stop()
      removeEventListener('pointerdown', stop)
    }
  }, [pathname])
}

import { type ReactNode, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { basePath, env } from '../config/env.ts'
import { warn } from '../lib/log.ts'
import { HeadingShown } from '../ui/HeadingShown.ts'
import { focusPageTitle } from '../ui/modalStack.ts'

const TIMEOUT_MS = 3000

/**
 * After each change of the path, once the page has its heading: focuses it, but not after back and forward, and reports a page
 * view, without a heading after three seconds. An address that redirects has none. Mounted above landing and app.
 */
export function NewPage({ children }: { children: ReactNode }) {
  // Static hosts redirect to a trailing slash, which is the same page.
  const pathname = useLocation().pathname.replace(/(?<=.)\/$/, '')
  const type = useNavigationType()
  const isFocusDue = useRef(false)
  const reported = useRef<string>(undefined)
  const onHeading = useRef(() => {})
  const onPath = useEffectEvent(() => {
    isFocusDue.current = type !== NavigationType.Pop
  })
  // Not by the type: a page that replaces its own history entry, as the checkout does, must not lose the focus.
  useLayoutEffect(() => {
    const report = () => {
      if (pathname !== reported.current) reportPageView(pathname, reported.current)
      reported.current = pathname
    }
    // A press on the page before its heading is there: a menu that it opened would close.
    const onPress = () => void (isFocusDue.current = false)
    onPath()
    onHeading.current = () => {
      if (isFocusDue.current) focusPageTitle()
      isFocusDue.current = false
      report()
    }
    const timer = setTimeout(report, TIMEOUT_MS)
    addEventListener('pointerdown', onPress)
    return () => {
      clearTimeout(timer)
      removeEventListener('pointerdown', onPress)
    }
  }, [pathname])
  return <HeadingShown value={onHeading}>{children}</HeadingShown>
}

function reportPageView(pathname: string, before: string | undefined): void {
  const { analytics } = env
  if (!analytics) return
  const base = basePath.replace(/\/$/, '')
  // The previous page of the app, else the origin of the document's referrer.
  const outside = URL.canParse(document.referrer) ? `${new URL(document.referrer).origin}/` : ''
  const referrer = before === undefined ? outside : location.origin + base + before
  const view = { path: base + pathname, title: document.title, referrer }
  // Not with the page's own scripts: nothing on a page waits for it.
  import('./analytics.ts')
    .then((module) => module.reportPageView(analytics, view))
    .catch((error: unknown) => warn('Page views are not reported.', error))
}

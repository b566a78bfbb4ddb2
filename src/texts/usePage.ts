import { createContext, use, useEffect, useEffectEvent } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { env } from '../config/env.ts'
import { focusPageTitle } from '../lib/focusPageTitle.ts'
import { warn } from '../lib/log.ts'
import { useDocumentTitle } from './useDocumentTitle.ts'

const TIMEOUT_MS = 3000

/** The title of the route's page by the table of routes; empty where the page has one of its own. */
export const RouteTitle = createContext('')

/**
 * What every page does: it sets the document's title, its own or by default the route's, and returns it; once the page has its
 * heading, focuses it, but not after back and forward, and reports a page view, without a heading after three seconds. What
 * redirects is no page and has none of it.
 */
export function usePage(ownTitle?: string): string {
  const routeTitle = use(RouteTitle)
  const title = ownTitle ?? routeTitle
  useDocumentTitle(title)
  // Static hosts redirect to a trailing slash, which is the same page.
  const path = useLocation().pathname.replace(/(?<=.)\/$/, '')
  const type = useNavigationType()
  const onHeading = useEffectEvent(() => {
    // A menu that was opened before the page was there would close.
    if (type !== NavigationType.Pop && !document.querySelector(':popover-open')) focusPageTitle()
  })
  useEffect(() => whenHeadingIsShown(onHeading, () => reportPageView(path)), [path])
  return title
}

/** Calls `onHeading` once the page has its heading, unless it is pressed before, and then `onEnd`, at the latest after the timeout. */
function whenHeadingIsShown(onHeading: () => void, onEnd: () => void): () => void {
  const control = new AbortController()
  let isPressed = false
  addEventListener('pointerdown', () => (isPressed = true), { signal: control.signal })
  const look = () => {
    if (!document.querySelector('main h1')) return
    stop()
    if (!isPressed) onHeading()
    onEnd()
  }
  const observer = new MutationObserver(look)
  const timer = setTimeout(onEnd, TIMEOUT_MS)
  const stop = () => {
    control.abort()
    observer.disconnect()
    clearTimeout(timer)
  }
  observer.observe(document.body, { childList: true, subtree: true })
  look()
  return stop
}

/** Not with the page's own scripts: nothing on a page waits for it. */
function reportPageView(path: string): void {
  const { analytics } = env
  if (!analytics) return
  const { title } = document
  import('../lib/analytics.ts')
    .then((module) => module.reportPageView(analytics, { path, title }))
    .catch((error: unknown) => warn('Page views are not reported.', error))
}

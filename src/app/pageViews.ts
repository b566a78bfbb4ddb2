import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { basePath, env } from '../config/env.ts'
import { warn } from '../lib/log.ts'
import { whenPageRendered } from './whenPageRendered.ts'

const PAINT_TIMEOUT_MS = 1000

/**
 * Reports a page view for each change of the path (NAV-09), once the page is rendered: then its title is set, and redirecting
 * addresses are not reported. Does nothing without configured analytics.
 */
export function usePageViews(): void {
  // Static hosts redirect to a trailing slash, which is the same page.
  const pathname = useLocation().pathname.replace(/(?<=.)\/$/, '')
  const last = useRef<string>(undefined)
  useEffect(() => {
    const { analytics } = env
    if (!analytics) return undefined
    return whenPageRendered(() => {
      if (pathname === last.current) return
      const path = basePath.replace(/\/$/, '') + pathname
      const view = { path, title: document.title, referrer: referrerOf(last.current) }
      if (last.current === undefined) startAnalytics(analytics, view)
      reportPageView(view)
      last.current = pathname
    })
  }, [pathname])
}

/** Loads the script after the first paint. */
function startAnalytics({ id, scriptUrl }: NonNullable<typeof env.analytics>, first: PageView): void {
  configureAnalytics(id, first)
  whenPainted()
    .then(() => loadAnalytics(id, scriptUrl))
    .catch((error: unknown) => warn('Page views are not reported.', error))
}

/** A background tab does not paint: then a timeout resolves. */
function whenPainted(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, PAINT_TIMEOUT_MS)
    const observer = new PerformanceObserver((paints) => {
      if (paints.getEntriesByName('first-contentful-paint').length === 0) return
      observer.disconnect()
      resolve()
    })
    observer.observe({ type: 'paint', buffered: true })
  })
}

/** The previous page of the app, else the origin of the document's referrer. */
function referrerOf(before: string | undefined): string {
  if (before !== undefined) return location.origin + basePath.replace(/\/$/, '') + before
  return URL.canParse(document.referrer) ? `${new URL(document.referrer).origin}/` : ''
}

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

/** The page's path without the query, which contains codes, keys and numbers (NAV-09). */
type PageView = { readonly path: string; readonly title: string; readonly referrer: string }

/** Writes to the service's queue like the service's own snippet, which pushes `arguments`. */
// oxlint-disable-next-line no-unused-vars -- named for its type: the service takes the `arguments` object, not an array
function gtag(..._: unknown[]): void {
  window.dataLayer ??= []
  window.dataLayer.push(arguments)
}

/** Configures the queue before any event: the service ignores earlier events. */
function configureAnalytics(id: string, first: PageView): void {
  gtag('js', new Date())
  gtag('set', toParameters(first))
  // The service would report page views on its own, with the whole address.
  gtag('config', id, { send_page_view: false })
}

/** Loads the service's script. If it is blocked or fails, the queue stays unread and nothing else happens. */
function loadAnalytics(id: string, scriptUrl: string): void {
  const script = document.createElement('script')
  const url = new URL(scriptUrl, location.href)
  url.searchParams.set('id', id)
  script.src = url.href
  script.async = true
  document.head.append(script)
}

/** Reports a page view. Its location also applies to events that the service reports later on its own. */
function reportPageView(view: PageView): void {
  gtag('set', toParameters(view))
  gtag('event', 'page_view', { ...toParameters(view), page_path: view.path })
}

const toParameters = ({ path, title, referrer }: PageView) => ({
  page_location: location.origin + path,
  page_title: title,
  page_referrer: referrer,
})

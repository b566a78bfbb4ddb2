import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { basePath, env } from '../config/env.ts'
import { configureAnalytics, loadAnalytics, reportPageView, type PageView } from './analytics.ts'
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

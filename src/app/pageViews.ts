import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { basePath, env } from '../config/env.ts'
import { configureAnalytics, loadAnalytics, reportPageView, type PageView } from './analytics.ts'
import { warn } from '../lib/log.ts'
import { runWhenPageRendered } from './runWhen.ts'

const UNSEEN_MS = 1000

/**
 * One page view for each change of the path (NAV-09), told once the page is drawn: then its title stands, and an address
 * that only leads on was never a page. None where analytics is not configured.
 */
export function usePageViews(): void {
  // A static host puts a slash behind a route: it stays one page.
  const pathname = useLocation().pathname.replace(/(?<=.)\/$/, '')
  const last = useRef<string>(undefined)
  useEffect(() => {
    const { analytics } = env
    if (!analytics) return undefined
    return runWhenPageRendered(() => {
      if (pathname === last.current) return
      const path = basePath.replace(/\/$/, '') + pathname
      const view = { path, title: document.title, referrer: referrerOf(last.current) }
      if (last.current === undefined) begin(analytics, view)
      reportPageView(view)
      last.current = pathname
    })
  }, [pathname])
}

/** The script waits until the first view is on the screen. */
function begin({ id, scriptUrl }: NonNullable<typeof env.analytics>, first: PageView): void {
  configureAnalytics(id, first)
  whenPainted()
    .then(() => loadAnalytics(id, scriptUrl))
    .catch((error: unknown) => warn('Page views are not reported.', error))
}

/** Nothing is painted in a tab in the background: then it is enough to have waited. */
function whenPainted(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, UNSEEN_MS)
    const seen = new PerformanceObserver((paints) => {
      if (paints.getEntriesByName('first-contentful-paint').length === 0) return
      seen.disconnect()
      resolve()
    })
    seen.observe({ type: 'paint', buffered: true })
  })
}

/** The page before, by its path; from elsewhere the site alone. */
function referrerOf(before: string | undefined): string {
  if (before !== undefined) return location.origin + basePath.replace(/\/$/, '') + before
  return URL.canParse(document.referrer) ? `${new URL(document.referrer).origin}/` : ''
}

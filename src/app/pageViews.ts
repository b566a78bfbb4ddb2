import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { basePath, env } from '../config/env.ts'
import { warn } from '../lib/log.ts'
import { whenPageRendered } from './whenPageRendered.ts'

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
      last.current = pathname
      // Not with the page's own scripts: nothing on a page waits for it.
      import('./analytics.ts')
        .then(({ reportPageView }) => reportPageView(analytics, view))
        .catch((error: unknown) => warn('Page views are not reported.', error))
    })
  }, [pathname])
}

/** The previous page of the app, else the origin of the document's referrer. */
function referrerOf(before: string | undefined): string {
  if (before !== undefined) return location.origin + basePath.replace(/\/$/, '') + before
  return URL.canParse(document.referrer) ? `${new URL(document.referrer).origin}/` : ''
}

import type { env } from '../config/env.ts'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

/** The page's path without the query, which contains codes, keys and numbers. */
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

/** The queue that has the configuration: another script of the page may have made one. */
let configured: unknown[] | undefined

/** Reports a page view; the first one loads the script. Its location also applies to the service's own later events. */
export function reportPageView({ id, scriptUrl }: NonNullable<typeof env.analytics>, view: PageView): void {
  if (!configured || configured !== window.dataLayer) {
    configureAnalytics(id, view)
    configured = window.dataLayer
    loadAnalytics(id, scriptUrl)
  }
  gtag('set', toParameters(view))
  gtag('event', 'page_view', { ...toParameters(view), page_path: view.path })
}

const toParameters = ({ path, title, referrer }: PageView) => ({
  page_location: location.origin + path,
  page_title: title,
  page_referrer: referrer,
})

import { basePath, type env } from '../config/env.ts'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

/** The path with the app's base and without the query, which contains codes, keys and numbers. */
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

/** After the first view (`index.html`): on a slow line the service's script would stand before its pictures. */
function whenPainted(action: () => void): void {
  const root = document.documentElement
  if (root.dataset['painting'] === undefined) return action()
  const observer = new MutationObserver(() => {
    observer.disconnect()
    action()
  })
  observer.observe(root, { attributeFilter: ['data-painting'] })
}

/** The path of the last view, and the queue that has it and the configuration: another script of the page may have made one. */
let last: { path: string; queue: unknown[] | undefined } | undefined

/**
 * Reports a page view by its path below the app's base, unless the last one was the same page's; the first one loads the script.
 * Its location also applies to the service's own later events (NAV-09).
 */
export function reportPageView(
  { id, scriptUrl }: NonNullable<typeof env.analytics>,
  page: { path: string; title: string },
): void {
  const path = basePath.slice(0, -1) + page.path
  const before = last && last.queue === window.dataLayer ? last.path : undefined
  if (path === before) return
  // The previous page of the app, else the origin of the document's referrer.
  const outside = URL.canParse(document.referrer) ? `${new URL(document.referrer).origin}/` : ''
  const view = { path, title: page.title, referrer: before === undefined ? outside : location.origin + before }
  if (before === undefined) {
    configureAnalytics(id, view)
    whenPainted(() => loadAnalytics(id, scriptUrl))
  }
  last = { path, queue: window.dataLayer }
  gtag('set', toParameters(view))
  gtag('event', 'page_view', { ...toParameters(view), page_path: path })
}

const toParameters = ({ path, title, referrer }: PageView) => ({
  page_location: location.origin + path,
  page_title: title,
  page_referrer: referrer,
})

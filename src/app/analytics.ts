declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

/** A reported page: its path without the query, which holds codes, keys and numbers (NAV-09). */
export type PageView = { readonly path: string; readonly title: string; readonly referrer: string }

/** Writes to the analytics service's queue as its own snippet does: entries are `arguments`, read once its script has loaded. */
// oxlint-disable-next-line no-unused-vars -- named for its type: the service takes the `arguments` object, not an array
function gtag(..._: unknown[]): void {
  window.dataLayer ??= []
  window.dataLayer.push(arguments)
}

/** Starts the queue, before any event: the service ignores events before its configuration. */
export function configureAnalytics(id: string, first: PageView): void {
  gtag('js', new Date())
  gtag('set', toParameters(first))
  // Otherwise the service reports a view here and on each history change, with the whole address.
  gtag('config', id, { send_page_view: false })
}

/** Loads the service's script. Where it is blocked or fails, the queue stays unread and nothing else happens. */
export function loadAnalytics(id: string, scriptUrl: string): void {
  const script = document.createElement('script')
  const url = new URL(scriptUrl, location.href)
  url.searchParams.set('id', id)
  script.src = url.href
  script.async = true
  document.head.append(script)
}

/** Reports one view. Its location also holds for events that the service reports by itself later. */
export function reportPageView(view: PageView): void {
  gtag('set', toParameters(view))
  gtag('event', 'page_view', { ...toParameters(view), page_path: view.path })
}

const toParameters = ({ path, title, referrer }: PageView) => ({
  page_location: location.origin + path,
  page_title: title,
  page_referrer: referrer,
})

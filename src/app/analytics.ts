declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

/** A page as it is reported: its path alone, never a query, where codes, keys and numbers stand (NAV-09). */
export type PageView = { readonly path: string; readonly title: string; readonly referrer: string }

/** Writes to the analytics service's queue as its own snippet does: entries are `arguments`, read when its script is there. */
// oxlint-disable-next-line no-unused-vars -- named for its type: the service takes the `arguments` object, not an array
function gtag(..._: unknown[]): void {
  window.dataLayer ??= []
  window.dataLayer.push(arguments)
}

/** Begins the queue. Before any event: the service leaves out what comes before its configuration. */
export function configureAnalytics(id: string, first: PageView): void {
  gtag('js', new Date())
  gtag('set', placeOf(first))
  // Else the service counts a view here and one for each change of the history, with the whole address.
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

/** Reports one view. The place holds for whatever the service reports by itself from now on. */
export function reportPageView(view: PageView): void {
  gtag('set', placeOf(view))
  gtag('event', 'page_view', { ...placeOf(view), page_path: view.path })
}

const placeOf = ({ path, title, referrer }: PageView) => ({
  page_location: location.origin + path,
  page_title: title,
  page_referrer: referrer,
})

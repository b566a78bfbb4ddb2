/*
 * Emulates the analytics service's script. It reads `window.dataLayer` like the real one: entries are `arguments` of `gtag`,
 * queued before and after it loads. Events go to the emulated collector with the parameter names of the real one (`en`, `dl`,
 * `dt`, `dr`, `ep.…`) and can be read at `<base>mock/api/analytics/hits`. Like in the real one, parameters that a page does
 * not set come from the document, including the query string. On a page with mocks in the page, events wait until the mocks
 * have started (`mocks/browser.ts`).
 */
{
  type Parameters = Record<string, unknown>

  const own = document.currentScript
  const source = own instanceof HTMLScriptElement ? own.src : location.href
  const collector = new URL('api/analytics/collect', source)
  const settings = new Map<string, Parameters>()
  const everywhere: Parameters = {}

  const take = (entry: unknown): void => {
    // `gtag` pushes its `arguments`; a pushed array is not a call.
    if (Object.prototype.toString.call(entry) !== '[object Arguments]') return
    const [command, name, more]: unknown[] = Array.from(Object(entry))
    if (command === 'set') Object.assign(everywhere, typeof name === 'string' ? { [name]: more } : { ...Object(name) })
    if (command === 'config') configure(String(name), { ...Object(more) })
    if (command === 'event') for (const id of settings.keys()) send(id, String(name), { ...Object(more) })
  }

  const configure = (id: string, given: Parameters): void => {
    settings.set(id, given)
    if (given['send_page_view'] !== false) send(id, 'page_view', {})
  }

  const send = (id: string, name: string, event: Parameters): void => {
    const {
      page_location,
      page_title,
      page_referrer,
      send_page_view: _,
      ...rest
    } = { ...everywhere, ...settings.get(id), ...event }
    const hit = new URLSearchParams({
      v: '2',
      tid: id,
      en: name,
      dl: text(page_location ?? location.href),
      dt: text(page_title ?? document.title),
      dr: text(page_referrer ?? document.referrer),
    })
    for (const [key, value] of Object.entries(rest)) hit.set(`ep.${key}`, text(value))
    const post = () =>
      void fetch(`${collector.href}?${hit.toString()}`, { method: 'POST', keepalive: true }).catch(() => undefined)
    // Without this element, the page uses the HTTP server.
    const mark = document.querySelector('meta[name="mock-backend"]')
    if ((mark?.getAttribute('content') ?? 'ready') === 'ready') post()
    else addEventListener('mock-backend-ready', post, { once: true })
  }

  // oxlint-disable-next-line consistent-function-scoping -- this script's only scope is its block
  const text = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

  const known: unknown = Reflect.get(window, 'dataLayer')
  const layer: unknown[] = Array.isArray(known) ? known : []
  Reflect.set(window, 'dataLayer', layer)
  for (const entry of layer) take(entry)
  const push = layer.push.bind(layer)
  layer.push = (...entries) => {
    const length = push(...entries)
    for (const entry of entries) take(entry)
    return length
  }
}

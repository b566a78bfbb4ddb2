/*
 * Replaces the address search's script: `daum.Postcode` and `kakao.Postcode`, with `open` and `embed` of the real one. It
 * shows the page next to it (`postcode.html`) in a popup or a frame, and passes the page's messages to the callbacks. A
 * classic script, loaded by `<script src>`: it may import nothing, and a block scopes its names.
 */
{
  type Size = string | number
  type Callbacks = {
    oncomplete?: (data: unknown) => void
    onclose?: (state: 'FORCE_CLOSE' | 'COMPLETE_CLOSE') => void
    onresize?: (size: unknown) => void
    onsearch?: (search: unknown) => void
  }
  /** The page ignores all others. */
  type Options = Callbacks & { width?: Size; height?: Size; alwaysShowEngAddr?: boolean }
  type How = { q?: string; left?: Size; top?: Size; popupKey?: string; autoClose?: boolean }

  const own = document.currentScript
  const page = new URL('postcode.html', own instanceof HTMLScriptElement ? own.src : location.href)
  const WIDTH = 500
  const HEIGHT = 600
  const LOOK_MS = 300
  const px = (size: Size | undefined, otherwise: string) =>
    size === undefined ? otherwise : /^\d+$/.test(String(size)) ? `${size}px` : String(size)

  class Postcode {
    readonly #options: Options

    constructor(options: Options = {}) {
      this.#options = options
    }

    /** In a separate window: call it in a click handler, or the browser blocks it. */
    open(how: How = {}): void {
      const { width = WIDTH, height = HEIGHT } = this.#options
      const place = { left: how.left ?? (screen.width - WIDTH) / 2, top: how.top ?? (screen.height - HEIGHT) / 2 }
      const features = Object.entries({ width, height, ...place }).map(
        ([name, value]) => `${name}=${Number.parseInt(String(value), 10)}`,
      )
      const popup = window.open(this.#address(how), how.popupKey ?? '_blank', features.join(','))
      if (!popup) return
      const stop = this.#listen(popup, how, () => popup.close())
      const look = setInterval(() => {
        if (!popup.closed) return
        clearInterval(look)
        if (!stop()) this.#options.onclose?.('FORCE_CLOSE')
      }, LOOK_MS)
    }

    /** In an element of the shop's page. */
    embed(element: HTMLElement, how: How = {}): void {
      const frame = document.createElement('iframe')
      frame.src = this.#address(how)
      frame.title = document.documentElement.lang === 'en' ? 'Postcode search' : '우편번호 검색'
      frame.style.cssText = 'display: block; border: 0'
      frame.style.width = px(this.#options.width, '100%')
      frame.style.height = px(this.#options.height, '100%')
      element.replaceChildren(frame)
      if (frame.contentWindow) this.#listen(frame.contentWindow, how, () => frame.remove())
    }

    #address({ q = '' }: How): string {
      const url = new URL(page)
      const { alwaysShowEngAddr = false } = this.#options
      const parameters = { q, origin: location.origin, english: String(alwaysShowEngAddr) }
      url.search = new URLSearchParams(parameters).toString()
      return url.href
    }

    /**
     * Listens to the page's messages until it is done. The returned function stops listening and returns whether an address
     * was selected.
     */
    #listen(source: Window, { autoClose = true }: How, close: () => void): () => boolean {
      const { oncomplete, onclose, onresize, onsearch } = this.#options
      let isPicked = false
      const hear = ({ source: from, origin, data }: MessageEvent<unknown>) => {
        if (from !== source || origin !== page.origin) return
        const { event, detail }: { event?: unknown; detail?: unknown } = Object(data)
        if (event === 'resize') onresize?.(detail)
        if (event === 'search') onsearch?.(detail)
        if (event !== 'complete') return
        oncomplete?.(detail)
        if (!autoClose) return
        isPicked = true
        removeEventListener('message', hear)
        close()
        onclose?.('COMPLETE_CLOSE')
      }
      addEventListener('message', hear)
      return () => {
        removeEventListener('message', hear)
        return isPicked
      }
    }
  }

  for (const name of ['daum', 'kakao']) {
    const known: object = Object(Reflect.get(window, name))
    // `load` belongs to the older loader: the script is loaded, so it calls back immediately.
    Reflect.set(window, name, { ...known, Postcode, postcode: { load: (ready: () => void) => ready() } })
  }
}

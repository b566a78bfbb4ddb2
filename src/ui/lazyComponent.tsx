import { lazy, useState, type ComponentType } from 'react'

/**
 * A component whose code is loaded by `preload()` or on its first render, which suspends; once loaded it renders synchronously,
 * in the commit of a view transition too. (`lazy` suspends even if its module is loaded, and React delays a second fallback by
 * 300 ms.) A failure reaches the next error boundary. The events in `intent` preload: for a button that is pointed at, touched
 * or focused.
 */
export function lazyComponent<P extends object>(load: () => Promise<ComponentType<P>>) {
  let loaded: ComponentType<P> | undefined
  let loadSheets: (() => Promise<unknown>) | undefined
  const preload = async () => {
    await loadSheets?.()
    return (loaded = await load())
  }
  const create = (): ComponentType<P> =>
    lazy(async () => {
      try {
        return { default: await preload() }
      } catch (error) {
        loadSheets = loadStyleSheetsAgain
        throw new LoadError(error, () => (current = create()))
      }
    })
  let current = create()
  function LazyComponent(props: P) {
    // Constant: replacing the component would lose its state.
    const [Part] = useState(() => loaded ?? current)
    return <Part {...props} />
  }
  // Rendering loads again, and shows the error.
  const tryPreload = () => void preload().catch(() => undefined)
  return Object.assign(LazyComponent, { preload, intent: { onPointerEnter: tryPreload, onFocus: tryPreload } })
}

/**
 * Requests the style sheets that are missing. Vite's preload asks for each only once: after a failure the part's script would load
 * again without its style sheet (https://github.com/vitejs/vite/issues/13405). Rejects if one fails again.
 */
const loadStyleSheetsAgain = () =>
  Promise.all(
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(async (link) => {
      if (link.sheet) return undefined
      const again = link.cloneNode()
      return new Promise((resolve, reject) => {
        again.addEventListener('load', resolve)
        again.addEventListener('error', reject)
        link.replaceWith(again)
      })
    }),
  )

/** A part whose code could not be loaded. */
export class LoadError extends Error {
  /** `reset` makes the next mount load again: `lazy` caches a rejection, and a component that suspends has no state. */
  constructor(
    cause: unknown,
    readonly reset: () => void,
  ) {
    super('A part could not be loaded', { cause })
  }
}

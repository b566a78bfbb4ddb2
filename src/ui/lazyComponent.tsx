import { Component, lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react'
import { reloadForNewBuild } from '../lib/newBuild.ts'

type Options<P> = {
  /** In place of a part that could not be loaded, with its props. Without it the page's error boundary says so. */
  ifFailed: ComponentType<P>
  /** Until its code is there. */
  waiting?: ReactNode
}

/**
 * A component whose code is loaded by `preload()` or on its first render; once loaded it renders synchronously, in the commit of
 * a view transition too. (`lazy` suspends even if its module is loaded, and React delays a second fallback by 300 ms.) With
 * `options` it is a part of a page that does not change while it loads or if that fails: then mounting it again loads again.
 * Without them it is a page, which suspends. The events in `intent` prefetch: for a button that is pointed at, touched or focused.
 */
export function lazyComponent<P extends object>(load: () => Promise<ComponentType<P>>, options?: Options<NoInfer<P>>) {
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
        if (reloadForNewBuild(error)) await new Promise(() => {})
        loadSheets = loadStyleSheetsAgain
        throw new LoadError(error, () => (current = create()))
      }
    })
  let current = create()
  function LazyComponent(props: P) {
    // Constant: replacing the component would lose its state.
    const [Part] = useState(() => loaded ?? current)
    if (!options) return <Part {...props} />
    const { ifFailed: Failed, waiting } = options
    return (
      <LoadBoundary failed={<Failed {...props} />}>
        <Suspense fallback={waiting}>
          <Part {...props} />
        </Suspense>
      </LoadBoundary>
    )
  }
  // Rendering loads again, and shows the error.
  const prefetch = () => void preload().catch(() => undefined)
  return Object.assign(LazyComponent, { preload, prefetch, intent: { onPointerEnter: prefetch, onFocus: prefetch } })
}

/** Shows `failed` if the code of its children could not be loaded; other errors reach the page's error boundary. */
class LoadBoundary extends Component<{ failed: ReactNode; children: ReactNode }, { error: Error | null }> {
  override state: { error: Error | null } = { error: null }

  static getDerivedStateFromError(error: Error) {
    return { error }
  }

  override componentDidCatch(error: Error) {
    if (error instanceof LoadError) error.reset()
  }

  override render() {
    const { error } = this.state
    if (error && !(error instanceof LoadError)) throw error
    return error ? this.props.failed : this.props.children
  }
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

import { Component, lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react'

type Props = {
  /** The fetch failed: say so, and unmount the component. */
  onLoadError: () => void
}

/**
 * A component whose code is fetched when it is first rendered, for what only a press asks for. Its Suspense and its error boundary
 * stand round it alone, so the page stays as it is while the code is on its way and when it does not arrive. Mounted again after
 * a failure it is fetched again (NAV-11). What it throws while rendering goes on to the page's error boundary.
 */
export function lazyWithRetry<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P & Props> {
  const create = () =>
    lazy(async () => {
      try {
        return { default: await load() }
      } catch (error) {
        // A rejected `lazy` stays rejected.
        current = create()
        throw new LoadError('A part of the page could not be loaded', { cause: error })
      }
    })
  let current = create()

  return function LazyWithRetry(props) {
    const [Part] = useState(() => current)
    return (
      <LoadErrorBoundary onLoadError={props.onLoadError}>
        <Suspense>
          <Part {...props} />
        </Suspense>
      </LoadErrorBoundary>
    )
  }
}

class LoadError extends Error {
  override name = 'LoadError'
}

class LoadErrorBoundary extends Component<Props & { children: ReactNode }, { error: Error | null }> {
  override state: { error: Error | null } = { error: null }

  static getDerivedStateFromError(error: Error) {
    return { error }
  }

  override componentDidCatch(error: Error) {
    if (error instanceof LoadError) this.props.onLoadError()
  }

  override render() {
    const { error } = this.state
    if (error && !(error instanceof LoadError)) throw error
    return error ? null : this.props.children
  }
}

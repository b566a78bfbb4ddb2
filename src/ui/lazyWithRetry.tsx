import { Component, lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react'

export type LoadErrorProps = {
  /** Called if the code could not be loaded: show an error, and unmount the component. */
  onLoadError: () => void
}

/**
 * A component whose code is loaded on its first render, for content that opens on a press. It has its own Suspense and error
 * boundary, so that the page does not change while the code loads or if loading fails. Mounting it again after a failure
 * loads again (NAV-11). Other errors reach the page's error boundary.
 */
export function lazyWithRetry<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P & LoadErrorProps> {
  const create = () =>
    lazy(async () => {
      try {
        return { default: await load() }
      } catch (error) {
        // `lazy` caches a rejection.
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

class LoadErrorBoundary extends Component<LoadErrorProps & { children: ReactNode }, { error: Error | null }> {
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

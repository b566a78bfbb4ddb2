import { Component, Suspense, type ReactNode } from 'react'
import { LoadError } from './lazyComponent.tsx'

type Props = {
  /** Called if the code could not be loaded: show an error, and unmount the component. */
  onLoadError?: () => void
  children: ReactNode
}

/**
 * Around a lazy component, so that the page does not change while its code loads or if loading fails: then mounting it again
 * loads again. Other errors reach the page's error boundary.
 */
export class LoadBoundary extends Component<Props, { error: Error | null }> {
  override state: { error: Error | null } = { error: null }

  static getDerivedStateFromError(error: Error) {
    return { error }
  }

  override componentDidCatch(error: Error) {
    if (!(error instanceof LoadError)) return
    error.reset()
    this.props.onLoadError?.()
  }

  override render() {
    const { error } = this.state
    if (error && !(error instanceof LoadError)) throw error
    return error ? null : <Suspense>{this.props.children}</Suspense>
  }
}

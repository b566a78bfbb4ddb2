import { Component, type ReactNode } from 'react'
import { Crash } from './Crash.tsx'

/** Catches what a page throws while it is drawn; the navigation around it stays (ERR-04). */
export class ErrorBoundary extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state: { error: Error | null } = { error: null }

  static getDerivedStateFromError(error: Error) {
    return { error }
  }

  override render() {
    const { error } = this.state
    return error ? <Crash error={error} onRetry={() => this.setState({ error: null })} /> : this.props.children
  }
}

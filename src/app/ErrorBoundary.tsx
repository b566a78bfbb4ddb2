import { Component, type ReactNode } from 'react'
import { Crash } from './Crash.tsx'

type Props = {
  children: ReactNode
  /** Wraps the error page if the layout is missing too. */
  layout?: (crash: ReactNode) => ReactNode
  /** Replaces rendering the children again. */
  onRetry?: () => void
}

/** Catches rendering errors of a page; the navigation around it stays. */
export class ErrorBoundary extends Component<Props, { error: Error | null }> {
  override state: { error: Error | null } = { error: null }

  static getDerivedStateFromError(error: Error) {
    return { error }
  }

  override render() {
    const { error } = this.state
    if (!error) return this.props.children
    const { layout = (crash) => crash, onRetry = () => this.setState({ error: null }) } = this.props
    return layout(<Crash error={error} onRetry={onRetry} />)
  }
}

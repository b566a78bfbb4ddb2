import { Component, type ReactNode } from 'react'
import { patterns } from '../config/paths.ts'
import { commonTexts } from '../texts/common.ts'
import { usePage } from '../texts/usePage.ts'
import { useTexts } from '../texts/useTexts.ts'
import { Button, ButtonLink } from '../ui/controls/Button.tsx'
import { LoadError } from '../ui/lazyComponent.tsx'
import { Page, PageTitle } from '../ui/layout/Page.tsx'
import css from './ErrorBoundary.module.css'
import { appTexts } from './texts.ts'

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

/** The error page of a page that failed to load or to render. A missing chunk needs a reload. */
function Crash({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const common = useTexts(commonTexts)
  const { crash } = useTexts(appTexts)
  const isChunk = error instanceof LoadError
  const title = usePage(isChunk ? common.notLoaded : crash.title)
  return (
    <Page width="read">
      <div role="alert">
        <PageTitle lead={crash.text}>{title}</PageTitle>
      </div>
      <p className={css.actions}>
        <Button onClick={isChunk ? () => location.reload() : onRetry}>{common.retry}</Button>
        <ButtonLink variant="quiet" to={patterns.home} reloadDocument>
          {common.home}
        </ButtonLink>
      </p>
    </Page>
  )
}

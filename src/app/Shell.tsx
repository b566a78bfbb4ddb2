import { Component, type MouseEvent, type ReactNode, useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { patterns } from '../config/paths.ts'
import { commonTexts } from '../texts/common.ts'
import { usePage } from '../texts/usePage.ts'
import { useTexts } from '../texts/useTexts.ts'
import { Button, ButtonLink } from '../ui/controls/Button.tsx'
import { LoadError } from '../ui/lazyComponent.tsx'
import { DarkSection } from '../ui/layout/DarkSection.tsx'
import { Page, PageTitle } from '../ui/layout/Page.tsx'
import { ToastRegion, type ToastRegionProps } from '../ui/feedback/ToastRegion.tsx'
import { hideToastsWithAction, showToast } from '../ui/toasts.ts'
import { PageFooter } from './PageFooter.tsx'
import css from './Shell.module.css'
import { appTexts } from './texts.ts'

type Props = {
  navigation: ReactNode
  /** Whether the page is dark from the first frame. */
  startsDark?: boolean
  liftToast?: ToastRegionProps['lift']
  children: ReactNode
}

/** A place in the page is none of the router's: an entry of its own would have no state, and the page would begin anew. */
function skip(event: MouseEvent) {
  event.preventDefault()
  document.getElementById('content')?.focus({ preventScroll: true })
}

/** Navigation, page and footer. An error in the page leaves the others in place. */
export function Shell({ navigation, startsDark = false, liftToast, children }: Props) {
  const { skipToContent } = useTexts(commonTexts)
  useOffline()
  const { pathname } = useLocation()
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- runs when the page is left
  useEffect(() => hideToastsWithAction, [pathname])
  return (
    <DarkSection className={css.shell} startsDark={startsDark}>
      <header className={css.header}>
        <a className={css.skip} href="#content" onClick={skip}>
          {skipToContent}
        </a>
        {navigation}
      </header>
      <main id="content" className={css.content} tabIndex={-1}>
        <ErrorBoundary key={pathname}>{children}</ErrorBoundary>
      </main>
      <PageFooter />
      <ToastRegion lift={liftToast} />
    </DarkSection>
  )
}

/** Shows a toast when the connection is lost and when it is restored. RTK Query refetches then. */
function useOffline(): void {
  const { offline } = useTexts(appTexts)
  const show = useEffectEvent((text: keyof typeof offline) => showToast({ text: offline[text] }))
  useEffect(() => {
    const control = new AbortController()
    addEventListener('offline', () => void show('lost'), { signal: control.signal })
    addEventListener('online', () => void show('back'), { signal: control.signal })
    return () => control.abort()
  }, [])
}

type BoundaryProps = {
  children: ReactNode
  /** Wraps the error page if the layout is missing too. */
  layout?: (crash: ReactNode) => ReactNode
  /** Replaces rendering the children again. */
  onRetry?: () => void
}

/** Catches rendering errors of a page; the navigation around it stays. */
export class ErrorBoundary extends Component<BoundaryProps, { error: Error | null }> {
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

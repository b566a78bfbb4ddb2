import { type MouseEvent, type ReactNode, useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { commonTexts } from '../texts/common.ts'
import { useTexts } from '../texts/useTexts.ts'
import { DarkSection } from '../ui/layout/DarkSection.tsx'
import { ToastRegion, type ToastRegionProps } from '../ui/feedback/ToastRegion.tsx'
import { hideToastsWithAction, showToast } from '../ui/toasts.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
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

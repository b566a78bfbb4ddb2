import { Suspense } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { commonTexts } from '../texts/common.ts'
import { useTexts } from '../texts/useTexts.ts'
import { FilmBasePlace } from '../ui/FilmBase.tsx'
import { ToastRegion } from '../ui/ToastRegion.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import css from './Layout.module.css'
import { Navigation } from './Navigation.tsx'
import { PageFooter } from './PageFooter.tsx'
import { Placeholder } from './Placeholder.tsx'
import { SessionGate } from './SessionGate.tsx'
import { useArrival } from './arrival.ts'
import { usePageViews } from './pageViews.ts'
import { useOffline } from './useOffline.ts'
import { useSessionEnd } from './useSessionEnd.ts'

/** Navigation, the page, the footer. A page that breaks takes neither of the others with it (ERR-04). */
export function Layout() {
  const { skipToContent } = useTexts(commonTexts)
  const { pathname } = useLocation()
  useArrival()
  usePageViews()
  useOffline()
  useSessionEnd()
  return (
    <FilmBasePlace className={css.layout}>
      <a className={css.skip} href="#content">
        {skipToContent}
      </a>
      <Navigation />
      <main id="content" className={css.content} tabIndex={-1}>
        <ErrorBoundary key={pathname}>
          <SessionGate>
            <Suspense fallback={<Placeholder />}>
              <Outlet />
            </Suspense>
          </SessionGate>
        </ErrorBoundary>
      </main>
      <PageFooter />
      <ToastRegion />
    </FilmBasePlace>
  )
}

import { useEffect, type ReactNode } from 'react'
import { matchPath, useLocation } from 'react-router-dom'
import { patterns } from '../../config/paths.ts'
import { restorationRetried } from './slice.ts'
import { restoreSession } from './restoreSession.ts'
import { useAppDispatch, useAppSelector } from '../../hooks.ts'
import { errorTexts } from '../../texts/errors.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Placeholder } from '../../ui/Placeholder.tsx'

/** Renders the page once the stored session has been restored. */
export function SessionGate({ children }: { children: ReactNode }) {
  const texts = useTexts(errorTexts)
  const dispatch = useAppDispatch()
  const auth = useAppSelector((state) => state.auth)
  const { restoration } = auth
  const isPublicPath = useIsPublicPath()

  useEffect(() => {
    if (restoration === 'pending' && !isPublicPath) void dispatch(restoreSession())
    // A session that another window stores meanwhile is pending as well, in a new state.
  }, [auth, restoration, isPublicPath, dispatch])

  if (isPublicPath) return children
  if (restoration === 'pending') return <Placeholder />
  if (restoration === 'failed') {
    return <ErrorState title={texts.sessionUnknown} message={null} onRetry={() => dispatch(restorationRetried())} />
  }
  return children
}

/** The last pages of the payment window show no user data, and close the window in every state of the session. */
function useIsPublicPath(): boolean {
  const { pathname } = useLocation()
  return [patterns.paymentComplete, patterns.paymentClose].some((pattern) => matchPath(pattern, pathname))
}

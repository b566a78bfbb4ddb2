import { useEffect, type ReactNode } from 'react'
import { matchPath, useLocation } from 'react-router-dom'
import { patterns } from '../config/paths.ts'
import { restorationRetried } from '../store/auth/authSlice.ts'
import { restoreSession } from '../store/auth/restoreSession.ts'
import { useAppDispatch, useAppSelector } from '../store/hooks.ts'
import { commonTexts } from '../texts/common.ts'
import { useTexts } from '../texts/useTexts.ts'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Placeholder } from './Placeholder.tsx'
import { appTexts } from './texts.ts'

/** Lets nothing show before a stored session has proved itself (AUTH-15, ROLE-05). */
export function SessionGate({ children }: { children: ReactNode }) {
  const { session } = useTexts(appTexts)
  const common = useTexts(commonTexts)
  const dispatch = useAppDispatch()
  const restoration = useAppSelector((state) => state.auth.restoration)
  const isNobodys = useIsNobodys()

  useEffect(() => {
    if (restoration === 'pending' && !isNobodys) void dispatch(restoreSession())
  }, [restoration, isNobodys, dispatch])

  if (isNobodys) return children
  if (restoration === 'pending') return <Placeholder />
  if (restoration === 'failed') {
    return (
      <ErrorState
        title={session.failed}
        message={null}
        retryLabel={common.retry}
        onRetry={() => dispatch(restorationRetried())}
      />
    )
  }
  return children
}

/** Where the payment window ends: it shows nothing of anybody, and must close whatever the session does (PAY-07). */
function useIsNobodys(): boolean {
  const { pathname } = useLocation()
  return [patterns.paymentComplete, patterns.paymentClose].some((pattern) => matchPath(pattern, pathname))
}

import { useEffect, type ReactNode } from 'react'
import { matchPath, useLocation } from 'react-router-dom'
import { asApiError, isSessionRefused } from '../../api/errors.ts'
import { loggedOut, signedIn, storedSession } from '../../api/session.ts'
import { patterns } from '../../config/paths.ts'
import { restorationFailed, restorationRetried } from './slice.ts'
import { usersApi } from './users.ts'
import { useAppDispatch, useAppSelector, type AppThunk, type RootState } from '../../hooks.ts'
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
    if (isPending(auth) && !isPublicPath) void dispatch(restoreSession())
    // A session that another window stores meanwhile is pending as well, in a new state.
  }, [auth, isPublicPath, dispatch])

  if (isPublicPath) return children
  if (restoration === 'pending') return <Placeholder />
  if (restoration === 'failed') {
    return <ErrorState title={texts.sessionUnknown} message={null} onRetry={() => dispatch(restorationRetried())} />
  }
  return children
}

const isPending = ({ restoration }: RootState['auth']) => restoration === 'pending'

/** The last pages of the payment window show no user data, and close the window in every state of the session. */
function useIsPublicPath(): boolean {
  const { pathname } = useLocation()
  return [patterns.paymentComplete, patterns.paymentClose].some((pattern) => matchPath(pattern, pathname))
}

/** Signs in with the stored session and loads the user; a refusal logs out, a failure can be retried. */
function restoreSession(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const { auth } = getState()
    const { userId } = storedSession()
    if (userId === null) {
      dispatch(loggedOut('elsewhere'))
      return
    }
    const { data, error } = await dispatch(usersApi.endpoints.user.initiate(userId, { subscribe: false, forceRefetch: true }))
    // Another window signed in or out during the request: its `storage` event begins the next restoration, or already has.
    if (getState().auth !== auth || storedSession().userId !== userId) return
    if (data) dispatch(signedIn(userId))
    else if (!error || isSessionRefused(asApiError(error))) dispatch(loggedOut('refused'))
    else dispatch(restorationFailed())
  }
}

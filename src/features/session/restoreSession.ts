import { asApiError, type ApiError } from '../../api/errors.ts'
import { loggedOut, signedIn, storedSession } from '../../api/session.ts'
import { usersApi } from './users.ts'
import { restorationFailed } from './slice.ts'
import type { AppThunk } from '../../hooks.ts'

/** Signs in with the stored session and loads the user; a refusal logs out, a failure can be retried. */
export function restoreSession(): AppThunk<Promise<void>> {
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
    else if (!error || isRefusal(asApiError(error))) dispatch(loggedOut('refused'))
    else dispatch(restorationFailed())
  }
}

/** The server does not accept the session; every other error can be retried. */
export const isRefusal = (error: ApiError): boolean =>
  error.kind === 'unauthorized' || (error.kind === 'refused' && [401, 403, 404].includes(error.status))

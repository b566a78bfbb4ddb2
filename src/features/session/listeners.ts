import { api, sentSession } from '../../api/api.ts'
import { isSessionRefused } from '../../api/errors.ts'
import { loggedOut, removeSession, storedSession } from '../../api/session.ts'
import type { StartAppListening } from '../../hooks.ts'
import { safeSessionStorage } from '../../lib/storage.ts'
import { usersApi } from './users.ts'

/** When a session ends, removes it from storage and its replies from the cache. `resetApiState` aborts running requests. */
export function addSessionListeners(startListening: StartAppListening): void {
  startListening({
    actionCreator: loggedOut,
    effect: ({ payload: reason }, { dispatch }) => {
      if (reason !== 'replaced') removeSession()
      // Of a sign-in that is refused, the next attempt still leads to the payment.
      if (reason !== 'refused') safeSessionStorage.remove('paymentReturn')
      dispatch(api.util.resetApiState())
    },
  })
  // A session whose user the server does not show is none, if it is the user and the token that are still stored (AUTH-15).
  startListening({
    matcher: usersApi.endpoints.user.matchRejected,
    effect: ({ payload: error, meta: { arg, baseQueryMeta } }, { dispatch }) => {
      const { userId, accessToken } = storedSession()
      const isOwn = arg.originalArgs === userId && sentSession(baseQueryMeta)?.accessToken === accessToken
      if (isOwn && error && isSessionRefused(error)) dispatch(loggedOut('refused'))
    },
  })
}

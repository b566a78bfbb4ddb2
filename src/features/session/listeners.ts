import { api } from '../../api/api.ts'
import { loggedOut, removeSession } from '../../api/session.ts'
import { patterns } from '../../config/paths.ts'
import type { StartAppListening } from '../../hooks.ts'
import { replacePath } from './navigation.ts'

/**
 * When a session ends, removes it from storage and its replies from the cache; if the server ended it, navigates to the login
 * page (AUTH-19, AUTH-21, AUTH-25). `resetApiState` aborts running requests.
 */
export function addSessionListeners(startListening: StartAppListening): void {
  startListening({
    actionCreator: loggedOut,
    effect: ({ payload: reason }, { dispatch }) => {
      if (reason !== 'replaced') removeSession()
      dispatch(api.util.resetApiState())
      if (reason === 'expired') replacePath(patterns.login)
    },
  })
}

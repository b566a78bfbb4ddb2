import { api } from '../../api/api.ts'
import { loggedOut, removeSession } from '../../api/session.ts'
import type { StartAppListening } from '../../hooks.ts'

/** When a session ends, removes it from storage and its replies from the cache. `resetApiState` aborts running requests. */
export function addSessionListeners(startListening: StartAppListening): void {
  startListening({
    actionCreator: loggedOut,
    effect: ({ payload: reason }, { dispatch }) => {
      if (reason !== 'replaced') removeSession()
      dispatch(api.util.resetApiState())
    },
  })
}

import type { Middleware } from '@reduxjs/toolkit'
import { setupListeners } from '@reduxjs/toolkit/query'
import { api } from '../api/api.ts'
import { sessionEnded } from '../api/session.ts'
import { sessionTakenOver, signedOut } from './auth.ts'
import { joinLateSlices } from './late.ts'
import type { AppStore } from './store.ts'

const served = new WeakSet<AppStore>()

/** Gives a store the cache of server data. The first view of a visitor does without it (and without its code). */
export function serve(store: AppStore): void {
  if (served.has(store)) return
  served.add(store)
  joinLateSlices(store)
  store.moveIn({ [api.reducerPath]: api.reducer })
  store.addMiddleware(api.middleware, dropsUserData)
  // The cache registers itself in the store with the first action it sees: now, and not while a page is being drawn.
  store.dispatch({ type: 'served' })
  // A hidden tab is not kept live; coming back online asks again for what failed (ERR-05).
  setupListeners(store.dispatch)
}

/** What one user saw is not for the next (AUTH-21, AUTH-25). */
const dropsUserData: Middleware =
  ({ dispatch }) =>
  (next) =>
  (action) => {
    const result = next(action)
    if (signedOut.match(action) || sessionEnded.match(action) || sessionTakenOver.match(action))
      dispatch(api.util.resetApiState())
    return result
  }

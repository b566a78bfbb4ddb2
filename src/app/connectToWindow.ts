import { QueryStatus, setupListeners } from '@reduxjs/toolkit/query'
import { api } from '../api/api.ts'
import { loggedOut, signedIn, storageChanged, storedSession } from '../api/session.ts'
import type { AppStore, AppThunk } from '../hooks.ts'
import { isChangeOf } from '../lib/storage.ts'

/**
 * Connects a store to its window's focus and online events, and to changes of the session, the cart and the checkouts in other windows
 * (AUTH-25, CART-06). Returns the function that disconnects it.
 */
export function connectToWindow(store: AppStore): () => void {
  const onStorage = (event: StorageEvent) => {
    if (isChangeOf('userId', event)) followSession(store)
    // Leads to what is stored by now: the event may be older.
    if (isChangeOf('cart', event) || isChangeOf('checkouts', event)) store.dispatch(storageChanged())
  }
  const onOnline = () => retryFailed(store)
  const stopListeners = setupListeners(store.dispatch)
  addEventListener('storage', onStorage)
  addEventListener('pageshow', onPageShow)
  addEventListener('online', onOnline)
  return () => {
    stopListeners()
    removeEventListener('storage', onStorage)
    removeEventListener('pageshow', onPageShow)
    removeEventListener('online', onOnline)
  }
}

/** A page that Back restores has missed what other windows stored: an event without a key is one of all. */
const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && dispatchEvent(new StorageEvent('storage'))

type Endpoints = Readonly<Record<string, { initiate: (arg: unknown, options: object) => AppThunk<unknown> } | undefined>>
const endpoints: Endpoints = api.endpoints

/** The line is back: sends again what failed, and nothing else (ERR-05); of a list the page that failed. */
function retryFailed(store: AppStore): void {
  for (const query of Object.values(store.getState()[api.reducerPath].queries)) {
    if (query?.status !== QueryStatus.rejected) continue
    const direction = 'direction' in query ? { direction: query.direction } : {}
    const retry = endpoints[query.endpointName]?.initiate(query.originalArgs, {
      subscribe: false,
      forceRefetch: true,
      ...direction,
    })
    if (retry) store.dispatch(retry)
  }
}

function followSession(store: AppStore): void {
  const { userId } = storedSession()
  const { userId: before } = store.getState().auth
  if (userId === before) return
  if (before !== null) store.dispatch(loggedOut(userId === null ? 'elsewhere' : 'replaced'))
  if (userId !== null) store.dispatch(signedIn(userId))
}

import { setupListeners } from '@reduxjs/toolkit/query'
import { loggedOut, signedIn, storedSession } from '../api/session.ts'
import { storageChanged } from '../features/cart/slice.ts'
import type { AppStore } from '../hooks.ts'
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
  const stopListeners = setupListeners(store.dispatch)
  addEventListener('storage', onStorage)
  return () => {
    stopListeners()
    removeEventListener('storage', onStorage)
  }
}

function followSession(store: AppStore): void {
  const { userId } = storedSession()
  const { userId: before } = store.getState().auth
  if (userId === before) return
  if (before !== null) store.dispatch(loggedOut(userId === null ? 'elsewhere' : 'replaced'))
  if (userId !== null) store.dispatch(signedIn(userId))
}

import type { Store } from '@reduxjs/toolkit'
import { setupListeners } from '@reduxjs/toolkit/query'
import { loggedOut, storedSession } from '../api/session.ts'
import { storageChanged } from '../features/cart/slice.ts'
import type { RootState } from './store.ts'

type ConnectedStore = Pick<Store<RootState>, 'dispatch' | 'getState'>

/** Connects a store to its window's storage, focus and online events. Returns the function that disconnects it. */
export function connectToWindow(store: ConnectedStore): () => void {
  const disconnects = [setupListeners(store.dispatch), syncAcrossWindows(store)]
  return () => disconnects.forEach((disconnect) => disconnect())
}

/** Applies changes of the session, the cart and the checkouts in other windows (AUTH-25, CART-06). */
function syncAcrossWindows({ dispatch, getState }: ConnectedStore): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // `storage.clear()` sends no key.
    if (key === null || key === 'userId') followSession({ dispatch, getState })
    // Leads to what is stored by now: the event may be older.
    if (key === null || key === 'cart' || key === 'checkouts') dispatch(storageChanged())
  }
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}

function followSession({ dispatch, getState }: ConnectedStore): void {
  const { userId } = storedSession()
  const { auth } = getState()
  if (userId === null && (auth.isAuthenticated || auth.restoration !== 'settled')) dispatch(loggedOut('elsewhere'))
  if (userId !== null && userId !== auth.userId) dispatch(loggedOut('replaced'))
}

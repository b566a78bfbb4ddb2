import type { Store } from '@reduxjs/toolkit'
import { setupListeners } from '@reduxjs/toolkit/query'
import { loggedOut, storedSession } from '../api/session.ts'
import { cartChangedElsewhere } from '../features/cart/slice.ts'
import { changeStored } from '../lib/changeStored.ts'
import { safeLocalStorage } from '../lib/storage.ts'
import type { RootState } from './store.ts'

type ConnectedStore = Pick<Store<RootState>, 'dispatch' | 'getState'>

/** Connects a store to its window's storage, focus and online events. Returns the function that disconnects it. */
export function connectToWindow(store: ConnectedStore): () => void {
  const disconnects = [setupListeners(store.dispatch), syncAcrossWindows(store)]
  return () => disconnects.forEach((disconnect) => disconnect())
}

/** Applies changes of the session and the cart in other windows. */
function syncAcrossWindows({ dispatch, getState }: ConnectedStore): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // `storage.clear()` sends no key.
    if (key === null || key === 'userId') followSession({ dispatch, getState })
    // What is stored by now: the event may be older. Own changes that wait are stored first.
    if (key === null || key === 'cart') changeStored(() => dispatch(cartChangedElsewhere(safeLocalStorage.read('cart'))))
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

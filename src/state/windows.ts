import { storedSession } from '../api/session.ts'
import { localBox, sessionBox, type Box } from '../lib/storage.ts'
import { sessionTakenOver, signedOut } from './auth.ts'
import { cartFollowed } from './cartFollowed.ts'
import type { AppStore, RootState } from './store.ts'

/** Keeps a store in step with the device: what other windows do comes in, the cart, the pick flow and what is being typed go out. */
export function keepInStep(store: AppStore): () => void {
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key === null || key === 'userId') followSession(store)
    if (key === null || key === 'cart') store.dispatch(cartFollowed(newValue))
  }
  addEventListener('storage', follow)
  // A visitor's cart is shown in the bar, but few visitors have one: its code comes only then.
  if (localBox.read('cart') !== null) void import('./late.ts').then(({ joinLateSlices }) => joinLateSlices(store))
  const stops = [
    keep(store, (state) => state.cart, localBox, 'cart'),
    keep(store, (state) => state.pick, sessionBox, 'pick'),
    keep(store, (state) => state.drafts, sessionBox, 'drafts'),
  ]
  return () => {
    removeEventListener('storage', follow)
    stops.forEach((stop) => stop())
  }
}

/** Writes a part of the state whenever it has become another. */
function keep(store: AppStore, part: (state: RootState) => unknown, box: Box, key: string): () => void {
  let kept = part(store.getState())
  return store.subscribe(() => {
    const now = part(store.getState())
    if (now === kept) return
    const hasMovedIn = kept === undefined
    kept = now
    // As it was read: there is nothing to keep yet.
    if (hasMovedIn) return
    const text = JSON.stringify(now)
    // What another window wrote and this one read needs no echo.
    if (box.read(key) !== text) box.write(key, text)
  })
}

function followSession(store: AppStore): void {
  const { userId } = storedSession()
  const { auth } = store.getState()
  if (userId === null && (auth.isAuthenticated || auth.restoration !== 'settled')) store.dispatch(signedOut())
  if (userId !== null && userId !== auth.userId) store.dispatch(sessionTakenOver())
}

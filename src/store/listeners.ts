import { createListenerMiddleware, isAnyOf, type ListenerMiddlewareInstance, type Store } from '@reduxjs/toolkit'
import { setupListeners } from '@reduxjs/toolkit/query'
import { api } from '../api/api.ts'
import { ordersApi } from '../api/orders.ts'
import { removeSession, sessionEnded, storedSession } from '../api/session.ts'
import { safeLocalStorage, safeSessionStorage, type SafeStorage } from '../lib/storage.ts'
import { signedInElsewhere, signedOut } from './auth/authSlice.ts'
import { cartChangedElsewhere, linesBought } from './cart/cartSlice.ts'
import { orderUpdateReceived } from './order/orderSlice.ts'
import { hasSucceeded } from './order/orderStatus.ts'
import { removePendingOrder } from './order/pendingOrders.ts'
import type { RootState } from './reducer.ts'

type StartListening = ListenerMiddlewareInstance<RootState>['startListening']

/** The listener middleware of one store: what its actions do outside its reducers. */
export function createListeners() {
  const { middleware, startListening } = createListenerMiddleware<RootState>()
  clearAtSessionEnd(startListening)
  persist(startListening, safeLocalStorage, 'cart')
  persist(startListening, safeSessionStorage, 'pick')
  persist(startListening, safeSessionStorage, 'drafts')
  handleOrderSettled(startListening)
  return middleware
}

/** A session that is over leaves neither itself on the device nor what its user saw in the cache (AUTH-19, AUTH-21, AUTH-25). */
function clearAtSessionEnd(startListening: StartListening): void {
  startListening({
    matcher: isAnyOf(signedOut, sessionEnded, signedInElsewhere),
    effect: (action, { dispatch }) => {
      // A session taken over is stored already, by the window that signed in.
      if (!signedInElsewhere.match(action)) removeSession()
      dispatch(api.util.resetApiState())
    },
  })
}

/** Writes a slice under its own name whenever it has changed (CART-06, PICK-12). */
function persist(startListening: StartListening, storage: SafeStorage, slice: 'cart' | 'pick' | 'drafts'): void {
  startListening({
    predicate: (_, state, before) => state[slice] !== before[slice],
    effect: (_, listenerApi) => {
      const text = JSON.stringify(listenerApi.getState()[slice])
      // What another window wrote is not written again: the two would answer each other for ever.
      if (storage.read(slice) !== text) storage.write(slice, text)
    },
  })
}

/** Once the end of an order is known, whoever asked: what was bought leaves the cart, and the order is pending no more (CART-07, PAY-13). */
function handleOrderSettled(startListening: StartListening): void {
  startListening({
    matcher: ordersApi.endpoints.orderCompletion.matchFulfilled,
    effect: ({ payload: { status }, meta }, listenerApi) => {
      const { userId } = listenerApi.getState().auth
      if (userId === null || status === 'PENDING') return
      const orderId = meta.arg.originalArgs
      const lines = removePendingOrder(userId, orderId)
      if (!lines || !hasSucceeded(status)) return
      if (lines.length > 0) listenerApi.dispatch(linesBought(lines))
      listenerApi.dispatch(orderUpdateReceived({ orderId, status }))
    },
  })
}

type ConnectedStore = Pick<Store<RootState>, 'dispatch' | 'getState'>

/** Connects a store to its window: the storage that other windows write, focus and connection (AUTH-25, CART-06, ERR-05). Returns how to disconnect it. */
export function connectToWindow(store: ConnectedStore): () => void {
  const stops = [setupListeners(store.dispatch), syncAcrossWindows(store)]
  return () => stops.forEach((stop) => stop())
}

/** Follows the session and the cart of other windows (AUTH-25, CART-06). */
function syncAcrossWindows({ dispatch, getState }: ConnectedStore): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    // A storage that was cleared as a whole names no key.
    if (key === null || key === 'userId') followSession({ dispatch, getState })
    if (key === null || key === 'cart') dispatch(cartChangedElsewhere(newValue))
  }
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}

function followSession({ dispatch, getState }: ConnectedStore): void {
  const { userId } = storedSession()
  const { auth } = getState()
  if (userId === null && (auth.isAuthenticated || auth.restoration !== 'settled')) dispatch(signedOut())
  if (userId !== null && userId !== auth.userId) dispatch(signedInElsewhere())
}

import { createListenerMiddleware, isAnyOf, type Dispatch, type ListenerMiddlewareInstance, type Store } from '@reduxjs/toolkit'
import { setupListeners } from '@reduxjs/toolkit/query'
import { api } from '../api/api.ts'
import type { ordersApi } from '../features/orders/api.ts'
import { removeSession, sessionEnded, storedSession } from '../api/session.ts'
import { patterns } from '../config/paths.ts'
import { changeStored } from '../lib/changeStored.ts'
import { safeLocalStorage, safeSessionStorage } from '../lib/storage.ts'
import { signedInElsewhere, signedOut } from '../features/session/slice.ts'
import { cartChangedElsewhere, linesBought } from '../features/cart/slice.ts'
import { storeCart } from '../features/cart/storeCart.ts'
import { draftsCleared } from '../features/forms/slice.ts'
import { orderReset, orderUpdateDismissed, orderUpdateReceived } from '../features/checkout/orderSlice.ts'
import { hasSucceeded } from '../features/orders/status.ts'
import { hasUnsavedOutcomes, removeCheckouts, saveOutcomes, settleOrder } from '../features/checkout/pendingOrders.ts'
import { modalClosed } from '../features/memo/slice.ts'
import { isAtPayment, replacePath } from '../features/session/navigation.ts'
import type { RootState } from './store.ts'

type StartListening = ListenerMiddlewareInstance<RootState>['startListening']

/** The listener middleware of one store. */
export function createListeners() {
  const { middleware, startListening } = createListenerMiddleware<RootState>()
  handleSessionEnd(startListening)
  persist(startListening, 'pick')
  persist(startListening, 'drafts')
  handleOrderSettled(startListening, storeCart(startListening))
  // Logging out removes open checkouts like drafts.
  startListening({ actionCreator: draftsCleared, effect: removeCheckouts })
  return middleware
}

/**
 * When a session ends, removes it from storage and its user's data from the store; if the server ended it, navigates to the
 * login page (AUTH-19, AUTH-21, AUTH-25). `resetApiState` aborts running requests.
 */
function handleSessionEnd(startListening: StartListening): void {
  startListening({
    matcher: isAnyOf(signedOut, sessionEnded, signedInElsewhere),
    effect: (action, { dispatch }) => {
      // The window that signed in has already stored its session.
      if (!signedInElsewhere.match(action)) removeSession()
      for (const reset of [modalClosed, orderReset, api.util.resetApiState]) dispatch(reset())
      if (sessionEnded.match(action)) replacePath(patterns.login)
    },
  })
}

/** Writes a slice to this window's storage under its own name whenever it changes (PICK-12). */
function persist(startListening: StartListening, slice: 'pick' | 'drafts'): void {
  startListening({
    predicate: (_, state, before) => state[slice] !== before[slice],
    effect: (_, listenerApi) => {
      safeSessionStorage.write(slice, JSON.stringify(listenerApi.getState()[slice]))
    },
  })
}

/**
 * Once any query has an order's outcome, stores it in the order's record and removes its lines from the cart; of several windows
 * one does. Shows it as an update unless a payment page shows it (CART-07, PAY-13).
 */
function handleOrderSettled(startListening: StartListening, cart: ReturnType<typeof storeCart>): void {
  /**
   * Stores outcomes only with the cart: if that fails, the next start looks the order up again and removes its lines from the
   * cart.
   */
  const saveWithCart = (dispatch: Dispatch) => {
    if (hasUnsavedOutcomes() && cart.save(dispatch)) saveOutcomes()
  }
  startListening({
    matcher: isCompletionFulfilled,
    effect: ({ payload: { status }, meta }, listenerApi) => {
      const { dispatch } = listenerApi
      if (isAtPayment()) dispatch(orderUpdateDismissed())
      const { userId } = listenerApi.getState().auth
      if (userId === null || status === 'PENDING') return
      const orderId = meta.arg.originalArgs
      changeStored(() => {
        const record = settleOrder(userId, orderId, status)
        if (!record) return
        if (hasSucceeded(status)) {
          if (record.isFromCart) dispatch(linesBought(record.orderItems))
          if (!isAtPayment()) dispatch(orderUpdateReceived({ orderId, status }))
        }
        saveWithCart(dispatch)
      })
    },
  })
  // If the storage was full, each later action tries again.
  startListening({
    predicate: (action) => hasUnsavedOutcomes() && !cartChangedElsewhere.match(action),
    effect: (_, { dispatch }) => changeStored(() => saveWithCart(dispatch)),
  })
}

/** The order endpoints are injected with the first page that uses them: home and product load none. */
const injected: Partial<typeof ordersApi.endpoints> = api.endpoints

type ActionOf<M> = M extends ((action: unknown) => action is infer Action) ? Action : never
type CompletionFulfilled = ActionOf<typeof ordersApi.endpoints.orderCompletion.matchFulfilled>

const isCompletionFulfilled = (action: unknown): action is CompletionFulfilled =>
  injected.orderCompletion?.matchFulfilled(action) === true

type ConnectedStore = Pick<Store<RootState>, 'dispatch' | 'getState'>

/** Connects a store to its window's storage, focus and online events (AUTH-25, CART-06, ERR-05). Returns the function that disconnects it. */
export function connectToWindow(store: ConnectedStore): () => void {
  const disconnects = [setupListeners(store.dispatch), syncAcrossWindows(store)]
  return () => disconnects.forEach((disconnect) => disconnect())
}

/** Applies changes of the session and the cart in other windows (AUTH-25, CART-06). */
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
  if (userId === null && (auth.isAuthenticated || auth.restoration !== 'settled')) dispatch(signedOut())
  if (userId !== null && userId !== auth.userId) dispatch(signedInElsewhere())
}

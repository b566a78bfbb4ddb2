import {
  createListenerMiddleware,
  isAnyOf,
  isFulfilled,
  type ListenerMiddlewareInstance,
  type PayloadAction,
  type Store,
} from '@reduxjs/toolkit'
import { setupListeners } from '@reduxjs/toolkit/query'
import { api } from '../api/api.ts'
import { removeSession, sessionEnded, storedSession } from '../api/session.ts'
import { patterns } from '../config/paths.ts'
import type { Completion } from '../contract/orderShape.ts'
import { safeLocalStorage, safeSessionStorage, type SafeStorage } from '../lib/storage.ts'
import { signedInElsewhere, signedOut } from './auth/authSlice.ts'
import { cartChangedElsewhere, linesBought } from './cart/cartSlice.ts'
import { draftsCleared } from './drafts/draftsSlice.ts'
import { orderReset, orderUpdateDismissed, orderUpdateReceived } from './order/orderSlice.ts'
import { hasSucceeded } from './order/orderStatus.ts'
import { hasUnsavedOutcomes, removeCheckouts, saveOutcomes, settleOrder } from './order/pendingOrders.ts'
import { modalClosed } from './memo/memoSlice.ts'
import { isAtPayment, replacePath } from './navigation.ts'
import type { RootState } from './reducer.ts'

type StartListening = ListenerMiddlewareInstance<RootState>['startListening']

/** The listener middleware of one store. */
export function createListeners() {
  const { middleware, startListening } = createListenerMiddleware<RootState>()
  handleSessionEnd(startListening)
  persist(startListening, safeLocalStorage, 'cart')
  persist(startListening, safeSessionStorage, 'pick')
  persist(startListening, safeSessionStorage, 'drafts')
  handleOrderSettled(startListening)
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

/** Writes a slice to storage under its own name whenever it changes (CART-06, PICK-12). */
function persist<Slice extends 'cart' | 'pick' | 'drafts'>(
  startListening: StartListening,
  storage: SafeStorage<NoInfer<Slice>>,
  slice: Slice,
): void {
  startListening({
    predicate: (_, state, before) => state[slice] !== before[slice],
    effect: (_, listenerApi) => {
      const text = JSON.stringify(listenerApi.getState()[slice])
      // A state that another window wrote is not written again: otherwise two windows would write in turn forever.
      if (storage.read(slice) !== text) storage.write(slice, text)
    },
  })
}

/**
 * Once any query has an order's outcome, stores it in the order's record and removes its lines from the cart. Shows it as an
 * update unless a payment page shows it (CART-07, PAY-13).
 */
function handleOrderSettled(startListening: StartListening): void {
  startListening({
    matcher: isCompletionFulfilled,
    effect: ({ payload: { status }, meta }, listenerApi) => {
      if (isAtPayment()) listenerApi.dispatch(orderUpdateDismissed())
      const { userId } = listenerApi.getState().auth
      if (userId === null || status === 'PENDING') return
      const orderId = meta.arg.originalArgs
      const record = settleOrder(userId, orderId, status)
      if (!record) return
      if (hasSucceeded(status)) {
        if (record.isFromCart) listenerApi.dispatch(linesBought(record.orderItems))
        if (!isAtPayment()) listenerApi.dispatch(orderUpdateReceived({ orderId, status }))
      }
      saveOutcomesWithCart(listenerApi.getState())
    },
  })
  // If the storage was full, each later action tries again.
  startListening({
    predicate: hasUnsavedOutcomes,
    effect: (_, listenerApi) => saveOutcomesWithCart(listenerApi.getState()),
  })
}

type CompletionFulfilled = PayloadAction<Completion, string, { arg: { originalArgs: string } }>

/** Matches by the endpoint's name, so that the order endpoints are loaded with the pages that use them. */
function isCompletionFulfilled(action: unknown): action is CompletionFulfilled {
  if (!isFulfilled(action)) return false
  const { arg } = action.meta
  return typeof arg === 'object' && arg !== null && 'endpointName' in arg && arg.endpointName === 'orderCompletion'
}

/**
 * Stores outcomes only with the cart: if that fails, the next start looks the order up again and removes its lines from the
 * cart.
 */
function saveOutcomesWithCart({ cart }: RootState): void {
  if (hasUnsavedOutcomes() && safeLocalStorage.write('cart', JSON.stringify(cart))) saveOutcomes()
}

type ConnectedStore = Pick<Store<RootState>, 'dispatch' | 'getState'>

/** Connects a store to its window's storage, focus and online events (AUTH-25, CART-06, ERR-05). Returns the function that disconnects it. */
export function connectToWindow(store: ConnectedStore): () => void {
  const disconnects = [setupListeners(store.dispatch), syncAcrossWindows(store)]
  return () => disconnects.forEach((disconnect) => disconnect())
}

/** Applies changes of the session and the cart in other windows (AUTH-25, CART-06). */
function syncAcrossWindows({ dispatch, getState }: ConnectedStore): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    // `storage.clear()` sends no key.
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

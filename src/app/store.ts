import { combineReducers, configureStore, createListenerMiddleware } from '@reduxjs/toolkit'
import { QueryStatus, setupListeners } from '@reduxjs/toolkit/query'
import { api } from '../api/api.ts'
import { loggedOut, signedIn, storageChanged, storedSession } from '../api/session.ts'
import { cartRead, cartSlice, storedCart } from '../features/cart/cartSlice.ts'
import { checkoutsRead, checkoutsSlice, storedCheckouts } from '../features/checkout/checkoutsSlice.ts'
import { addCheckoutListeners } from '../features/checkout/listeners.ts'
import { orderSlice } from '../features/checkout/orderSlice.ts'
import { draftSaved, draftsSlice, storedDrafts } from '../features/forms/draftsSlice.ts'
import { memoSlice } from '../features/memo/memoSlice.ts'
import { pickSlice, storedPick } from '../features/pick/pickSlice.ts'
import { addSessionListeners } from '../features/session/listeners.ts'
import { authSlice } from '../features/session/authSlice.ts'
import type { AppDispatch, AppStore, AppThunk, RootState, ThunkExtra } from '../hooks.ts'
import { countLeftOut } from '../lib/readStored.ts'
import { once } from '../lib/singleFlight.ts'
import { isChangeOf } from '../lib/storage.ts'
import { documentLanguage } from '../texts/useTexts.ts'
import { showToast } from '../ui/toasts.ts'
import { layoutTexts } from './layoutTexts.ts'
import { createPersist } from './persist.ts'

// `combineSlices` adds half a kilobyte to the first page.
const rootReducer = combineReducers({
  auth: authSlice.reducer,
  cart: cartSlice.reducer,
  pick: pickSlice.reducer,
  memo: memoSlice.reducer,
  checkouts: checkoutsSlice.reducer,
  order: orderSlice.reducer,
  drafts: draftsSlice.reducer,
  [api.reducerPath]: api.reducer,
})

/** Creates a store; each app, test and story has its own. Reads what the device has stored. */
export function makeStore(): AppStore {
  const { middleware, startListening } = createListenerMiddleware<RootState, AppDispatch>()
  addSessionListeners(startListening)
  addCheckoutListeners(startListening)
  const { persist, save } = createPersist(startListening)
  const extraArgument: ThunkExtra = { save }
  const before = countLeftOut()
  const store = configureStore({
    reducer: rootReducer,
    preloadedState: {
      pick: persist(pickSlice, { schema: storedPick, scope: 'user' }),
      drafts: persist(draftsSlice, { schema: storedDrafts, scope: 'user', typed: draftSaved }),
      cart: persist(cartSlice, { schema: storedCart, scope: 'device', read: cartRead }),
      checkouts: persist(checkoutsSlice, { schema: storedCheckouts, scope: 'device', read: checkoutsRead }),
    },
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({ thunk: { extraArgument } }).prepend(middleware).concat(api.middleware),
    devTools: import.meta.env.DEV,
  })
  const { userId } = store.getState().auth
  // Removes what is stored for another user.
  if (userId !== null) store.dispatch(signedIn(userId))
  // CART-06.
  if (countLeftOut() > before) showToast({ text: layoutTexts[documentLanguage()].leftOut })
  return store
}

/**
 * The page's single store: in Strict Mode React calls initializers twice. Created when the app is needed and not by a module,
 * which is prefetched: storage may change in between.
 */
export const pageStore = once(makeStore)

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
  const control = new AbortController()
  const { signal } = control
  // Before RTK Query's, which refetches: a page that Back restores becomes visible before any other event, still as its former user's.
  addEventListener('visibilitychange', () => document.visibilityState === 'visible' && followSession(store), { signal })
  const stopListeners = setupListeners(store.dispatch)
  addEventListener('storage', onStorage, { signal })
  addEventListener('pageshow', onPageShow, { signal })
  addEventListener('online', () => retryFailed(store), { signal })
  return () => {
    stopListeners()
    control.abort()
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

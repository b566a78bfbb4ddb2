import { combineReducers, configureStore, createListenerMiddleware } from '@reduxjs/toolkit'
import { api } from '../api/api.ts'
import { signedIn } from '../api/session.ts'
import { cartRead, cartSlice, storedCart } from '../features/cart/cartSlice.ts'
import { checkoutsRead, checkoutsSlice, storedCheckouts } from '../features/checkout/checkoutsSlice.ts'
import { addCheckoutListeners } from '../features/checkout/listeners.ts'
import { orderSlice } from '../features/checkout/orderSlice.ts'
import { draftSaved, draftsSlice, storedDrafts } from '../features/forms/draftsSlice.ts'
import { memoSlice } from '../features/memo/memoSlice.ts'
import { pickSlice, storedPick } from '../features/pick/pickSlice.ts'
import { addSessionListeners } from '../features/session/listeners.ts'
import { authSlice } from '../features/session/authSlice.ts'
import type { AppDispatch, AppStore, RootState, ThunkExtra } from '../hooks.ts'
import { countLeftOut } from '../lib/readStored.ts'
import { once } from '../lib/singleFlight.ts'
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

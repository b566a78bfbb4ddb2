import { combineReducers, configureStore, createListenerMiddleware } from '@reduxjs/toolkit'
import { api } from '../api/api.ts'
import { addCartListeners } from '../features/cart/listeners.ts'
import { cartSlice } from '../features/cart/slice.ts'
import { checkoutsSlice } from '../features/checkout/checkoutsSlice.ts'
import { orderSlice } from '../features/checkout/orderSlice.ts'
import { draftSaved, draftsSlice } from '../features/forms/slice.ts'
import { memoSlice } from '../features/memo/slice.ts'
import { pickSlice } from '../features/pick/slice.ts'
import { addSessionListeners } from '../features/session/listeners.ts'
import { authSlice } from '../features/session/slice.ts'
import { leftOutSlice, readStoredState } from './leftOut.ts'
import { persist } from './persist.ts'

// `combineSlices` adds half a kilobyte to the first page.
const rootReducer = combineReducers({
  auth: authSlice.reducer,
  cart: cartSlice.reducer,
  pick: pickSlice.reducer,
  memo: memoSlice.reducer,
  checkouts: checkoutsSlice.reducer,
  order: orderSlice.reducer,
  drafts: draftsSlice.reducer,
  leftOut: leftOutSlice.reducer,
  [api.reducerPath]: api.reducer,
})

export type RootState = ReturnType<typeof rootReducer>

/** Creates a store; each app, test and story has its own. Reads what the device has stored. */
export function makeStore() {
  const { middleware, startListening } = createListenerMiddleware<RootState>()
  addSessionListeners(startListening)
  persist(startListening, 'pick')
  persist(startListening, 'drafts', draftSaved.match)
  addCartListeners(startListening)
  return configureStore({
    reducer: rootReducer,
    preloadedState: readStoredState(),
    middleware: (getDefaultMiddleware) => getDefaultMiddleware().prepend(middleware).concat(api.middleware),
    devTools: import.meta.env.DEV,
  })
}

export type AppStore = ReturnType<typeof makeStore>

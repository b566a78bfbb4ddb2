import { combineReducers, configureStore, createAction, createListenerMiddleware } from '@reduxjs/toolkit'
import { api } from '../api/api.ts'
import { addCartListeners } from '../features/cart/listeners.ts'
import { cartSlice, readCart } from '../features/cart/slice.ts'
import { checkoutsSlice } from '../features/checkout/checkoutsSlice.ts'
import { orderSlice } from '../features/checkout/orderSlice.ts'
import { draftSaved, draftsSlice, readDrafts } from '../features/forms/slice.ts'
import { memoSlice } from '../features/memo/slice.ts'
import { pickSlice, readPick } from '../features/pick/slice.ts'
import { addSessionListeners } from '../features/session/listeners.ts'
import { authSlice } from '../features/session/slice.ts'
import { refusals } from '../lib/readStored.ts'
import { safeLocalStorage } from '../lib/storage.ts'
import { documentLanguage } from '../texts/TextsProvider.tsx'
import { showToast } from '../ui/toasts.ts'
import { noticeTexts } from './layoutTexts.ts'
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
  [api.reducerPath]: api.reducer,
})

export type RootState = ReturnType<typeof rootReducer>

/** Some of what the device has stored was refused by its schema and is left out. */
export const storedRefused = createAction('app/storedRefused')

/** Creates a store; each app, test and story has its own. Reads what the device has stored. */
export function makeStore() {
  const { middleware, startListening } = createListenerMiddleware<RootState>()
  addSessionListeners(startListening)
  persist(startListening, 'pick')
  persist(startListening, 'drafts', draftSaved.match)
  addCartListeners(startListening)
  startListening({
    actionCreator: storedRefused,
    effect: (_, listener) => {
      listener.unsubscribe()
      showToast({ text: noticeTexts[documentLanguage()].leftOut })
    },
  })
  const before = refusals()
  const store = configureStore({
    reducer: rootReducer,
    preloadedState: { cart: readCart(safeLocalStorage.read('cart')), pick: readPick(), drafts: readDrafts() },
    middleware: (getDefaultMiddleware) => getDefaultMiddleware().prepend(middleware).concat(api.middleware),
    devTools: import.meta.env.DEV,
  })
  if (refusals() > before) store.dispatch(storedRefused())
  return store
}

export type AppStore = ReturnType<typeof makeStore>

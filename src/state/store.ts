import {
  combineSlices,
  configureStore,
  createDynamicMiddleware,
  type Middleware,
  type ThunkAction,
  type UnknownAction,
} from '@reduxjs/toolkit'
import { useDispatch, useSelector, useStore } from 'react-redux'
import type { api } from '../api/api.ts'
import { forgetSession, sessionEnded } from '../api/session.ts'
import { authSlice, signedOut } from './auth.ts'
import type { CartState } from './cart.ts'
import type { MemoState } from './memo.ts'
import type { PickState } from './pick.ts'
import type { ReviewState } from './review.ts'

/** Where the server's data moves in, once a page asks for it (`server.ts`). */
export const lateMiddleware = createDynamicMiddleware()

/** What moves in later, all of it before the first page that shows what the server says (`late.ts`, `server.ts`). */
type LateState = { cart: CartState; pick: PickState; memo: MemoState; review: ReviewState; api: ReturnType<typeof api.reducer> }

export const rootReducer = combineSlices(authSlice).withLazyLoadedSlices<LateState>()

export type RootState = ReturnType<typeof rootReducer>
export type AppStore = ReturnType<typeof makeStore>
export type AppDispatch = AppStore['dispatch']
export type AppThunk<T> = ThunkAction<T, RootState, unknown, UnknownAction>

/** A store of its own for each app, test and story; what is stored on the device is read now. */
export function makeStore() {
  return configureStore({
    reducer: rootReducer,
    middleware: (defaults) =>
      defaults({ serializableCheck: false, immutableCheck: false }).concat(lateMiddleware.middleware, clearsUp),
  })
}

/** A session that ends leaves nothing on the device (AUTH-19, AUTH-21). */
const clearsUp: Middleware = () => (next) => (action) => {
  if (signedOut.match(action) || sessionEnded.match(action)) forgetSession()
  return next(action)
}

export const useAppDispatch = useDispatch.withTypes<AppDispatch>()
/** For pages, where everything has moved in. */
export const useAppSelector = useSelector.withTypes<RootState & LateState>()
/** For what stands round the pages and in the first view. */
export const useShellSelector = useSelector.withTypes<RootState>()
export const useAppStore = useStore.withTypes<AppStore>()

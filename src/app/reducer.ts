import { combineReducers } from '@reduxjs/toolkit'
import { api } from '../api/api.ts'
import { authSlice } from '../features/session/slice.ts'
import { cartSlice } from '../features/cart/slice.ts'
import { draftsSlice } from '../features/forms/slice.ts'
import { memoSlice } from '../features/memo/slice.ts'
import { orderSlice } from '../features/checkout/orderSlice.ts'
import { pickSlice } from '../features/pick/slice.ts'

export const rootReducer = combineReducers({
  auth: authSlice.reducer,
  cart: cartSlice.reducer,
  pick: pickSlice.reducer,
  memo: memoSlice.reducer,
  order: orderSlice.reducer,
  drafts: draftsSlice.reducer,
  /** Stored records that cannot be read, found when the store is created. */
  leftOut: (leftOut: readonly string[] = []) => leftOut,
  [api.reducerPath]: api.reducer,
})

export type RootState = ReturnType<typeof rootReducer>

import { combineReducers } from '@reduxjs/toolkit'
import { api } from '../api/api.ts'
import { authSlice } from './auth.ts'
import { cartSlice } from './cart.ts'
import { draftsSlice } from './drafts.ts'
import { memoSlice } from './memo.ts'
import { orderSlice } from './order.ts'
import { pickSlice } from './pick.ts'

export const rootReducer = combineReducers({
  auth: authSlice.reducer,
  cart: cartSlice.reducer,
  pick: pickSlice.reducer,
  memo: memoSlice.reducer,
  order: orderSlice.reducer,
  drafts: draftsSlice.reducer,
  [api.reducerPath]: api.reducer,
})

export type RootState = ReturnType<typeof rootReducer>

import { createAction } from '@reduxjs/toolkit'
import { cartSlice } from './cart.ts'
import { memoSlice } from './memo.ts'
import { pickSlice } from './pick.ts'
import { reviewSlice } from './review.ts'
import { rootReducer, type AppStore } from './store.ts'

const lateSlicesJoined = createAction('late/joined')

/** Cart, pick flow, memo and reviews begun move in: with the cache of server data, or with the cart that a device has kept. */
export function joinLateSlices(store: AppStore): void {
  rootReducer.inject(cartSlice)
  rootReducer.inject(pickSlice)
  rootReducer.inject(memoSlice)
  rootReducer.inject(reviewSlice)
  // A slice that moves in shows at the next action.
  store.dispatch(lateSlicesJoined())
}

import { cartSlice } from './cart.ts'
import { memoSlice } from './memo.ts'
import { orderSlice } from './order.ts'
import { pickSlice } from './pick.ts'
import { reviewSlice } from './review.ts'
import type { AppStore } from './store.ts'

/** Cart, pick flow, memo, order and reviews begun move in: with the cache of server data, or with the cart that a device has kept. */
export function joinLateSlices(store: AppStore): void {
  store.moveIn({
    cart: cartSlice.reducer,
    pick: pickSlice.reducer,
    memo: memoSlice.reducer,
    order: orderSlice.reducer,
    review: reviewSlice.reducer,
  })
}

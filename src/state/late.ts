import { cartSlice } from './cart.ts'
import { draftsSlice } from './drafts.ts'
import { memoSlice } from './memo.ts'
import { pickSlice } from './pick.ts'
import type { AppStore } from './store.ts'

/** Cart, pick flow, memo and what was begun in forms move in: with the cache of server data, or with the cart that a device has kept. */
export function joinLateSlices(store: AppStore): void {
  store.moveIn({
    cart: cartSlice.reducer,
    pick: pickSlice.reducer,
    memo: memoSlice.reducer,
    drafts: draftsSlice.reducer,
  })
}

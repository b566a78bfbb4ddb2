import { orderSlice } from './order.ts'
import { settlesOrders } from './settlement.ts'
import type { AppStore } from './store.ts'

const ordering = new WeakSet<AppStore>()

/** Gives a store that is served the flow of an order. Who buys nothing does without it (and without its code). */
export function takeOrders(store: AppStore): void {
  if (ordering.has(store)) return
  ordering.add(store)
  store.moveIn({ order: orderSlice.reducer })
  store.addMiddleware(settlesOrders)
}

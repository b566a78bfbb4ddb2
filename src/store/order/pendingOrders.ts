import * as v from 'valibot'
import { safeLocalStorage, safeSessionStorage, type SafeStorage } from '../../lib/storage.ts'
import { cartItems, type CartItem } from '../cart/cartSlice.ts'
import { readStored } from '../../lib/readStored.ts'

const KEY = 'pendingOrder'

const shape = v.object({ userId: v.string(), orders: v.record(v.string(), cartItems) })
type Orders = Readonly<Record<string, CartItem[]>>

/** Session storage holds what does not fit into local storage; on phones it outlives the provider's pages. */
const storages = [safeLocalStorage, safeSessionStorage] as const

/** The user's orders without a known outcome on this device, each with the cart lines it buys (CART-07, PAY-13). */
export function pendingOrders(userId: string): Orders {
  const [local, session] = storages.map((storage) => readOrders(storage, userId))
  return { ...local, ...session }
}

/** Stores an order before it can be paid; without lines if it was not ordered from the cart. */
export function addPendingOrder(userId: string, orderId: string, lines: readonly CartItem[]): void {
  storages.some((storage) => writeOrders(storage, userId, { ...readOrders(storage, userId), [orderId]: [...lines] }))
}

/** Removes an order and returns its lines, so that its outcome is handled once; undefined if it was not stored. */
export function removePendingOrder(userId: string, orderId: string): CartItem[] | undefined {
  const { [orderId]: lines } = pendingOrders(userId)
  for (const storage of storages) {
    const { [orderId]: removed, ...others } = readOrders(storage, userId)
    if (removed) writeOrders(storage, userId, others)
  }
  return lines
}

function readOrders(storage: SafeStorage, userId: string): Orders {
  const stored = readStored(storage, KEY, shape, null)
  return stored?.userId === userId ? stored.orders : {}
}

/** False if the storage is full or blocked. */
function writeOrders(storage: SafeStorage, userId: string, orders: Orders): boolean {
  if (Object.keys(orders).length > 0) return storage.write(KEY, JSON.stringify({ userId, orders }))
  storage.remove(KEY)
  return true
}

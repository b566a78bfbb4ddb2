import * as v from 'valibot'
import { readStored } from '../lib/readStored.ts'
import { safeLocalStorage } from '../lib/storage.ts'
import { collectLeftOut } from '../lib/validItems.ts'
import { readCart } from '../features/cart/slice.ts'
import { readDrafts } from '../features/forms/slice.ts'
import { readPendingOrders } from '../features/checkout/pendingOrders.ts'
import { readPick } from '../features/pick/slice.ts'

/** Enough of a damaged record to recognize it. */
const RECOGNIZED_LENGTH = 200

/** What the device has stored of the state, and as `leftOut` the beginnings of the records that cannot be read (CART-06). */
export function readStoredState() {
  const { parsed, leftOut } = collectLeftOut(() => {
    readPendingOrders()
    return { cart: readCart(safeLocalStorage.read('cart')), pick: readPick(), drafts: readDrafts() }
  })
  return { ...parsed, leftOut: leftOut.map((record) => JSON.stringify(record).slice(0, RECOGNIZED_LENGTH)) }
}

/** Whether the shopper does not know yet that one of these cannot be read. */
export function hasNewLeftOut(leftOut: readonly string[]): boolean {
  const known = new Set<string>(readStored(safeLocalStorage, 'leftOut', v.array(v.string()), []))
  return leftOut.some((record) => !known.has(record))
}

/** Stores what cannot be read as known: a reload does not announce it again. */
export function markLeftOutKnown(leftOut: readonly string[]): void {
  safeLocalStorage.write('leftOut', JSON.stringify(leftOut))
}

import * as v from 'valibot'
import { readStored } from '../lib/readStored.ts'
import { safeLocalStorage } from '../lib/storage.ts'
import { collectLeftOut } from '../lib/validItems.ts'
import { readCart } from './cart/cartSlice.ts'
import { readDrafts } from './drafts/draftsSlice.ts'
import { readPendingOrders } from './order/pendingOrders.ts'
import { readPick } from './pick/pickSlice.ts'

/** Enough of a damaged record to recognize it. */
const RECOGNIZED_LENGTH = 200

/** The beginnings of the stored records that cannot be read (CART-06). */
function findLeftOut(): string[] {
  const leftOut = collectLeftOut(() => {
    readCart(safeLocalStorage.read('cart'))
    readPick()
    readDrafts()
    readPendingOrders()
  })
  return leftOut.map((record) => JSON.stringify(record).slice(0, RECOGNIZED_LENGTH))
}

/** Whether something stored cannot be read, and the shopper does not know it yet. */
export function hasNewLeftOut(): boolean {
  const known = new Set<string>(readStored(safeLocalStorage, 'leftOut', v.array(v.string()), []))
  return findLeftOut().some((record) => !known.has(record))
}

/** Stores what cannot be read as known: a reload does not announce it again. */
export function markLeftOutKnown(): void {
  safeLocalStorage.write('leftOut', JSON.stringify(findLeftOut()))
}

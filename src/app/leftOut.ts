import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import * as v from 'valibot'
import { readStored, collectLeftOut } from '../lib/readStored.ts'
import { safeLocalStorage } from '../lib/storage.ts'
import { readCart } from '../features/cart/slice.ts'
import { readDrafts } from '../features/forms/slice.ts'
import { readPick } from '../features/pick/slice.ts'

/** Enough of a damaged record to recognize it. */
const RECOGNIZED_LENGTH = 200

/** What the device has stored of the state, and as `leftOut` the records that cannot be read (CART-06). */
export function readStoredState() {
  const { parsed, leftOut } = collectLeftOut(() => ({
    cart: readCart(safeLocalStorage.read('cart')),
    pick: readPick(),
    drafts: readDrafts(),
  }))
  return { ...parsed, leftOut: leftOut.map(beginning) }
}

const beginning = (record: unknown): string => JSON.stringify(record).slice(0, RECOGNIZED_LENGTH)

/** The beginnings of the stored records that cannot be read; those of checkouts follow once these are read. */
export const leftOutSlice = createSlice({
  name: 'leftOut',
  initialState: (): string[] => [],
  reducers: {
    leftOutFound: (known, { payload }: PayloadAction<unknown[]>) => [...new Set([...known, ...payload.map(beginning)])],
  },
})
export const { leftOutFound } = leftOutSlice.actions

/** Whether the shopper does not know yet that one of these cannot be read. */
export function hasNewLeftOut(leftOut: readonly string[]): boolean {
  const known = new Set<string>(readStored(safeLocalStorage, 'leftOut', v.array(v.string()), []))
  return leftOut.some((record) => !known.has(record))
}

/** Stores what cannot be read as known: a reload does not announce it again. */
export function markLeftOutKnown(leftOut: readonly string[]): void {
  safeLocalStorage.write('leftOut', JSON.stringify(leftOut))
}

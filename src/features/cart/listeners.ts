import { isAnyOf, type Dispatch, type UnknownAction } from '@reduxjs/toolkit'
import { changeStored } from '../../lib/changeStored.ts'
import { hasUnsavedValues, safeLocalStorage } from '../../lib/storage.ts'
import type { StartAppListening } from '../../hooks.ts'
import {
  cartChangedElsewhere,
  cartSlice,
  itemsAdded,
  lineRemoved,
  lineRestored,
  linesBought,
  pricesAccepted,
  quantityChanged,
  readCart,
} from './slice.ts'

const isCartChange = isAnyOf(itemsAdded, lineRemoved, quantityChanged, lineRestored, linesBought, pricesAccepted)

/**
 * Applies every change of the cart to the stored cart, never to what this window remembers: other windows change it too
 * (CART-06). The slice shows a change at once; what is stored follows as soon as no other window is changing it.
 */
export function addCartListeners(startListening: StartAppListening) {
  const changes: UnknownAction[] = []

  /** Stores the changes that are not yet stored. False if the storage is blocked or full. Within `changeStored`. */
  const save = (dispatch: Dispatch): boolean => {
    const stored = readCart(safeLocalStorage.read('cart'))
    const cart = changes.splice(0).reduce(cartSlice.reducer, stored)
    const text = JSON.stringify(cart)
    // Without a change the stored text stays as it is, with its damaged lines.
    const isSaved = (cart === stored && !hasUnsavedValues()) || safeLocalStorage.write('cart', text)
    dispatch(cartChangedElsewhere(text))
    return isSaved
  }
  startListening({
    matcher: isCartChange,
    effect: (action, { dispatch }) => {
      changes.push(action)
      changeStored(() => changes.length > 0 && save(dispatch))
    },
  })
  return { save }
}

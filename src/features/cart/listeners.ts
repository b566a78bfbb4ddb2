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
  orderSettled,
  outcomesStored,
  pricesAccepted,
  quantityChanged,
  readCart,
} from './slice.ts'

const isCartChange = isAnyOf(itemsAdded, lineRemoved, quantityChanged, lineRestored, orderSettled, pricesAccepted)

/**
 * Applies every change of the cart to the stored cart, never to what this window remembers: other windows change it too. The
 * slice shows a change at once; what is stored follows as soon as no other window is changing it. An order's outcome is stored
 * only with the cart: if that fails, the next start looks the order up again and removes its lines from the cart.
 */
export function addCartListeners(startListening: StartAppListening): void {
  const changes: UnknownAction[] = []
  let hasOutcome = false

  /** Stores the changes that are not yet stored, unless the storage is blocked or full. Within `changeStored`. */
  const save = (dispatch: Dispatch): void => {
    const stored = readCart(safeLocalStorage.read('cart'))
    const cart = changes.splice(0).reduce(cartSlice.reducer, stored)
    const text = JSON.stringify(cart)
    // Without a change the stored text stays as it is, with its damaged lines.
    const isSaved = (cart === stored && !hasUnsavedValues()) || safeLocalStorage.write('cart', text)
    dispatch(cartChangedElsewhere(text))
    if (!isSaved || !hasOutcome) return
    hasOutcome = false
    dispatch(outcomesStored())
  }
  startListening({
    matcher: isCartChange,
    effect: (action, { dispatch }) => {
      changes.push(action)
      hasOutcome ||= orderSettled.match(action)
      changeStored(() => changes.length > 0 && save(dispatch))
    },
  })
  // If the storage was full, each later action tries again.
  startListening({
    predicate: (action) => hasOutcome && !isCartChange(action) && !cartChangedElsewhere.match(action),
    effect: (_, { dispatch }) => changeStored(() => hasOutcome && save(dispatch)),
  })
}

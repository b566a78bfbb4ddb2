import { skipToken } from '@reduxjs/toolkit/query'
import { useNavigate } from 'react-router-dom'
import { FRESH_S } from '../../api/api.ts'
import { useOrderCompletionQuery } from '../orders/api.ts'
import { patterns } from '../../config/paths.ts'
import type { Address } from '../../contract/users.ts'
import { productAmount, shippingFee } from '../catalogue/prices.ts'
import { containsLines, type CartLine } from '../cart/cartSlice.ts'
import { checkoutChanged, selectOutcome, type Checkout } from './checkoutsSlice.ts'
import { selectIsPaying } from './orderSlice.ts'
import { useAppDispatch, useAppSelector } from '../../hooks.ts'
import { isOrderable, orderableAmount, useRefreshedLines } from '../cart/refreshedLines.ts'
import { useCurrentUser } from '../session/users.ts'

/** Whether the lines are bought, or removed from the cart in another window. */
export function useIsGone(checkout: Checkout): boolean {
  const cart = useAppSelector((state) => state.cart.items)
  // The end of a running payment leads to its result.
  const isPaying = useAppSelector((state) => selectIsPaying(state, checkout.id))
  const outcome = useAppSelector((state) => selectOutcome(state, checkout))
  // A payment window may still be open elsewhere: its result is shown when the shopper returns here.
  useOrderCompletionQuery(checkout.order && outcome === 'pending' && !isPaying ? checkout.order.id : skipToken, {
    refetchOnMountOrArgChange: FRESH_S,
    refetchOnFocus: true,
  })
  if (isPaying) return false
  return outcome === 'succeeded' || (checkout.isFromCart && !containsLines(cart, checkout.lines))
}

export type RefreshedCheckout = ReturnType<typeof useCheckout>

/** A checkout with its lines at current prices, its amounts, address and method; every selection is stored. */
export function useCheckout(stored: Checkout) {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const { data: user } = useCurrentUser()
  const lines = useRefreshedLines(stored.lines)
  const currentLines = lines.map(({ current }) => current)
  const amount = orderableAmount(lines)
  // Keep the shipping fee from navigation state only while the amount is unchanged.
  const knownFee = amount === stored.totalAmount ? stored.shippingFee : undefined
  const fee = lines.some(isOrderable) ? (knownFee ?? shippingFee(amount)) : 0

  const change = (changed: Partial<Checkout>) => dispatch(checkoutChanged({ ...changed, id: stored.id }))
  const changeLines = (changed: CartLine[]) => {
    if (changed.length === 0) {
      void navigate(patterns.cart, { replace: true })
      return
    }
    const totalAmount = productAmount(changed)
    change({ lines: changed, totalAmount, shippingFee: stored.shippingFee === undefined ? undefined : shippingFee(totalAmount) })
  }
  return {
    ...stored,
    stored,
    lines,
    currentLines,
    amount,
    fee,
    total: amount + fee,
    address: chosenAddress(user?.addresses ?? [], stored.addressId),
    hasAddresses: (user?.addresses.length ?? 0) > 0,
    method: stored.method ?? ('Card' as const),
    change,
    without: (line: CartLine) => changeLines(stored.lines.filter(({ stockId }) => stockId !== line.stockId)),
    takeOnly: (line: CartLine, quantity: number) =>
      changeLines(stored.lines.map((one) => (one.stockId === line.stockId ? { ...one, quantity } : one))),
  }
}

/** The selected address, or the only one; of several none is preselected. */
function chosenAddress(addresses: readonly Address[], chosen: number | undefined): Address | undefined {
  const [only, another] = addresses
  return addresses.find(({ id }) => id === chosen) ?? (another ? undefined : only)
}

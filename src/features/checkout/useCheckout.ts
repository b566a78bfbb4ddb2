import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import * as v from 'valibot'
import { useOrderCompletionQuery } from '../../api/orders.ts'
import { patterns } from '../../config/paths.ts'
import type { Address } from '../../contract/users.ts'
import { productAmount, shippingFee } from '../../store/cart/prices.ts'
import { containsLines, type CartItem } from '../../store/cart/cartSlice.ts'
import {
  checkoutChoices,
  type CheckoutState,
  saveCheckout,
  readCheckoutState,
  restoreAfterReload,
} from '../../store/order/checkoutState.ts'
import { useCurrentUser } from '../../store/auth/currentUser.ts'
import { checkoutEntered } from '../../store/order/orderSlice.ts'
import { hasSucceeded } from '../../store/order/orderStatus.ts'
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts'
import { useDrafts } from '../../store/drafts/useDrafts.ts'
import { useRefreshedOrderLines } from '../../store/cart/refreshedOrderLines.ts'

const FORM = 'checkout'

export type Checkout = ReturnType<typeof useCheckout>

/** The checkout of this history entry; null without one, or when its lines are already bought (CHK-01, CHK-09). */
export function useCheckoutState(): CheckoutState | null {
  const { state, key } = useLocation()
  const isFirst = key === 'default'
  const entry = readCheckoutState(state) ?? (isFirst ? restoreAfterReload() : null)
  const cart = useAppSelector((state) => state.cart.items)
  // No redirect while a payment runs: `usePay` navigates afterwards.
  const isFree = useAppSelector((state) => state.order.flow.step === 'idle')
  const dispatch = useAppDispatch()
  useEffect(() => void dispatch(checkoutEntered()), [dispatch])
  const orderId = entry?.orderId ?? ''
  // A payment window may still be open elsewhere: its result is shown when the shopper returns here.
  const { data } = useOrderCompletionQuery(orderId, {
    skip: orderId === '' || !isFree,
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
  })
  if (!entry || !isFree) return entry
  // Bought or removed in another window.
  if (entry.isInCart && !containsLines(cart, entry.orderItems)) return null
  return data && hasSucceeded(data.status) ? null : entry
}

/** Lines at current prices, address and payment method; every selection is stored in the history entry. */
export function useCheckout(entry: CheckoutState) {
  const navigate = useNavigate()
  // Replace the entry at exactly this path, including a host's trailing slash.
  const { pathname } = useLocation()
  const { data: user } = useCurrentUser()
  const drafts = useDrafts(checkoutChoices)
  const chosen = drafts.get(FORM) ?? {}
  const lines = useRefreshedOrderLines(entry.orderItems)
  const items = lines.map(({ item }) => item)
  const amount = productAmount(items)
  // Keep the shipping fee from navigation state only while the amount is unchanged (OPEN-01).
  const fee = amount === entry.totalAmount ? (entry.shippingFee ?? shippingFee(amount)) : shippingFee(amount)

  const keep = useEffectEvent(() => saveCheckout(entry))
  useEffect(() => keep(), [])

  const change = (changed: Partial<CheckoutState>) => {
    const state = { ...entry, ...changed }
    saveCheckout(state)
    // The order stores the form's values now.
    if (changed.orderId !== undefined) drafts.remove(FORM)
    else drafts.save(FORM, v.parse(checkoutChoices, changed))
    void navigate(pathname, { replace: true, state })
  }
  const changeItems = (orderItems: CartItem[]) => {
    if (orderItems.length === 0) void navigate(patterns.cart, { replace: true })
    const totalAmount = productAmount(orderItems)
    if (orderItems.length > 0) change({ orderItems, totalAmount, ...feeOf(entry, totalAmount) })
  }
  return {
    entry,
    lines,
    items,
    amount,
    fee,
    total: amount + fee,
    address: chosenAddress(user?.addresses ?? [], entry.addressId ?? chosen.addressId),
    hasAddresses: (user?.addresses.length ?? 0) > 0,
    method: entry.paymentMethod ?? chosen.paymentMethod ?? ('Card' as const),
    change,
    without: (line: CartItem) => changeItems(entry.orderItems.filter(({ stockId }) => stockId !== line.stockId)),
    takeOnly: (line: CartItem, quantity: number) =>
      changeItems(entry.orderItems.map((item) => (item.stockId === line.stockId ? { ...item, quantity } : item))),
  }
}

const feeOf = ({ shippingFee: before }: CheckoutState, amount: number) =>
  before === undefined ? {} : { shippingFee: shippingFee(amount) }

/** The selected address, or the only one; of several none is preselected (CHK-04). */
function chosenAddress(addresses: readonly Address[], chosen: number | undefined): Address | undefined {
  const [only, another] = addresses
  return addresses.find(({ id }) => id === chosen) ?? (another ? undefined : only)
}

/** Whether the server still has a pending payment that started from this entry. */
export function useUnfinished({ orderId = '' }: CheckoutState): boolean {
  const { data } = useOrderCompletionQuery(orderId, { skip: orderId === '' })
  return data?.status === 'PENDING'
}

import { skipToken } from '@reduxjs/toolkit/query'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { COMPLETION_FRESH_S, useOrderCompletionQuery } from '../orders/api.ts'
import { patterns } from '../../config/paths.ts'
import type { Address } from '../../contract/users.ts'
import { productAmount, shippingFee } from '../catalogue/prices.ts'
import { containsLines, type CartItem } from '../cart/slice.ts'
import { readCheckoutId, readNewCheckout, restoreAfterReload } from './checkoutState.ts'
import type { PendingOrder } from './pendingOrder.ts'
import { findCheckout, savePendingOrder, usePendingOrder } from './pendingOrders.ts'
import { useCurrentUser } from '../session/currentUser.ts'
import { isPaymentOf } from './orderSlice.ts'
import { hasSucceeded } from '../orders/status.ts'
import { useAppSelector } from '../../hooks.ts'
import { isOrderable, orderableAmount, useRefreshedOrderLines } from '../cart/refreshedOrderLines.ts'

/** React Router's key of an entry that no navigation created. */
const FIRST_ENTRY = 'default'

export type Checkout = ReturnType<typeof useCheckout>

/** The checkout of this history entry; none without one, or `gone` when its lines are already bought (CHK-01, CHK-09). */
export function useCheckoutRecord(): PendingOrder | 'none' | 'gone' {
  const entry = useEntry()
  const cart = useAppSelector((state) => state.cart.items)
  // No redirect while a payment runs: `usePay` navigates afterwards.
  const isPaying = useAppSelector((state) => isPaymentOf(state.order, entry?.checkoutId))
  const order = entry?.order
  // A payment window may still be open elsewhere: its result is shown when the shopper returns here.
  useOrderCompletionQuery(order?.status === 'PENDING' && !isPaying ? order.id : skipToken, {
    refetchOnMountOrArgChange: COMPLETION_FRESH_S,
    refetchOnFocus: true,
  })
  if (!entry) return 'none'
  if (isPaying) return entry
  // Bought or removed in another window.
  if (entry.isFromCart && !containsLines(cart, entry.orderItems)) return 'gone'
  return order && hasSucceeded(order.status) ? 'gone' : entry
}

/** The record of this history entry. A checkout that arrives by navigation is stored, and its key is added to the entry. */
function useEntry(): PendingOrder | null {
  const { state, key, pathname } = useLocation()
  const navigate = useNavigate()
  const userId = useAppSelector((store) => store.auth.userId)
  const checkoutId = readCheckoutId(state)
  const arrived = useMemo(() => {
    if (checkoutId !== null || userId === null) return null
    return readNewCheckout(state, key, userId) ?? (key === FIRST_ENTRY ? restoreAfterReload(userId) : null)
  }, [checkoutId, userId, state, key])
  // Changes of a stored record are shown before the navigation that adds its key has rendered.
  const stored = usePendingOrder(userId, checkoutId ?? arrived?.checkoutId ?? null)

  const store = useEffectEvent((checkout: PendingOrder) => {
    savePendingOrder(checkout)
    void navigate(pathname, { replace: true, state: { ...Object(state), checkoutId: checkout.checkoutId } })
  })
  useEffect(() => {
    if (arrived) store(arrived)
  }, [arrived])
  return stored ?? arrived
}

/** Lines at current prices, address and payment method; every selection is stored in the record. */
export function useCheckout(entry: PendingOrder) {
  const navigate = useNavigate()
  const { data: user } = useCurrentUser()
  const lines = useRefreshedOrderLines(entry.orderItems)
  const items = lines.map(({ item }) => item)
  const amount = orderableAmount(lines)
  // Keep the shipping fee from navigation state only while the amount is unchanged (OPEN-01).
  const knownFee = amount === entry.totalAmount ? entry.shippingFee : undefined
  const fee = lines.some(isOrderable) ? (knownFee ?? shippingFee(amount)) : 0

  const change = (changed: Partial<PendingOrder>) =>
    savePendingOrder({ ...(findCheckout(entry.userId, entry.checkoutId) ?? entry), ...changed })
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
    address: chosenAddress(user?.addresses ?? [], entry.addressId),
    hasAddresses: (user?.addresses.length ?? 0) > 0,
    method: entry.paymentMethod ?? ('Card' as const),
    change,
    without: (line: CartItem) => changeItems(entry.orderItems.filter(({ stockId }) => stockId !== line.stockId)),
    takeOnly: (line: CartItem, quantity: number) =>
      changeItems(entry.orderItems.map((item) => (item.stockId === line.stockId ? { ...item, quantity } : item))),
  }
}

const feeOf = ({ shippingFee: before }: PendingOrder, amount: number) =>
  before === undefined ? {} : { shippingFee: shippingFee(amount) }

/** The selected address, or the only one; of several none is preselected (CHK-04). */
function chosenAddress(addresses: readonly Address[], chosen: number | undefined): Address | undefined {
  const [only, another] = addresses
  return addresses.find(({ id }) => id === chosen) ?? (another ? undefined : only)
}

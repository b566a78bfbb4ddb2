import { screen, waitFor } from '@testing-library/react'
import { expect, vi } from 'vitest'
import { personas } from '../../mocks/db/seed/personas.ts'
import { findOrder } from '../../mocks/rules/orders/orders.ts'
import { approvePayment, issuePaymentKey, reportFailure } from '../../mocks/rules/payment/payments.ts'
import { Refusal } from '../../mocks/rules/refusal.ts'
import { addHome, itemsOf, placeUnpaidOrder, sizes, type OrderItem } from '../../mocks/scenarios/purchases.ts'
import type { PaymentMethod } from '../../src/contract/values.ts'
import { productAmount, shippingFee } from '../../src/features/catalogue/prices.ts'
import type { CartLine, CartState } from '../../src/features/cart/cartSlice.ts'
import type { Checkout } from '../../src/features/checkout/checkoutsSlice.ts'
import type { AppStore } from '../../src/hooks.ts'
import { ordersApi } from '../../src/features/orders/api.ts'
import { START, startMockServer, renderApp } from './renderApp.tsx'

const jihoonId = String(personas.jihoon.id)
/** A turtleneck for 39,000 won. */
export const oneTurtleneck: readonly OrderItem[] = [{ stockId: sizes.ribbedTurtleneck, quantity: 1 }]

export const toCartLines = (wanted = oneTurtleneck) => startMockServer().world.read((tx) => itemsOf(tx, wanted))

export const storeCart = (items: readonly CartLine[]) =>
  localStorage.setItem('cart', JSON.stringify({ items, totalItems: items.reduce((sum, { quantity }) => sum + quantity, 0) }))
const readStoredCart = (): CartState => JSON.parse(localStorage.getItem('cart') ?? '{"items":[],"totalItems":0}')
export const storedLines = () => readStoredCart().items

type CheckoutOptions = {
  wanted?: readonly OrderItem[]
  /** Number of the shopper's addresses. */
  addresses?: number
  /** Whether the shopper buys directly from the product page, without the cart. */
  isAtOnce?: boolean
  language?: 'ko' | 'en'
  /** Merged into the history state. */
  entry?: object
}

/** The history state that the cart passes to the checkout. */
export async function checkoutEntry({ wanted, isAtOnce = false, entry = {} }: CheckoutOptions = {}) {
  const orderItems = await toCartLines(wanted)
  const totalAmount = productAmount(orderItems)
  const fee = isAtOnce ? {} : { shippingFee: shippingFee(totalAmount) }
  return { orderItems, totalAmount, ...fee, ...entry }
}

/** Renders the checkout with these lines, as after a press on the cart's button. */
export async function renderCheckout(opening: CheckoutOptions = {}) {
  const { addresses = 1, isAtOnce = false, language = 'ko' } = opening
  await startMockServer().world.transaction((tx) => {
    for (let added = 0; added < addresses; added += 1) addHome(tx, personas.jihoon)
  })
  const usr = await checkoutEntry(opening)
  if (!isAtOnce) storeCart(usr.orderItems)
  return renderApp('/checkout', { as: 'jihoon', language, state: { usr, key: 'checkout', idx: 1 }, settle: false })
}

/** Renders the checkout and waits for prices and addresses. */
export async function openCheckout(opening: CheckoutOptions = {}) {
  const { addresses = 1, language = 'ko' } = opening
  const app = await renderCheckout(opening)
  await screen.findByRole('heading', { level: 1, name: language === 'ko' ? '주문·결제' : 'Checkout' })
  if (addresses > 0) await screen.findAllByRole('radio', { name: /염지훈/ })
  return app
}

/** Presses the pay button of the summary. */
export async function pressPay({ user }: Pick<Awaited<ReturnType<typeof openCheckout>>, 'user'>) {
  const [button] = screen.getAllByRole('button', { name: /결제하기$|^Pay / })
  await user.click(button ?? document.body)
}

/** Stubs `window.open`. */
export function stubPopup() {
  const popup = {
    closed: false,
    close: () => void (popup.closed = true),
    focus: vi.fn<() => void>(),
    location: { replace: vi.fn<(address: string) => void>() },
    document: { title: '', body: { textContent: '' } },
  }
  const open = vi.fn<(...parameters: unknown[]) => typeof popup | null>(() => {
    popup.closed = false
    return popup
  })
  vi.stubGlobal('open', open)
  return { popup, open }
}

/** The order id in the provider's address, once the popup navigates to it. */
export async function openedOrderId({ popup }: ReturnType<typeof stubPopup>, times = 1): Promise<string> {
  await waitFor(() => expect(popup.location.replace).toHaveBeenCalledTimes(times))
  const address = new URL(String(popup.location.replace.mock.lastCall?.[0]))
  return address.searchParams.get('orderId') ?? ''
}

/** Approves the payment like the provider's window. Returns the order's status or the refusal's code. */
export function approve(orderId: string, method: PaymentMethod = 'Card') {
  return startMockServer().world.transaction((tx) => {
    const order = findOrder(tx, orderId)
    if (!order) throw new Error(`there is no order ${orderId}`)
    try {
      const paymentKey = issuePaymentKey(tx, { orderId, channel: 'window', method, amount: order.totalAmount })
      const end = approvePayment(tx, order, { channel: 'window', paymentKey, amount: order.totalAmount }, START)
      return end instanceof Refusal ? end.code : end.status
    } catch (refusal) {
      if (refusal instanceof Refusal) return refusal.code
      throw refusal
    }
  })
}

/** Reports to the server that the shopper cancelled in the provider's window. */
export function abandonPayment(orderId: string, failCode = '01', failMessage = '사용자가 결제를 취소하였습니다.') {
  return startMockServer().world.transaction(
    (tx) => void reportFailure(tx, personas.jihoon.id, { orderId, failCode, failMessage }, START),
  )
}

/** Jihoon's orders on the server, by status. */
export async function countOrdersByStatus(): Promise<Record<string, number>> {
  const orders = await startMockServer().world.read((tx) => tx.orders.findMany((q) => q.where({ userId: personas.jihoon.id })))
  const counts: Record<string, number> = {}
  for (const { status } of orders) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

export const orderStatus = (orderId: string) => startMockServer().world.read((tx) => findOrder(tx, orderId)?.status)

/** Places an order as Jihoon and stores it as pending on this device. Returns its id. */
export async function placePendingOrder(wanted = oneTurtleneck): Promise<string> {
  const { orderId } = await startMockServer().world.transaction((tx) => placeUnpaidOrder(tx, personas.jihoon.id, wanted, START))
  storePendingOrders({ [orderId]: await toCartLines(wanted) })
  return orderId
}

const storedCheckouts = (): Checkout[] => JSON.parse(localStorage.getItem('checkouts') ?? '[]')

/** Stores orders from the cart as pending on this device, as the checkout does, beside what is stored. */
export function storePendingOrders(orders: Record<string, readonly CartLine[]>, userId = jihoonId, addressId = 1): void {
  const placed = Object.entries(orders).map(([id, lines]) => placedCheckout(id, lines, { userId, addressId }))
  const others = storedCheckouts().filter((stored) => !placed.some(({ id }) => id === stored.id))
  localStorage.setItem('checkouts', JSON.stringify([...others, ...placed]))
}

const placedCheckout = (id: string, lines: readonly CartLine[], of: { userId: string; addressId: number }) => ({
  id: `checkout of ${id}`,
  ...of,
  lines,
  totalAmount: productAmount(lines),
  shippingFee: 2500,
  isFromCart: true,
  method: 'Card',
  order: { id },
  changedAt: START,
})

/** The state of the history entry whose checkout created this order. */
export const stateOfOrder = (orderId: string) => ({ usr: { checkoutId: `checkout of ${orderId}` }, key: 'k', idx: 0 })

/** The orders of the stored checkouts with their outcomes, which are stored with the cart. */
export function storedOrders(): Record<string, string> {
  const { settled = [] } = readStoredCart()
  const outcomeOf = (orderId: string) => settled.find(({ id }) => id === orderId)?.outcome ?? 'pending'
  return Object.fromEntries(storedCheckouts().flatMap(({ order }) => (order ? [[order.id, outcomeOf(order.id)]] : [])))
}

export const expectPath = (path: string | RegExp) => waitFor(() => expect(location.pathname + location.search).toMatch(path))

/** Resolves when the completion of an order has been loaded: the result page of an open payment polls it from then on. */
export const completionLoaded = (store: AppStore, orderId: string) =>
  waitFor(() => expect(ordersApi.endpoints.orderCompletion.select(orderId)(store.getState()).isSuccess).toBe(true))

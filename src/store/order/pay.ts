import { asApiError } from '../../api/errors.ts'
import { ordersApi } from '../../api/orders.ts'
import { paymentWindowUrl } from '../../api/payment.ts'
import type { PaymentMethod } from '../../contract/payment.ts'
import { isMobileBrowser } from '../../lib/device.ts'
import { withLock } from '../../lib/lock.ts'
import { openPopup, whenClosed } from '../../lib/popup.ts'
import { unitPrice, productAmount } from '../cart/prices.ts'
import type { CartItem } from '../cart/cartSlice.ts'
import { leaveForProvider } from './leaveForProvider.ts'
import { abandonOrder, abandonPendingOrders, type AbandonResult } from './resolvePendingOrders.ts'
import { canStartPayment, orderCreated, paymentStarted, paymentEnded, paymentStopped, type PaymentProblem } from './orderSlice.ts'
import { addPendingOrder } from './pendingOrders.ts'
import type { AppThunk } from '../store.ts'

const PAYMENT_WINDOW = { width: 800, height: 700, name: 'pickers-payment' }
export const CLOSED_CHECK_MS = 500
export const PAYMENT_CANCELED = 'PAYMENT_CANCELED'

export type Purchase = {
  /** With the prices shown to the shopper. */
  items: readonly CartItem[]
  addressId: number
  method: PaymentMethod
  /** Won. */
  shippingAmount: number
  /** Whether the lines are removed from the cart after payment (CART-07). */
  isFromCart: boolean
}

type PaymentOptions = {
  /** Shown in the payment window until it navigates to the provider. */
  windowText: string
  /** Stored by the server as the message of an abandoned order. */
  cancelMessage: string
  /** Called before the order can be paid. */
  onOrderCreated: (orderId: string) => void
}

let paymentWindow: Window | undefined

/** Focuses the payment window. */
export const showPaymentWindow = (): void => paymentWindow?.focus()

export type PaymentOutcome =
  /** The payment window is closed, or an earlier order was paid: the next page is the order's result. */
  | { kind: 'ended'; orderId: string }
  /** The browser navigates to the provider's page. */
  | { kind: 'leaving' }
  | { kind: 'stopped'; problem: PaymentProblem | null }

const stopped = (problem: PaymentProblem | null): PaymentOutcome => ({ kind: 'stopped', problem })

/**
 * Opens the payment window within the click, then creates the order, then opens the provider (PAY-01…04). Only one window of a
 * browser pays at a time, and only after all earlier orders have an outcome.
 */
export function pay(purchase: Purchase, options: PaymentOptions): AppThunk<Promise<PaymentOutcome>> {
  return async (dispatch, getState) => {
    const { order, auth } = getState()
    const { userId } = auth
    if (!canStartPayment(order) || userId === null) return stopped(null)
    const popup = isMobileBrowser() ? undefined : openPopup({ ...PAYMENT_WINDOW, text: options.windowText })
    if (popup === null) return dispatch(stop({ kind: 'blocked' }))
    dispatch(paymentStarted())
    paymentWindow = popup
    const outcome = await withLock('pickers-paying', () => dispatch(payWithLock(userId, purchase, options, popup)))
    if (outcome && outcome.kind !== 'stopped') return outcome
    popup?.close()
    return dispatch(stop(outcome ? outcome.problem : { kind: 'elsewhere' }))
  }
}

function stop(problem: PaymentProblem | null): AppThunk<PaymentOutcome> {
  return (dispatch) => {
    dispatch(paymentStopped(problem))
    return stopped(problem)
  }
}

function payWithLock(
  userId: string,
  purchase: Purchase,
  { cancelMessage, onOrderCreated }: PaymentOptions,
  popup: Window | undefined,
): AppThunk<Promise<PaymentOutcome>> {
  return async (dispatch) => {
    const reason = { failCode: PAYMENT_CANCELED, failMessage: cancelMessage }
    const earlier = await dispatch(abandonPendingOrders(userId, reason))
    if (earlier.status !== 'clear') return dispatch(endByEarlierOrder(earlier, popup))
    if (popup?.closed) return stopped({ kind: 'closed' })

    const created = await dispatch(ordersApi.endpoints.createOrder.initiate(toOrderDraft(purchase)))
    if (created.error) return stopped({ kind: 'call', call: 'createOrder', error: asApiError(created.error) })
    const { orderId } = created.data
    addPendingOrder(userId, orderId, purchase.isFromCart ? purchase.items : [])
    onOrderCreated(orderId)
    // Without Web Locks another window may have ordered the same lines meanwhile.
    const other = await dispatch(abandonPendingOrders(userId, reason, orderId))
    if (other.status !== 'clear') {
      await dispatch(abandonOrder(userId, orderId, reason))
      return dispatch(endByEarlierOrder(other, popup))
    }
    dispatch(orderCreated(orderId))
    if (!popup) {
      const problem = await dispatch(leaveForProvider(orderId, purchase.method))
      return problem ? stopped(problem) : { kind: 'leaving' }
    }

    // Closed before it reached the provider: the order cannot be paid.
    if (popup.closed) await dispatch(abandonPendingOrders(userId, reason))
    else popup.location.replace(paymentWindowUrl(orderId, purchase.method))
    await whenClosed(popup, CLOSED_CHECK_MS)
    dispatch(paymentEnded())
    return { kind: 'ended', orderId }
  }
}

/** A paid earlier order ends with its result; one with an unknown state stops the payment. */
function endByEarlierOrder(earlier: Exclude<AbandonResult, { status: 'clear' }>, popup?: Window): AppThunk<PaymentOutcome> {
  return (dispatch) => {
    if (earlier.status === 'unclear') return stopped(earlier.problem)
    popup?.close()
    dispatch(orderCreated(earlier.orderId))
    dispatch(paymentEnded())
    return { kind: 'ended', orderId: earlier.orderId }
  }
}

const toDraftLine = ({ product, stockId, quantity }: CartItem) => ({
  productId: product.id,
  stockId,
  price: unitPrice(product),
  quantity,
})

/** The order at current prices (API-50, OPEN-16). */
function toOrderDraft({ items, addressId, shippingAmount }: Purchase) {
  return {
    products: items.map(toDraftLine),
    addressId,
    totalAmount: productAmount(items) + shippingAmount,
    shippingAmount,
  }
}

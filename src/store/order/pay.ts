import { asApiError } from '../../api/errors.ts'
import { ordersApi } from '../../api/orders.ts'
import { paymentWindowUrl } from '../../api/payment.ts'
import type { PaymentMethod } from '../../contract/payment.ts'
import { isMobileBrowser } from '../../lib/device.ts'
import { acquireLock } from '../../lib/lock.ts'
import { openPopup, whenClosed } from '../../lib/popup.ts'
import { unitPrice, productAmount } from '../cart/prices.ts'
import type { CartItem } from '../cart/cartSlice.ts'
import { leaveForProvider } from './leaveForProvider.ts'
import { abandonPendingOrders } from './resolvePendingOrders.ts'
import { canStartPayment, orderCreated, paymentStarted, paymentEnded, paymentStopped, type PaymentProblem } from './orderSlice.ts'
import { addPendingOrder } from './pendingOrders.ts'
import type { AppThunk } from '../store.ts'

const PAYMENT_WINDOW = { width: 800, height: 700, name: 'pickers-payment' }
export const CLOSED_CHECK_MS = 500
export const PAYMENT_CANCELED = 'PAYMENT_CANCELED'

export type Purchase = {
  /** At the prices shown to the shopper. */
  items: readonly CartItem[]
  addressId: number
  method: PaymentMethod
  /** Won. */
  shippingAmount: number
  /** Whether these lines leave the cart once they are paid (CART-07). */
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

/**
 * Opens the payment window within the click, then creates the order, then opens the provider (PAY-01…04). Resolves to the id
 * of the order whose result page is next, or to null where there is none or the browser leaves for the provider. Only one
 * window of a browser pays at a time, and only after all earlier orders have an outcome.
 */
export function pay(purchase: Purchase, options: PaymentOptions): AppThunk<Promise<string | null>> {
  return async (dispatch, getState) => {
    const { order, auth } = getState()
    if (!canStartPayment(order) || auth.userId === null) return null
    const popup = isMobileBrowser() ? undefined : openPopup({ ...PAYMENT_WINDOW, text: options.windowText })
    if (popup === null) {
      dispatch(paymentStopped({ kind: 'blocked' }))
      return null
    }
    dispatch(paymentStarted())
    paymentWindow = popup
    const release = await acquireLock('pickers-paying', 'paying')
    try {
      const result = release
        ? await dispatch(payWithLock(auth.userId, purchase, options, popup))
        : ({ kind: 'elsewhere' } satisfies PaymentProblem)
      if (result === null || typeof result === 'string') return result
      popup?.close()
      dispatch(paymentStopped(result))
      return null
    } finally {
      release?.()
    }
  }
}

function payWithLock(
  userId: string,
  purchase: Purchase,
  { cancelMessage, onOrderCreated }: PaymentOptions,
  popup: Window | undefined,
): AppThunk<Promise<PaymentProblem | string | null>> {
  return async (dispatch) => {
    const reason = { failCode: PAYMENT_CANCELED, failMessage: cancelMessage }
    const earlier = await dispatch(abandonPendingOrders(userId, reason))
    if (earlier.status === 'unclear') return earlier.problem
    if (earlier.status === 'paid') {
      popup?.close()
      dispatch(orderCreated(earlier.orderId))
      dispatch(paymentEnded())
      return earlier.orderId
    }
    if (popup?.closed) return { kind: 'closed' }

    const created = await dispatch(ordersApi.endpoints.createOrder.initiate(toOrderDraft(purchase)))
    if (created.error) return { kind: 'call', call: 'createOrder', error: asApiError(created.error) }
    const { orderId } = created.data
    addPendingOrder(userId, orderId, purchase.isFromCart ? purchase.items : [])
    onOrderCreated(orderId)
    dispatch(orderCreated(orderId))
    if (!popup) return dispatch(leaveForProvider(orderId, purchase.method))

    // Closed before it reached the provider: the order cannot have been paid.
    if (popup.closed) await dispatch(abandonPendingOrders(userId, reason))
    else popup.location.replace(paymentWindowUrl(orderId, purchase.method))
    await whenClosed(popup, CLOSED_CHECK_MS)
    dispatch(paymentEnded())
    return orderId
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

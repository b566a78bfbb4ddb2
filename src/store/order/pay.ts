import { asApiError } from '../../api/errors.ts'
import { ordersApi } from '../../api/orders.ts'
import { paymentApi, paymentWindowUrl } from '../../api/payment.ts'
import { env } from '../../config/env.ts'
import type { PaymentMethod } from '../../contract/payment.ts'
import { isMobileBrowser } from '../../lib/device.ts'
import { acquireLock } from '../../lib/lock.ts'
import { postForm } from '../../lib/postForm.ts'
import { openPopup, whenClosed } from '../../lib/popup.ts'
import { unitPrice, productAmount } from '../cart/prices.ts'
import type { CartItem } from '../cart/cartSlice.ts'
import { abandonPendingOrders } from './resolvePendingOrders.ts'
import { canStartPayment, orderCreated, paymentStarted, paymentEnded, paymentStopped, type PaymentProblem } from './orderSlice.ts'
import { addPendingOrder } from './pendingOrders.ts'
import type { AppThunk } from '../store.ts'

const PAYMENT_WINDOW = { width: 800, height: 700, name: 'pickers-payment' }
const CLOSED_CHECK_MS = 500
/** A browser that has not left for the provider by then does not leave any more. */
const LEAVING_MS = 10_000
/** The mobile page reads no other charset. */
const PROVIDER_CHARSET = 'euc-kr'
export const PAYMENT_CANCELED = 'PAYMENT_CANCELED'

export type Purchase = {
  /** At the prices that were shown. */
  items: readonly CartItem[]
  addressId: number
  method: PaymentMethod
  /** Won. */
  shippingAmount: number
  /** Do these lines leave the cart once they are paid (CART-07)? */
  isFromCart: boolean
}

type PaymentOptions = {
  /** Stands in the window until it is led on. */
  windowText: string
  /** What the server keeps of an order that was given up. */
  cancelMessage: string
  /** There is an order, and nobody could pay it yet. */
  onOrderCreated: (orderId: string) => void
}

let paymentWindow: Window | undefined

/** Brings the payment window back to the front. */
export const showPaymentWindow = (): void => paymentWindow?.focus()

/**
 * Pays: a window within the click, then the order, then the provider (PAY-01…04). Resolves to the order whose result is to
 * be seen, or to null where there is none to see or the browser leaves for the provider. Only one window of a browser pays
 * at a time, and only after everything begun earlier is over.
 */
export function pay(purchase: Purchase, around: PaymentOptions): AppThunk<Promise<string | null>> {
  return async (dispatch, getState) => {
    const { order, auth } = getState()
    if (!canStartPayment(order) || auth.userId === null) return null
    const popup = isMobileBrowser() ? undefined : openPopup({ ...PAYMENT_WINDOW, text: around.windowText })
    if (popup === null) {
      dispatch(paymentStopped({ kind: 'blocked' }))
      return null
    }
    dispatch(paymentStarted())
    paymentWindow = popup
    const giveBack = await acquireLock('pickers-paying', 'paying')
    try {
      const end = giveBack
        ? await dispatch(payWithLock(auth.userId, purchase, around, popup))
        : ({ kind: 'elsewhere' } satisfies PaymentProblem)
      if (end === null || typeof end === 'string') return end
      popup?.close()
      dispatch(paymentStopped(end))
      return null
    } finally {
      giveBack?.()
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
    if (earlier.is === 'unclear') return earlier.problem
    if (earlier.is === 'paid') {
      popup?.close()
      dispatch(orderCreated(earlier.orderId))
      dispatch(paymentEnded())
      return earlier.orderId
    }
    if (popup?.closed) return { kind: 'closed' }

    const made = await dispatch(ordersApi.endpoints.createOrder.initiate(draftOf(purchase)))
    if (made.error) return { kind: 'call', call: 'createOrder', error: asApiError(made.error) }
    const { orderId } = made.data
    addPendingOrder(userId, orderId, purchase.isFromCart ? purchase.items : [])
    onOrderCreated(orderId)
    dispatch(orderCreated(orderId))
    if (!popup) return dispatch(leaveForProvider(orderId, purchase.method))

    // Closed before it was led on: nobody can have paid.
    if (popup.closed) await dispatch(abandonPendingOrders(userId, reason))
    else popup.location.replace(paymentWindowUrl(orderId, purchase.method))
    await whenClosed(popup, CLOSED_CHECK_MS)
    dispatch(paymentEnded())
    return orderId
  }
}

/** The order in today's prices (API-50, OPEN-16). */
function draftOf({ items, addressId, shippingAmount }: Purchase) {
  return {
    products: items.map(({ product, stockId, quantity }) => ({
      productId: product.id,
      stockId,
      price: unitPrice(product),
      quantity,
    })),
    addressId,
    totalAmount: productAmount(items) + shippingAmount,
    shippingAmount,
  }
}

/** A phone's browser goes to the provider's page and comes back by the server's redirect (PAY-04). */
function leaveForProvider(orderId: string, paymentMethod: PaymentMethod): AppThunk<Promise<PaymentProblem | null>> {
  return async (dispatch) => {
    const form = await dispatch(paymentApi.endpoints.mobilePaymentForm.initiate({ orderId, paymentMethod }))
    if (form.error) return { kind: 'call', call: 'mobilePaymentForm', error: asApiError(form.error) }
    postForm(env.paymentMobileUrl, form.data, PROVIDER_CHARSET)
    void whenBack().then(() => dispatch(paymentStopped(null)))
    return null
  }
}

/** The page came back as it was left, or was never left. */
function whenBack(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, LEAVING_MS)
    const back = () => {
      clearTimeout(timer)
      resolve()
    }
    addEventListener('pageshow', back, { once: true })
  })
}

import { api } from '../../api/api.ts'
import { asApiError } from '../../api/errors.ts'
import { ordersApi } from '../orders/api.ts'
import type { PaymentMethod } from '../../contract/values.ts'
import { isMobileBrowser } from '../../lib/device.ts'
import { withLock } from '../../lib/lock.ts'
import type { CartLine } from '../cart/cartSlice.ts'
import { productAmount, unitPrice } from '../catalogue/prices.ts'
import type { Checkout } from './checkoutsSlice.ts'
import { leaveForProvider, openPaymentWindow, paymentWindowUrl, whenClosed } from './providerPage.ts'
import { abandonOrder, abandonPendingOrders, storeOrder, type AbandonResult } from './pendingOrders.ts'
import { selectCanStart, orderCreated, paymentStarted, paymentEnded, paymentStopped, type PaymentProblem } from './orderSlice.ts'
import type { AppThunk } from '../../hooks.ts'

export const PAYMENT_CANCELED = 'PAYMENT_CANCELED'

/** A checkout at the prices shown to the shopper, with the other properties of an order. */
type PayableCheckout = Checkout & {
  addressId: number
  method: PaymentMethod
  /** Won. */
  shippingFee: number
}

type PaymentTexts = {
  /** Shown in the payment window until it navigates to the provider. */
  window: string
  /** Stored by the server as the message of an abandoned order. */
  cancelled: string
}

let paymentWindow: Window | undefined

/** Focuses the payment window. */
export const showPaymentWindow = (): void => paymentWindow?.focus()

/**
 * Opens the payment window within the click, then creates the order, then opens the provider. Only one window of a browser pays
 * at a time, and only after all earlier orders have an outcome. What stops it is in the slice of the order.
 */
export function pay(checkout: PayableCheckout, texts: PaymentTexts): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const { userId } = getState().auth
    if (!selectCanStart(getState()) || userId === null) return
    const popup = isMobileBrowser() ? undefined : openPaymentWindow(texts.window)
    if (popup === null) return dispatch(stop(checkout.id, { kind: 'blocked' }))
    dispatch(paymentStarted(checkout.id))
    paymentWindow = popup
    const isHere = await withLock(`pickers-paying:${userId}`, async () => {
      const problem = await dispatch(payWithLock(userId, checkout, texts, popup))
      if (problem) dispatch(stop(checkout.id, problem, popup))
      return true
    })
    if (!isHere) dispatch(stop(checkout.id, { kind: 'elsewhere' }, popup))
  }
}

function stop(checkoutId: string, problem: PaymentProblem, popup?: Window): AppThunk<void> {
  return (dispatch) => {
    popup?.close()
    dispatch(paymentStopped({ checkoutId, problem }))
    // Shows which product or address the server refused.
    if (problem.kind === 'call') dispatch(api.util.invalidateTags(['Products', 'User']))
  }
}

/** Resolves with what stops the payment: null once its window is closed, an earlier order was paid, or the browser leaves for the provider. */
function payWithLock(
  userId: string,
  checkout: PayableCheckout,
  { cancelled }: PaymentTexts,
  popup: Window | undefined,
): AppThunk<Promise<PaymentProblem | null>> {
  return async (dispatch) => {
    const reason = { failCode: PAYMENT_CANCELED, failMessage: cancelled }
    const earlier = await dispatch(abandonPendingOrders(userId, reason))
    if (earlier.status !== 'clear') return dispatch(endByEarlierOrder(earlier, popup))
    if (popup?.closed) return { kind: 'closed' }

    const created = await dispatch(ordersApi.endpoints.createOrder.initiate(toOrderDraft(checkout)))
    if (created.error) return { kind: 'call', call: 'createOrder', error: asApiError(created.error) }
    const { orderId } = created.data
    const isStored = await dispatch(storeOrder({ ...checkout, order: { id: orderId } })).then(
      () => true,
      () => false,
    )
    // A phone leaves this page for the provider, and with it everything that is not stored.
    if (!isStored && !popup) {
      await dispatch(abandonOrder(userId, orderId, reason))
      return { kind: 'unstored' }
    }
    // Without Web Locks another window may have ordered the same lines meanwhile.
    const other = await dispatch(abandonPendingOrders(userId, reason, orderId))
    if (other.status !== 'clear') {
      await dispatch(abandonOrder(userId, orderId, reason))
      return dispatch(endByEarlierOrder(other, popup))
    }
    dispatch(orderCreated(orderId))
    if (!popup) return dispatch(leaveForProvider(orderId, checkout.method))

    // Closed before it reached the provider: the order cannot be paid.
    if (popup.closed) await dispatch(abandonPendingOrders(userId, reason))
    else popup.location.replace(paymentWindowUrl(orderId, checkout.method))
    await whenClosed(popup)
    // Whether it was paid is decided by the reply of `orderCompletion` alone: `listeners.ts` gives it to the cart.
    dispatch(paymentEnded())
    return null
  }
}

/** A paid earlier order ends with its result; one with an unknown state stops the payment. */
function endByEarlierOrder(
  earlier: Exclude<AbandonResult, { status: 'clear' }>,
  popup?: Window,
): AppThunk<PaymentProblem | null> {
  return (dispatch) => {
    if (earlier.status === 'unclear') return earlier.problem
    popup?.close()
    dispatch(orderCreated(earlier.orderId))
    dispatch(paymentEnded())
    return null
  }
}

/** The order of a checkout at its current prices. */
function toOrderDraft({ lines, addressId, shippingFee }: PayableCheckout) {
  return {
    products: lines.map(toDraftLine),
    addressId,
    totalAmount: productAmount(lines) + shippingFee,
    shippingAmount: shippingFee,
  }
}

const toDraftLine = ({ product, stockId, quantity }: CartLine) => ({
  productId: product.id,
  stockId,
  price: unitPrice(product),
  quantity,
})

import { asApiError } from '../../api/errors.ts'
import { env } from '../../config/env.ts'
import type { PaymentMethod } from '../../contract/values.ts'
import { paymentPages } from '../../contract/payment.ts'
import type { AppThunk } from '../../hooks.ts'
import { postForm } from '../../lib/postForm.ts'
import { checkoutApi } from './api.ts'
import { paymentStopped, type PaymentProblem } from './orderSlice.ts'

/** A browser that has not left for the provider after this time stays. */
const LEAVE_TIMEOUT_MS = 10_000
/** The only charset that the provider's mobile page accepts. */
const PROVIDER_CHARSET = 'euc-kr'

/** Of the payment window, in px. */
const [WIDTH, HEIGHT] = [800, 700]
const CLOSED_CHECK_MS = 500

/** Opens the payment window with a text in the center of this one, within a click; null where the browser blocks it. */
export function openPaymentWindow(text: string): Window | null {
  const left = Math.round(screenX + (outerWidth - WIDTH) / 2)
  const top = Math.round(screenY + (outerHeight - HEIGHT) / 2)
  // A window with the same name is reused.
  const popup = window.open('', 'pickers-payment', `popup,width=${WIDTH},height=${HEIGHT},left=${left},top=${top}`)
  try {
    if (popup) Object.assign(popup.document, { title: text }).body.textContent = text
  } catch {
    // A window of this name may still show a page of another origin: the caller navigates it anyway.
  }
  return popup
}

/** Resolves once a window is closed, which is polled. */
export function whenClosed(popup: Window): Promise<void> {
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      if (!popup.closed) return
      clearInterval(timer)
      resolve()
    }, CLOSED_CHECK_MS)
  })
}

/** The address that the payment window navigates to once the order is created. */
export function paymentWindowUrl(orderId: string, paymentMethod: PaymentMethod): string {
  return `${env.apiBase}${paymentPages.desktop.slice(1)}?${new URLSearchParams({ orderId, paymentMethod }).toString()}`
}

/** A phone's browser navigates to the provider's page and returns by the server's redirect. */
export function leaveForProvider(orderId: string, paymentMethod: PaymentMethod): AppThunk<Promise<PaymentProblem | null>> {
  return async (dispatch) => {
    const form = await dispatch(checkoutApi.endpoints.mobilePaymentForm.initiate({ orderId, paymentMethod }))
    if (form.error) return { kind: 'call', call: 'mobilePaymentForm', error: asApiError(form.error) }
    postForm(env.paymentMobileUrl, form.data, PROVIDER_CHARSET)
    void whenPageRestored().then(() => dispatch(paymentStopped(null)))
    return null
  }
}

/** Resolves when the page comes back from the back/forward cache, or was not left in time. */
function whenPageRestored(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, LEAVE_TIMEOUT_MS)
    const onPageShow = () => {
      clearTimeout(timer)
      resolve()
    }
    addEventListener('pageshow', onPageShow, { once: true })
  })
}

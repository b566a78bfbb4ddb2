import { asApiError } from '../../api/errors.ts'
import { paymentApi } from './api.ts'
import { env } from '../../config/env.ts'
import type { PaymentMethod } from '../../contract/payment.ts'
import { postForm } from '../../lib/postForm.ts'
import { paymentStopped, type PaymentProblem } from './orderSlice.ts'
import type { AppThunk } from '../../hooks.ts'

/** A browser that has not left for the provider after this time stays. */
const LEAVE_TIMEOUT_MS = 10_000
/** The only charset that the provider's mobile page accepts. */
const PROVIDER_CHARSET = 'euc-kr'

/** A phone's browser navigates to the provider's page and returns by the server's redirect (PAY-04). */
export function leaveForProvider(orderId: string, paymentMethod: PaymentMethod): AppThunk<Promise<PaymentProblem | null>> {
  return async (dispatch) => {
    const form = await dispatch(paymentApi.endpoints.mobilePaymentForm.initiate({ orderId, paymentMethod }))
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

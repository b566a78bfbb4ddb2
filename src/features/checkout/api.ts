import { env } from '../../config/env.ts'
import * as contract from '../../contract/payment.ts'
import { paymentPages, type PaymentMethod } from '../../contract/payment.ts'
import { api, endpoint } from '../../api/api.ts'

export const paymentApi = api.injectEndpoints({
  overrideExisting: import.meta.env.DEV,
  endpoints: (build) => ({ mobilePaymentForm: build.mutation(endpoint(contract.mobilePaymentForm)) }),
})

/** The address that the payment window navigates to once the order is created (API-51, PAY-01). */
export function paymentWindowUrl(orderId: string, paymentMethod: PaymentMethod): string {
  return `${env.apiBase}${paymentPages.desktop.slice(1)}?${new URLSearchParams({ orderId, paymentMethod }).toString()}`
}

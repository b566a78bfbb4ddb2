import { env } from '../config/env.ts'
import * as contract from '../contract/payment.ts'
import type { InputOf, ReplyOf } from '../contract/operation.ts'
import { paymentPages, type PaymentMethod } from '../contract/payment.ts'
import { api } from './api.ts'
import { call } from './baseQuery.ts'

export const paymentApi = api.injectEndpoints({
  endpoints: (build) => ({
    mobilePaymentForm: build.mutation<
      ReplyOf<typeof contract.mobilePaymentForm>,
      InputOf<typeof contract.mobilePaymentForm>['body']
    >({
      query: (body) => call(contract.mobilePaymentForm, { body }),
    }),
  }),
})

/** The address that the payment window navigates to once the order is created (API-51, PAY-01). */
export function paymentWindowUrl(orderId: string, paymentMethod: PaymentMethod): string {
  return `${env.apiBase}${paymentPages.desktop.slice(1)}?${new URLSearchParams({ orderId, paymentMethod }).toString()}`
}

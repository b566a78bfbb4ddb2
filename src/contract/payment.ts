import * as v from 'valibot'
import { operation } from './operation.ts'
import { orderId } from './values.ts'

/** The fields of the form that the browser posts to the provider's mobile page (PAY-04). */
export const mobilePaymentForm = operation({
  id: 'API-52',
  method: 'POST',
  path: '/v1/inicis/mobile/auth',
  access: 'user',
  body: v.object({ orderId, paymentMethod: v.pipe(v.string(), v.maxLength(20)) }),
  reply: v.record(v.string(), v.string()),
  refusals: ['ORDER_NOT_FOUND', 'ORDER_NOT_PAYABLE'],
})

export const examples = {
  mobilePaymentForm: { orderId: 'unknown', paymentMethod: 'Card' },
}

/** Addresses of the server that a browser navigates to; they reply with pages and redirects (API-51, API-53). */
export const paymentPages = {
  desktop: '/v1/inicis/auth',
  desktopReturn: '/v1/inicis/return',
  desktopClose: '/v1/inicis/close',
  mobileReturn: '/v1/inicis/mobile/return',
} as const

import type { operations } from '../../src/contract/operations.ts'
import { findOwnOrder } from '../rules/orders/orders.ts'
import { desktopForm, mobileForm, parsePaymentMethod } from '../rules/payment/paymentForms.ts'
import { payableOrder } from '../rules/payment/payments.ts'
import { refuse } from '../rules/refusal.ts'
import type { Rule } from './handle.ts'
import type { Page } from './pages.ts'

/** The form that a phone's browser posts to the provider (API-52). */
export const mobilePaymentForm: Rule<typeof operations.mobilePaymentForm> = ({ tx, user, body, base, now }) => {
  const method = parsePaymentMethod(body.paymentMethod)
  const order = findOwnOrder(tx, user.id, body.orderId)
  if (order.status !== 'PENDING') refuse('ORDER_NOT_PAYABLE')
  return mobileForm(tx, order, method, base, now)
}

/** The page that the payment window opens: it leads to the emulated provider's, below the server's base (API-51). */
export const desktopPage: Page = {
  methods: ['GET'],
  open: ({ tx, fields, base, now }) => {
    const method = parsePaymentMethod(fields['paymentMethod'] ?? '')
    const form = desktopForm(tx, payableOrder(tx, fields['orderId'] ?? ''), method, base, now)
    return `mock/payment.html?${new URLSearchParams(form).toString()}`
  },
}

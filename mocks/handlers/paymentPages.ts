import type { operations } from '../../src/contract/operations.ts'
import type { paymentPages } from '../../src/contract/payment.ts'
import { findOwnOrder } from '../rules/orders/orders.ts'
import { desktopForm, mobileForm, parsePaymentMethod } from '../rules/payment/paymentForms.ts'
import { closeWindow, returnFromMobile, returnFromWindow } from '../rules/payment/paymentReturns.ts'
import { payableOrder } from '../rules/payment/payments.ts'
import { refuse } from '../rules/refusal.ts'
import type { Rule } from './handle.ts'
import { openPage, type Page, type Visit } from './pages.ts'

/** The form that a phone's browser posts to the provider (API-52). */
export const mobilePaymentForm: Rule<typeof operations.mobilePaymentForm> = ({ tx, user, body, base, now }) => {
  const method = parsePaymentMethod(body.paymentMethod)
  const order = findOwnOrder(tx, user.id, body.orderId)
  if (order.status !== 'PENDING') refuse('ORDER_NOT_PAYABLE')
  return mobileForm(tx, order, method, base, now)
}

const pages: Record<keyof typeof paymentPages, Page> = {
  // The page that the payment window opens leads to the emulated provider's, below the server's base (API-51).
  desktop: {
    methods: ['GET'],
    open: ({ tx, fields, base, now }) => {
      const method = parsePaymentMethod(fields['paymentMethod'] ?? '')
      const form = desktopForm(tx, payableOrder(tx, fields['orderId'] ?? ''), method, base, now)
      return { target: `mock/payment.html?${new URLSearchParams(form).toString()}` }
    },
  },
  desktopReturn: { methods: ['POST'], open: ({ tx, fields, now }) => returnFromWindow(tx, fields, now) },
  desktopClose: { methods: ['GET', 'POST'], open: ({ tx, fields, now }) => closeWindow(tx, fields, now) },
  mobileReturn: { methods: ['POST'], open: ({ tx, fields, now }) => returnFromMobile(tx, fields, now) },
}

/** Replies to a navigation to one of the pages (`openPage`). */
export const openPaymentPage = (name: keyof typeof paymentPages, visit: Visit) => openPage(pages[name], visit)

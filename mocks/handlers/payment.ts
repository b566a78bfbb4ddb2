import { operations } from '../../src/contract/operations.ts'
import { paymentPages } from '../../src/contract/payment.ts'
import { ownOrder } from '../rules/orders.ts'
import { desktopForm, mobileForm, paymentMethodOf } from '../rules/paymentForms.ts'
import { closeWindow, returnFromMobile, returnFromWindow } from '../rules/paymentReturns.ts'
import { payableOrder } from '../rules/payments.ts'
import { refused } from '../rules/refusal.ts'
import { answer } from './answer.ts'
import type { Page } from './pages.ts'

export const payment = {
  mobilePaymentForm: answer(operations.mobilePaymentForm, ({ t, user, body, base, now }) => {
    const method = paymentMethodOf(body.paymentMethod)
    const order = ownOrder(t, user.id, body.orderId)
    if (order.status !== 'PENDING') refused('ORDER_NOT_PAYABLE')
    return mobileForm(t, order, method, base, now)
  }),
}

/** The server's pages of a payment (API-51, API-53): a browser goes there, so they answer with an address to go on to. */
export const paymentRoutes: readonly Page[] = [
  {
    path: paymentPages.desktop,
    methods: ['GET'],
    open: ({ t, fields, base, now }) => {
      const method = paymentMethodOf(fields['paymentMethod'] ?? '')
      return providerPage(desktopForm(t, payableOrder(t, fields['orderId'] ?? ''), method, base, now))
    },
  },
  { path: paymentPages.desktopReturn, methods: ['POST'], open: ({ t, fields, now }) => returnFromWindow(t, fields, now) },
  { path: paymentPages.desktopClose, methods: ['GET', 'POST'], open: ({ t, fields, now }) => closeWindow(t, fields, now) },
  { path: paymentPages.mobileReturn, methods: ['POST'], open: ({ t, fields, now }) => returnFromMobile(t, fields, now) },
]

/** The emulated provider's own page, below the server's base. */
function providerPage(form: Readonly<Record<string, string>>): string {
  return `mock/payment.html?${new URLSearchParams(form).toString()}`
}

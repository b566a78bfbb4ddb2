import { http } from 'msw'
import { operations } from '../../src/contract/operations.ts'
import { paymentPages } from '../../src/contract/payment.ts'
import { findOwnOrder } from '../rules/orders/orders.ts'
import { desktopForm, mobileForm, parsePaymentMethod } from '../rules/payment/paymentForms.ts'
import { closeWindow, returnFromMobile, returnFromWindow } from '../rules/payment/paymentReturns.ts'
import type { FaultTarget } from '../rules/faults.ts'
import { payableOrder } from '../rules/payment/payments.ts'
import { refuse } from '../rules/refusal.ts'
import type { Handle } from './handle.ts'
import type { HandlerContext } from './resolver.ts'
import { openPage, type Page } from './pages.ts'

export const paymentHandlers = (handle: Handle) => [
  handle(operations.mobilePaymentForm, ({ tx, user, body, base, now }) => {
    const method = parsePaymentMethod(body.paymentMethod)
    const order = findOwnOrder(tx, user.id, body.orderId)
    if (order.status !== 'PENDING') refuse('ORDER_NOT_PAYABLE')
    return mobileForm(tx, order, method, base, now)
  }),
]

/** The server's own pages of a payment (API-51, API-53). */
export const paymentPagesHandlers = ({ world, base, api, wrap }: HandlerContext, home: string = base) =>
  pages.map((page) =>
    http.all(
      api(page.path),
      wrap(page.name, ({ request }) => openPage(world, page, request, base, home)),
    ),
  )

const pages: readonly (Page & { readonly name?: FaultTarget })[] = [
  {
    path: paymentPages.desktop,
    methods: ['GET'],
    open: ({ tx, fields, base, now }) => {
      const method = parsePaymentMethod(fields['paymentMethod'] ?? '')
      return providerPage(desktopForm(tx, payableOrder(tx, fields['orderId'] ?? ''), method, base, now))
    },
  },
  {
    name: 'paymentReturn',
    path: paymentPages.desktopReturn,
    methods: ['POST'],
    open: ({ tx, fields, now }) => returnFromWindow(tx, fields, now),
  },
  { path: paymentPages.desktopClose, methods: ['GET', 'POST'], open: ({ tx, fields, now }) => closeWindow(tx, fields, now) },
  {
    name: 'mobilePaymentReturn',
    path: paymentPages.mobileReturn,
    methods: ['POST'],
    open: ({ tx, fields, now }) => returnFromMobile(tx, fields, now),
  },
]

/** The emulated provider's own page, below the server's base. */
function providerPage(form: Readonly<Record<string, string>>): string {
  return `mock/payment.html?${new URLSearchParams(form).toString()}`
}

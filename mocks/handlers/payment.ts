import { operations } from '../../src/contract/operations.ts'
import { paymentPages } from '../../src/contract/payment.ts'
import { singleFlight } from '../../src/lib/singleFlight.ts'
import { closeWindow, returnFromMobile, returnFromWindow } from '../rules/payment/paymentReturns.ts'
import type { Handle } from './handle.ts'
import type { PageHandle } from './pages.ts'

// The provider's signatures are 6 kB in gz, loaded with the first payment.
const importForms = singleFlight(() => import('./paymentForms.ts'))

export const paymentHandlers = (handle: Handle) => [
  handle.lazy(operations.mobilePaymentForm, async () => (await importForms()).mobilePaymentForm),
]

/** The server's own pages of a payment (API-51, API-53). */
export const paymentPagesHandlers = (page: PageHandle) => [
  page.lazy(paymentPages.desktop, async () => (await importForms()).desktopPage),
  page(
    paymentPages.desktopReturn,
    { methods: ['POST'], open: ({ tx, fields, now }) => returnFromWindow(tx, fields, now) },
    'paymentReturn',
  ),
  page(paymentPages.desktopClose, { methods: ['GET', 'POST'], open: ({ tx, fields, now }) => closeWindow(tx, fields, now) }),
  page(
    paymentPages.mobileReturn,
    { methods: ['POST'], open: ({ tx, fields, now }) => returnFromMobile(tx, fields, now) },
    'mobilePaymentReturn',
  ),
]

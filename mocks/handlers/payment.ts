import { http } from 'msw'
import { operations } from '../../src/contract/operations.ts'
import { paymentPages } from '../../src/contract/payment.ts'
import { singleFlight } from '../../src/lib/singleFlight.ts'
import type { FaultTarget } from '../rules/faults.ts'
import type { Handle } from './handle.ts'
import type { HandlerContext } from './wrap.ts'

// The rules of a payment and the provider's signatures are loaded with the first one.
const importPayment = singleFlight(() => import('./paymentPages.ts'))

export const paymentHandlers = ({ lazy }: Handle) => [
  lazy(operations.mobilePaymentForm, async () => (await importPayment()).mobilePaymentForm),
]

/**
 * The server's own pages of a payment (API-51, API-53); faults meet those with a name. `home` is the app's own address, for the
 * link of an error.
 */
export function paymentPagesHandlers({ world, base, api, wrap }: HandlerContext, home: string = base) {
  const page = (name: keyof typeof paymentPages, fault?: FaultTarget) =>
    http.all(
      api(paymentPages[name]),
      wrap(fault, async ({ request }) => (await importPayment()).openPaymentPage(name, { world, request, base, home })),
    )
  return [
    page('desktop', 'paymentPage'),
    page('desktopReturn', 'paymentReturn'),
    page('desktopClose'),
    page('mobileReturn', 'mobilePaymentReturn'),
  ]
}

import { http } from 'msw'
import { operations } from '../../src/contract/operations.ts'
import { paymentPages } from '../../src/contract/payment.ts'
import { closeWindow, returnFromMobile, returnFromWindow } from '../rules/payment/paymentReturns.ts'
import type { FaultTarget } from '../rules/faults.ts'
import type { Handle } from './handle.ts'
import type { HandlerContext } from './wrap.ts'
import { openPage, type Page } from './pages.ts'

// The provider's signatures need a library, which is loaded with the first payment.
const importForms = () => import('./paymentForms.ts')

export const paymentHandlers = (handle: Handle) => [
  handle.lazy(operations.mobilePaymentForm, async () => (await importForms()).mobilePaymentForm),
]

/** The server's own pages of a payment (API-51, API-53). */
export function paymentPagesHandlers({ world, base, api, wrap }: HandlerContext, home: string = base) {
  const handler = (path: string, name: FaultTarget | undefined, load: () => Promise<Page>) =>
    http.all(
      api(path),
      wrap(name, async ({ request }) => openPage(world, await load(), request, base, home)),
    )
  return [
    handler(paymentPages.desktop, undefined, async () => (await importForms()).desktopPage),
    ...returnPages.map((page) => handler(page.path, page.name, () => Promise.resolve(page))),
  ]
}

const returnPages: readonly (Page & { readonly name?: FaultTarget })[] = [
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

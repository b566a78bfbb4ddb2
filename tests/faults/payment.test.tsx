import { readFileSync } from 'node:fs'
import { screen, within } from '@testing-library/react'
import { expect, vi } from 'vitest'
import { stubPostcode } from '../../stories/support/stubPostcode.ts'
import { readRow } from '../../scripts/generate/tableRows.ts'
import type { OperationName } from '../../src/contract/operations.ts'
import { callText } from '../../src/api/errorText.ts'
import { addressTexts } from '../../src/features/address/texts.ts'
import { checkoutTexts } from '../../src/features/checkout/texts.ts'
import { paymentTexts } from '../../src/features/payment/texts.ts'
import { errorTexts } from '../../src/texts/errors.ts'
import { commonTexts } from '../../src/texts/common.ts'
import { purchaseTexts } from '../../src/texts/purchase.ts'
import { onPhone } from '../../mocks/scenarios/purchases.ts'
import { openCheckout, countOrdersByStatus, placePendingOrder, pressPay, stubPopup, renderCheckout } from '../support/payment.tsx'
import { expectRow } from '../support/expectRow.ts'
import { startMockServer, renderApp } from '../support/renderApp.tsx'
import { findViolations } from '../mocks/rules/invariants.ts'
import { proveFaults, type Cell, type Row } from './faultTable.tsx'
import { randomText } from '../../src/features/session/authorize.ts'

const orderLines = () => screen.getByRole('list', { name: checkoutTexts.ko.lines })
const busyPay = () => screen.getAllByRole('button', { name: /결제하기$/, busy: true })[0] ?? document.body
const processing = () => screen.getByRole('heading', { name: paymentTexts.ko.processing })

async function openAndPay() {
  stubPopup()
  const app = await openCheckout()
  await pressPay(app)
  return app
}

async function openAndPayOnPhone() {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(onPhone().userAgent)
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined)
  const app = await openCheckout()
  await pressPay(app)
  return app
}

async function saveAddress() {
  stubPostcode()
  const app = await openCheckout({ addresses: 0 })
  const { user } = app
  await user.click(screen.getByRole('button', { name: addressTexts.ko.title }))
  const form = within(await screen.findByRole('dialog', { name: addressTexts.ko.title }))
  await user.type(form.getByRole('textbox', { name: addressTexts.ko.name }), '집')
  await user.type(form.getByRole('textbox', { name: addressTexts.ko.receiver }), '염지훈')
  await user.type(form.getByRole('textbox', { name: addressTexts.ko.phone }), '01000000002')
  await user.click(form.getByRole('button', { name: addressTexts.ko.search }))
  await user.click(form.getByRole('button', { name: '서울 성동구 성수이로 87' }))
  await user.type(form.getByRole('textbox', { name: addressTexts.ko.detail }), '3층')
  await user.click(form.getByRole('button', { name: addressTexts.ko.save }))
  return app
}

const declined = { message: '한도초과로 결제에 실패했습니다.' }

const rows: Row[] = [
  {
    call: 'product',
    ids: 'CART-08',
    open: renderCheckout,
    message: purchaseTexts.ko.unchecked,
    pendingElement: orderLines,
    remainingElement: orderLines,
  },
  {
    call: 'addAddress',
    ids: 'ACCT-06',
    open: saveAddress,
    pendingElement: () => screen.getByRole('button', { name: addressTexts.ko.save, busy: true }),
    remainingElement: () => screen.getByDisplayValue('3층'),
  },
  { call: 'createOrder', ids: 'CHK-08', open: openAndPay, pendingElement: busyPay, remainingElement: orderLines },
  { call: 'mobilePaymentForm', ids: 'PAY-04', open: openAndPayOnPhone, pendingElement: busyPay, remainingElement: orderLines },
  {
    call: 'orderCompletion',
    ids: 'PAY-08',
    open: async () => renderApp(`/payment/result?orderId=${await placePendingOrder()}`, { as: 'jihoon', settle: false }),
    pendingElement: processing,
    remainingElement: () => screen.getByRole('button', { name: commonTexts.ko.retry }),
  },
  {
    call: 'confirmOrder',
    ids: 'PAY-05',
    open: async () =>
      renderApp(`/payment/success?orderId=${await placePendingOrder()}&paymentKey=${randomText()}&amount=41500`, {
        as: 'jihoon',
        settle: false,
      }),
    pendingElement: processing,
    remainingElement: () => screen.getByRole('link', { name: paymentTexts.ko.payAgain }),
  },
  {
    call: 'failOrder',
    ids: 'PAY-06',
    open: async () => {
      const query = new URLSearchParams({ ...declined, code: randomText(), orderId: await placePendingOrder() }).toString()
      return renderApp(`/payment/fail?${query}`, { as: 'jihoon', settle: false })
    },
    message: declined.message,
    pendingElement: processing,
  },
]

/** After each fault the server's orders and stock are consistent, and nothing is paid. */
async function checkCell({ call, fault, shown }: Cell): Promise<void> {
  expect(await startMockServer().world.read(findViolations)).toEqual([])
  const orders = await countOrdersByStatus()
  expect(orders['CONFIRMED'] ?? 0).toBe(0)
  const states = Object.keys(orders).toSorted((one, other) => one.localeCompare(other))
  const [file, key, left] = ['docs/payment-faults.md', `${call}: ${fault}`, states.join(', ') || 'none']
  const isUsual = shown === usuallyShown(call)[fault] && left === (callsBeforeTheOrder.has(call) ? 'none' : 'PENDING')
  if (!isUsual) expectRow(file, 'calls', [key, shown, left])
  else expect(readRow(readFileSync(file, 'utf8'), 'calls', key), 'it is as usual: remove the row').toBeUndefined()
}

/** Until its reply there is no order. */
const callsBeforeTheOrder: ReadonlySet<string> = new Set(['product', 'addAddress', 'createOrder'])

/** The table of what is usually seen in docs/payment-faults.md, whose other table has the differences. */
const usuallyShown = (call: OperationName): Readonly<Record<string, string>> => ({
  refused: 'the server’s message',
  'server error': 'the server’s message',
  network: `«${errorTexts.ko.network}»`,
  hangs: 'a loading state; nothing is lost',
  garbage: `«${callText(errorTexts.ko, call)}»`,
  'contract broken': `«${callText(errorTexts.ko, call)}»`,
  '401 expired': 'nothing: the token is refreshed once and the call repeated',
  '401 other': 'the login page',
})

proveFaults(rows, checkCell)

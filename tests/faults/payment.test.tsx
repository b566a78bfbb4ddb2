import { screen, waitFor, within } from '@testing-library/react'
import { expect, vi } from 'vitest'
import { stubPostcode } from '../../stories/support/stubPostcode.ts'
import { addressTexts } from '../../src/features/address/texts.ts'
import { checkoutTexts } from '../../src/features/checkout/texts.ts'
import { paymentTexts } from '../../src/features/payment/texts.ts'
import { commonTexts } from '../../src/texts/common.ts'
import { purchaseTexts } from '../../src/texts/purchase.ts'
import { onPhone } from '../../mocks/scenarios/purchases.ts'
import { openCheckout, countOrdersByStatus, placePendingOrder, pressPay, stubPopup, renderCheckout } from '../support/payment.tsx'
import { startMockServer, renderApp } from '../support/renderApp.tsx'
import { findViolations } from '../mocks/rules/invariants.ts'
import { proveFaults, type Cell, type Row } from './faultTable.tsx'
import { randomText } from '../../src/features/session/states.ts'

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
  await user.type(form.getByRole('textbox', { name: addressTexts.ko.phone }), '01013572462')
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
    remainingElement: () => screen.getByRole('button', { name: paymentTexts.ko.payInstead }),
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
async function checkCell({ call, fault }: Cell): Promise<void> {
  // The call that is repeated after a token refresh may still be on its way.
  await waitFor(async () => expect(Object.keys(await countOrdersByStatus())).toEqual(ordersAfter(call, fault)))
  expect(await startMockServer().world.read(findViolations)).toEqual([])
}

/** Until the reply to `createOrder` there is no order; a repeated call is answered. */
function ordersAfter(call: Cell['call'], fault: Cell['fault']): string[] {
  if (call === 'failOrder' && fault === '401 expired') return ['FAILED']
  const isBefore = call === 'product' || call === 'addAddress' || (call === 'createOrder' && fault !== '401 expired')
  return isBefore ? [] : ['PENDING']
}

proveFaults(rows, checkCell)

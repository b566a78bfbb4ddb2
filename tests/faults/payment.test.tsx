import { screen } from '@testing-library/react'
import { vi } from 'vitest'
import { personas } from '../../mocks/db/seed/personas.ts'
import { agree, onPhone, place } from '../../mocks/scenarios/purchases.ts'
import { ko } from '../../src/texts/ko.ts'
import { oneTurtleneck, openCheckout, pressPay, stubWindow } from '../journeys/paying.tsx'
import { START, startShop, visit } from '../journeys/visit.tsx'
import { proveFaults, type Row } from './table.tsx'

const PAY = /결제하기$/
const busy = () => screen.getAllByRole('button', { name: PAY, busy: true })[0] ?? document.body
const lines = () => screen.getAllByText(/터틀넥/)[0] ?? document.body
const processing = () => screen.getByRole('heading', { level: 1, name: ko.payment.processing })

let opened = 0

async function pay() {
  stubWindow()
  const shop = await openCheckout()
  await pressPay(shop)
  return shop
}

async function payOnPhone() {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(onPhone().userAgent)
  return pay()
}

/** Each time with an order of another number: a confirmation that hangs is waited for by whoever comes with the same one. */
async function backFromProvider() {
  opened += 1
  const { order, paymentKey } = await startShop().world.transaction((t) => {
    for (let earlier = 1; earlier < opened; earlier += 1) place(t, personas.jihoon.id, oneTurtleneck, START)
    const order = place(t, personas.jihoon.id, oneTurtleneck, START)
    return { order, paymentKey: agree(t, order) }
  })
  const query = new URLSearchParams({ orderId: order.orderId, paymentKey, amount: String(order.totalAmount) })
  return visit(`/payment/success?${query.toString()}`, { as: 'jihoon' })
}

const rows: Row[] = [
  { call: 'createOrder', ids: 'CHK-08', open: pay, waits: busy, keeps: lines },
  { call: 'mobilePaymentForm', ids: 'PAY-04', open: payOnPhone, waits: busy, keeps: lines },
  {
    call: 'confirmOrder',
    ids: 'PAY-05',
    open: backFromProvider,
    waits: processing,
  },
  {
    call: 'failOrder',
    ids: 'PAY-06',
    // The page says what the provider said, whether or not the server took the report.
    open: () => visit('/payment/fail?code=REJECT_CARD_PAYMENT&message=한도초과&orderId=A-1', { as: 'jihoon' }),
    sees: {
      refused: '한도초과',
      'server error': '한도초과',
      network: '한도초과',
      garbage: '한도초과',
      'contract broken': '한도초과',
    },
    waits: () => screen.getByRole('heading', { level: 1 }),
  },
  {
    call: 'orderCompletion',
    ids: 'PAY-08',
    open: () => visit('/payment/result?orderId=A-1', { as: 'jihoon' }),
    waits: processing,
    keeps: () => screen.getByRole('button', { name: ko.common.retry }),
  },
]

proveFaults(rows)

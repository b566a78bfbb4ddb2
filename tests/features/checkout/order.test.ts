import { constantFrom, array, assert, property } from 'fast-check'
import { expect, test } from 'vitest'
import { loggedOut } from '../../../src/api/session.ts'
import {
  noticeOpened,
  noticeClosed,
  orderCreated,
  orderSlice,
  paymentStarted,
  paymentEnded,
  paymentStopped,
  problemDismissed,
  type OrderState,
} from '../../../src/features/checkout/orderSlice.ts'
import '../../support/properties.ts'

const { reducer } = orderSlice
const { selectCanStart, selectIsPaying } = orderSlice.getSelectors()
const start = reducer(undefined, { type: 'start' })
const after = (...actions: Parameters<typeof reducer>[1][]) => actions.reduce<OrderState>(reducer, start)

/** Whether an order starts only from an idle state, and does not change while it is paid. */
function isAllowed(before: OrderState, { flow }: OrderState): boolean {
  const { step } = before.flow
  if (flow.step === 'creating') return step === 'creating' || selectCanStart(before)
  if (flow.step !== 'paying') return true
  return step === 'creating' || (before.flow.step === 'paying' && before.flow.orderId === flow.orderId)
}

test('[CHK-07] idle, creating, paying, settled, and from there to the next', () => {
  const states = [paymentStarted('c-1'), orderCreated('A-1'), paymentEnded(), paymentStarted('c-1')]
  const steps = states.map((_, at) => after(...states.slice(0, at + 1)).flow.step)
  expect([start.flow.step, ...steps]).toEqual(['idle', 'creating', 'paying', 'settled', 'creating'])
  const settled = after(paymentStarted('c-1'), orderCreated('A-1'), paymentEnded())
  expect([selectIsPaying(settled, 'c-1'), selectIsPaying(settled, 'c-2'), selectIsPaying(start, 'c-1')]).toEqual([
    true,
    false,
    false,
  ])
})

test('[CHK-07] what cannot happen changes nothing', () => {
  expect(after(orderCreated('A-1'))).toEqual(start)
  expect(after(paymentEnded())).toEqual(start)
  const paying = after(paymentStarted('c-1'), orderCreated('A-1'))
  for (const action of [paymentStarted('c-1'), orderCreated('B-2'), problemDismissed()])
    expect(reducer(paying, action)).toEqual(paying)
})

test('[CHK-07, PAY-12] an order is created only after a payment started, and never two at a time', () => {
  const actions = constantFrom(
    paymentStarted('c-1'),
    orderCreated('A-1'),
    orderCreated('B-2'),
    paymentEnded(),
    paymentStopped(null),
    paymentStopped({ checkoutId: 'c-1', problem: { kind: 'blocked' } }),
    problemDismissed(),
    noticeOpened('A-1'),
    noticeClosed(),
    loggedOut('pressed'),
  )
  assert(
    property(array(actions, { maxLength: 40 }), (sequence) => {
      let state = start
      for (const action of sequence) {
        const before = state
        state = reducer(before, action)
        expect(isAllowed(before, state)).toBe(true)
      }
    }),
  )
})

test('[PAY-13] a notice and a problem stay until closed or until the session ends', () => {
  const received = noticeOpened('A-1')
  const stopped = paymentStopped({ checkoutId: 'c-1', problem: { kind: 'elsewhere' } })
  expect(after(received, stopped, problemDismissed())).toMatchObject({
    flow: { stop: null },
    notice: 'A-1',
  })
  expect(after(received, noticeClosed()).notice).toBeNull()
  expect(after(received, paymentStarted('c-1')).notice).toBeNull()
  expect(after(received, stopped, loggedOut('pressed'))).toEqual(start)
})

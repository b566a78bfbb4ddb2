import { http, HttpResponse } from 'msw'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { now } from '../../mocks/db/clock.ts'
import { personas } from '../../mocks/db/seed/personas.ts'
import { findOrder } from '../../mocks/rules/orders/orders.ts'
import { approvePayment, issuePaymentKey } from '../../mocks/rules/payment/payments.ts'
import { env } from '../../src/config/env.ts'
import type { PaymentMethod } from '../../src/contract/payment.ts'
import { press } from './pick.ts'
import { updateWorld } from './scenario.tsx'

const PATIENCE_MS = 2000

/** Stands in for the browser's window of the payment; `isBlocked` says how often the browser opens none. */
export function stubWindow(isBlocked = 0) {
  const real = window.open
  let blocked = isBlocked
  const popup = {
    closed: false,
    close: () => void (popup.closed = true),
    focus: fn(),
    location: { replace: fn<(address: string) => void>() },
    document: { title: '', body: { textContent: '' } },
  }
  Reflect.set(window, 'open', () => {
    blocked -= 1
    popup.closed = false
    return blocked >= 0 ? null : popup
  })
  shown = popup
  return async () => {
    // The story's payment ends with the story, and what it held alone is free for the next; one that hangs never ends.
    popup.closed = true
    window.open = real
    const patience = { signal: AbortSignal.timeout(PATIENCE_MS) }
    await navigator.locks.request('pickers-paying', patience, () => undefined).catch(() => undefined)
  }
}

let shown: { closed: boolean; location: { replace: { mock: { lastCall?: [string] | undefined } } } } | undefined

/** The number of the order that the window was led to the provider with. */
export async function orderInWindow(): Promise<string> {
  await waitFor(() => expect(shown?.location.replace).toHaveBeenCalled())
  return new URL(shown?.location.replace.mock.lastCall?.[0] ?? '').searchParams.get('orderId') ?? ''
}

/** The shopper agrees in the provider's window; what it leads to is the server's to decide. */
export const approve = (orderId: string, method: PaymentMethod = 'Card') =>
  updateWorld((tx) => {
    const order = findOrder(tx, orderId)
    if (!order) throw new Error(`there is no order ${orderId}`)
    const paymentKey = issuePaymentKey(tx, { orderId, channel: 'window', method, amount: order.totalAmount })
    approvePayment(tx, order, { channel: 'window', paymentKey, amount: order.totalAmount }, now(tx.counters))
  })

/** The payment window closes itself. */
export function closeWindow(): void {
  if (shown) shown.closed = true
}

/** From the cart to the checkout, with its address and today's prices. */
export async function toCheckout(canvasElement: HTMLElement): Promise<void> {
  await press(canvasElement, /주문하기$/)
  await within(canvasElement).findByRole('heading', { name: '주문·결제' })
}

export async function choose(canvasElement: HTMLElement, name: string | RegExp): Promise<void> {
  await userEvent.click(await within(canvasElement).findByRole('radio', { name }))
}

/** The orders of Jihoon by their states, newest last. */
export async function orderStates(): Promise<string[]> {
  let states: string[] = []
  await updateWorld((tx) => {
    states = tx.orders.all(tx.orders.user.ids(personas.jihoon.id)).map(({ status }) => status)
  })
  return states
}

/** What the server says an order has come to, in a story of a result. */
export const completesAs = (completion: object) =>
  http.get(`${env.apiBase}v1/orders/:orderId/complete`, () =>
    HttpResponse.json({ result: 'SUCCESS', data: completion, error: null }),
  )

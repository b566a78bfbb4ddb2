import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { ApiError } from '../../api/errors.ts'
import { loggedOut } from '../../api/session.ts'
import type { OperationName } from '../../contract/operations.ts'

/** Why a payment was not started. */
export type PaymentProblem =
  /** The browser blocked the payment window. */
  | { kind: 'blocked' }
  /** Another window of this browser is paying. */
  | { kind: 'elsewhere' }
  /** A line is known to be sold out, gone or too few. */
  | { kind: 'unorderable' }
  /** The payment window was closed before the order was created. */
  | { kind: 'closed' }
  /** A phone could not store the order, which is given up: it would leave this page to pay. */
  | { kind: 'unstored' }
  /** An earlier order can still be paid, and the server did not mark it as failed. */
  | { kind: 'open'; orderId: string }
  | { kind: 'call'; call: OperationName; error: ApiError }

/** The status of an order whose payment was unfinished. */
export type OrderUpdate = { orderId: string; status: string }

/** Why a checkout's payment was not started; it ends with that checkout. */
type Stop = { checkoutId: string; problem: PaymentProblem }

type Flow =
  | { step: 'idle'; stop: Stop | null }
  | { step: 'creating'; checkoutId: string }
  | { step: 'paying'; checkoutId: string; orderId: string }
  /** The payment window is closed; the server has the order's outcome. */
  | { step: 'settled'; checkoutId: string; orderId: string }

/** Idle → creating → paying → settled. Ignores actions that would create a second order meanwhile. */
export type OrderState = { flow: Flow; update: OrderUpdate | null }

const start: OrderState = { flow: { step: 'idle', stop: null }, update: null }
/** Whether no payment is running. */
export const canStartPayment = ({ flow }: OrderState): boolean => flow.step === 'idle' || flow.step === 'settled'

/** Whether this checkout's payment is running or leads to its result. */
export const isPaymentOf = ({ flow }: OrderState, checkoutId: string | undefined): boolean =>
  flow.step !== 'idle' && flow.checkoutId === checkoutId

/** The problem of this checkout. */
export const problemOf = ({ flow }: OrderState, checkoutId: string): PaymentProblem | null =>
  flow.step === 'idle' && flow.stop?.checkoutId === checkoutId ? flow.stop.problem : null

export const orderSlice = createSlice({
  name: 'order',
  initialState: start,
  reducers: {
    paymentStarted: (order, { payload: checkoutId }: PayloadAction<string>) =>
      canStartPayment(order) ? { update: null, flow: { step: 'creating' as const, checkoutId } } : undefined,
    orderCreated(order, { payload: orderId }: PayloadAction<string>) {
      if (order.flow.step === 'creating') order.flow = { ...order.flow, step: 'paying', orderId }
    },
    paymentEnded(order) {
      if (order.flow.step === 'paying') order.flow = { ...order.flow, step: 'settled' }
    },
    paymentStopped(order, { payload: stop }: PayloadAction<Stop | null>) {
      order.flow = { step: 'idle', stop }
    },
    problemDismissed(order) {
      if (order.flow.step === 'idle') order.flow.stop = null
    },
    orderUpdateReceived(order, { payload: update }: PayloadAction<OrderUpdate>) {
      order.update = update
    },
    orderUpdateDismissed(order) {
      order.update = null
    },
  },
  extraReducers: (build) => build.addCase(loggedOut, () => start),
})

export const {
  paymentStarted,
  orderCreated,
  paymentEnded,
  paymentStopped,
  problemDismissed,
  orderUpdateReceived,
  orderUpdateDismissed,
} = orderSlice.actions

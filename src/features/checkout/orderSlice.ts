import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { ApiError } from '../../api/errors.ts'
import { loggedOut } from '../../api/session.ts'
import type { OperationName } from '../../contract/operations.ts'
import { resultLeft } from './checkoutsSlice.ts'

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

/** Why a checkout's payment was not started; it ends with that checkout. */
type Stop = { checkoutId: string; problem: PaymentProblem }

type Flow =
  | { step: 'idle'; stop: Stop | null }
  | { step: 'creating'; checkoutId: string }
  | { step: 'paying'; checkoutId: string; orderId: string }
  /** The payment window is closed; the server has the order's outcome. */
  | { step: 'settled'; checkoutId: string; orderId: string }

/**
 * Idle → creating → paying → settled. Ignores actions that would create a second order meanwhile. `notice` is the id of the order
 * whose notice is open, null once it was closed: what has become of that order, a query says.
 */
export type OrderState = { flow: Flow; notice: string | null }

declare module '../../hooks.ts' {
  interface RootState {
    order: OrderState
  }
}

const start: OrderState = { flow: { step: 'idle', stop: null }, notice: null }
const canStart = ({ flow }: OrderState): boolean => flow.step === 'idle' || flow.step === 'settled'

export const orderSlice = createSlice({
  name: 'order',
  initialState: start,
  reducers: {
    paymentStarted: (order, { payload: checkoutId }: PayloadAction<string>) =>
      canStart(order) ? { notice: null, flow: { step: 'creating' as const, checkoutId } } : undefined,
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
    noticeOpened(order, { payload: orderId }: PayloadAction<string>) {
      order.notice = orderId
    },
    noticeClosed(order) {
      order.notice = null
    },
  },
  extraReducers: (build) =>
    build
      .addCase(loggedOut, () => start)
      // The page that is left has said it.
      .addCase(resultLeft, (order) => void (order.notice = null)),
  selectors: {
    /** Whether no payment is running. */
    selectCanStart: canStart,
    /** Whether this checkout's payment is running or leads to its result. */
    selectIsPaying: ({ flow }, checkoutId: string): boolean => flow.step !== 'idle' && flow.checkoutId === checkoutId,
    /** The order of this checkout whose payment window has closed. */
    selectEndedOrder: ({ flow }, checkoutId: string): string | undefined =>
      flow.step === 'settled' && flow.checkoutId === checkoutId ? flow.orderId : undefined,
    /** Why this checkout's payment was not started. */
    selectProblem: ({ flow }, checkoutId: string): PaymentProblem | null =>
      flow.step === 'idle' && flow.stop?.checkoutId === checkoutId ? flow.stop.problem : null,
  },
})

export const { paymentStarted, orderCreated, paymentEnded, paymentStopped, problemDismissed, noticeOpened, noticeClosed } =
  orderSlice.actions
export const { selectCanStart, selectIsPaying, selectEndedOrder, selectProblem } = orderSlice.selectors

import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import * as v from 'valibot'
import { loggedOut } from '../../api/session.ts'
import { safeLocalStorage, safeSessionStorage } from '../../lib/storage.ts'
import { orderSettled, outcomesStored } from '../cart/slice.ts'
import type { Checkout } from './storedCheckouts.ts'

export type PlacedCheckout = Checkout & { order: NonNullable<Checkout['order']> }

type CheckoutsState = {
  /** The open checkouts of this window, and the orders of this device. */
  list: Checkout[]
  /** Outcomes by order id that are not stored before the cart is; after a reload in between, the order is looked up again. */
  outcomes: Record<string, PlacedCheckout['order']['outcome']>
  /** False until what is stored has been read by `restoreCheckouts`. */
  isRestored: boolean
}

const MAX_OPEN = 10

type Unstored = Omit<Checkout, 'changedAt'>
type Changes = Pick<Checkout, 'id'> & Partial<Checkout>

const isPlaced = (checkout: Checkout): checkout is PlacedCheckout => checkout.order !== undefined
const isPending = ({ order }: PlacedCheckout): boolean => order.outcome === 'pending'
/** Adds the time of a change. */
const now = <P>(payload: P) => ({ payload, meta: { changedAt: Date.now() } })
type Timed<P> = PayloadAction<P, string, { changedAt: number }>

export const checkoutsSlice = createSlice({
  name: 'checkouts',
  initialState: (): CheckoutsState => ({ list: [], outcomes: {}, isRestored: !hasStored() }),
  reducers: {
    /** The oldest of many open checkouts is removed. */
    checkoutStarted: {
      prepare: now<Unstored>,
      reducer: (state, { payload, meta }: Timed<Unstored>) => {
        const others = state.list.filter(({ id }) => id !== payload.id)
        const open = others.filter((one) => !isPlaced(one))
        const surplus = new Set(open.slice(0, 1 - MAX_OPEN).map(({ id }) => id))
        state.list = [...others.filter(({ id }) => !surplus.has(id)), { ...payload, ...meta }]
      },
    },
    orderPlaced: {
      prepare: now<Unstored>,
      reducer: (state, { payload, meta }: Timed<Unstored>) => {
        state.list = [...state.list.filter(({ id }) => id !== payload.id), { ...payload, ...meta }]
      },
    },
    /** By the shopper's selections. */
    checkoutChanged: {
      prepare: now<Changes>,
      reducer: ({ list }, { payload, meta }: Timed<Changes>) => {
        Object.assign(list.find(({ id }) => id === payload.id) ?? {}, payload, meta)
      },
    },
    /** The server does not know the order. */
    orderForgotten: {
      prepare: now<{ id: string }>,
      reducer: (state, { payload, meta }: Timed<{ id: string }>) => {
        state.list = state.list.map((one) => (one.id === payload.id ? reopened(one, meta) : one))
      },
    },
    /** A failed order is an open checkout again, a paid one is over. */
    resultLeft: {
      prepare: now<{ userId: string }>,
      reducer: (state, { payload: { userId }, meta }: Timed<{ userId: string }>) => {
        state.list = state.list.flatMap((one) => {
          const isOver = one.userId === userId && isPlaced(one) && !isPending(one) && !(one.order.id in state.outcomes)
          if (!isOver) return [one]
          return one.order.outcome === 'succeeded' ? [] : [reopened(one, meta)]
        })
      },
    },
    /** What is stored by now, also by other windows. */
    checkoutsRead: (state, { payload }: PayloadAction<Checkout[]>) => {
      state.list = payload.map((one) => withOutcome(one, state.outcomes))
      state.isRestored = true
    },
  },
  extraReducers: (build) =>
    build
      .addCase(orderSettled, (state, { payload: { orderId, outcome } }) => {
        state.outcomes[orderId] = outcome
        state.list = state.list.map((one) => withOutcome(one, state.outcomes))
      })
      .addCase(outcomesStored, (state) => {
        state.outcomes = {}
      })
      .addCase(loggedOut, (state, { payload: reason }) => {
        if (reason === 'pressed') state.list = state.list.filter(isPlaced)
      }),
  selectors: {
    selectCheckout: ({ list }, userId: string | null, checkoutId: string | null): Checkout | undefined =>
      list.find((one) => one.userId === userId && one.id === checkoutId),
    /** The checkout of an order. */
    selectPlaced: ({ list }, userId: string | null, orderId: string | null): PlacedCheckout | undefined =>
      list.filter(isPlaced).find((one) => one.userId === userId && one.order.id === orderId),
    /** The user's orders without a known outcome on this device. A new list each time. */
    selectPending: ({ list }, userId: string | null): PlacedCheckout[] =>
      list.filter(isPlaced).filter((one) => one.userId === userId && isPending(one)),
    /** The user's checkouts, the latest one last. A new list each time. */
    selectByChange: ({ list }, userId: string): Checkout[] =>
      list.filter((one) => one.userId === userId).toSorted((one, other) => one.changedAt - other.changedAt),
  },
})

const reopened = (checkout: Checkout, meta: { changedAt: number }): Checkout => ({ ...checkout, ...meta, order: undefined })

function withOutcome(checkout: Checkout, outcomes: CheckoutsState['outcomes']): Checkout {
  const outcome = checkout.order && outcomes[checkout.order.id]
  return checkout.order && outcome ? { ...checkout, order: { id: checkout.order.id, outcome } } : checkout
}

const hasStored = (): boolean => [safeLocalStorage, safeSessionStorage].some((storage) => storage.read('checkouts') !== null)

export const { checkoutStarted, checkoutChanged, orderPlaced, orderForgotten, resultLeft, checkoutsRead } = checkoutsSlice.actions
export const { selectCheckout, selectPlaced, selectPending, selectByChange } = checkoutsSlice.selectors

const checkoutLink = v.object({ checkoutId: v.string() })

/** The id of the checkout that a history entry shows; null before it is started. */
export function readCheckoutId(state: unknown): string | null {
  const read = v.safeParse(checkoutLink, state)
  return read.success ? read.output.checkoutId : null
}

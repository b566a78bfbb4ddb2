import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import * as v from 'valibot'
import { loggedOut } from '../../api/session.ts'
import { paymentMethods, won } from '../../contract/values.ts'
import { validItems } from '../../lib/readStored.ts'
import { validCartLines, type CartState, type SettledOrder } from '../cart/cartSlice.ts'

const checkout = v.object({
  /** Also in the state of the history entry that shows it. */
  id: v.string(),
  userId: v.string(),
  lines: validCartLines,
  /** Won, products without shipping. */
  totalAmount: won,
  /** Won. Absent where one product is bought directly. */
  shippingFee: v.optional(won),
  /** Whether the lines are removed from the cart after payment (CART-07). */
  isFromCart: v.boolean(),
  addressId: v.optional(v.number()),
  method: v.optional(v.picklist(paymentMethods)),
  /** The order created from it. Its outcome is stored with the cart. */
  order: v.optional(v.object({ id: v.string() })),
  /** Milliseconds since the epoch. */
  changedAt: v.number(),
})

/** A checkout and its order, stored until the result page is left (CHK-01, CART-07, PAY-13). */
export type Checkout = v.InferOutput<typeof checkout>
export type PlacedCheckout = Checkout & { order: NonNullable<Checkout['order']> }

declare module '../../hooks.ts' {
  interface RootState {
    checkouts: Checkout[]
  }
}

const DAY_MS = 24 * 60 * 60 * 1000

const isPlaced = (one: Checkout): one is PlacedCheckout => one.order !== undefined
/** An order counts without its lines too, since it may still be paid. */
const hasLinesOrOrder = (one: Checkout): boolean => isPlaced(one) || one.lines.length > 0
const isCurrent = (one: Checkout): boolean => isPlaced(one) || Date.now() - one.changedAt < DAY_MS

/** What is stored: a damaged checkout is left out, and one without an order a day after its last change. */
export const storedCheckouts = v.pipe(validItems(v.pipe(checkout, v.check(hasLinesOrOrder))), v.filterItems(isCurrent))

type Unstored = Omit<Checkout, 'changedAt'>
type Changes = Pick<Checkout, 'id'> & Partial<Checkout>

/** Adds the time of a change. */
const now = <P>(payload: P) => ({ payload, meta: { changedAt: Date.now() } })
type Timed<P> = PayloadAction<P, string, { changedAt: number }>

const placeLast = {
  prepare: now<Unstored>,
  reducer: (checkouts: Checkout[], { payload, meta }: Timed<Unstored>) => [
    ...checkouts.filter(({ id }) => id !== payload.id),
    { ...payload, ...meta },
  ],
}

export const checkoutsSlice = createSlice({
  name: 'checkouts',
  initialState: (): Checkout[] => [],
  reducers: {
    checkoutStarted: placeLast,
    orderPlaced: placeLast,
    /** By the shopper's selections; without its order, where the server does not know that. */
    checkoutChanged: {
      prepare: now<Changes>,
      reducer: (checkouts, { payload, meta }: Timed<Changes>) => {
        Object.assign(checkouts.find(({ id }) => id === payload.id) ?? {}, payload, meta)
      },
    },
    /** A failed order is an open checkout again, a paid one is over. */
    resultLeft: {
      prepare: now<{ userId: string; settled: readonly SettledOrder[] }>,
      reducer: (checkouts, { payload: { userId, settled }, meta }: Timed<{ userId: string; settled: readonly SettledOrder[] }>) =>
        checkouts.flatMap((one) => {
          const end = one.userId === userId && settled.find(({ id }) => id === one.order?.id)
          if (!end) return [one]
          return end.outcome === 'succeeded' ? [] : [{ ...one, ...meta, order: undefined }]
        }),
    },
    /** Takes over what is stored. */
    checkoutsRead: (_, { payload }: PayloadAction<Checkout[]>) => payload,
  },
  extraReducers: (build) =>
    build.addCase(loggedOut, (checkouts, { payload: reason }) => (reason === 'pressed' ? checkouts.filter(isPlaced) : undefined)),
  selectors: {
    selectCheckout: (checkouts, userId: string | null, checkoutId: string | null): Checkout | undefined =>
      checkouts.find((one) => one.userId === userId && one.id === checkoutId),
    /** The checkout of an order. */
    selectPlaced: (checkouts, userId: string | null, orderId: string | null): PlacedCheckout | undefined =>
      checkouts.filter(isPlaced).find((one) => one.userId === userId && one.order.id === orderId),
    /** Whether the user has ordered and not left the result yet. */
    selectHasOrdered: (checkouts, userId: string | null): boolean =>
      checkouts.some((one) => one.userId === userId && isPlaced(one)),
    /** The user's checkouts, the latest one last. A new list each time. */
    selectByChange: (checkouts, userId: string): Checkout[] =>
      checkouts.filter((one) => one.userId === userId).toSorted((one, other) => one.changedAt - other.changedAt),
  },
})

export const { checkoutStarted, checkoutChanged, orderPlaced, resultLeft, checkoutsRead } = checkoutsSlice.actions
export const { selectCheckout, selectPlaced, selectHasOrdered, selectByChange } = checkoutsSlice.selectors

type State = { cart: CartState; checkouts: Checkout[] }

/** The outcome of a checkout's order; undefined before there is an order. */
export const selectOutcome = ({ cart }: State, { order }: Checkout): 'pending' | SettledOrder['outcome'] | undefined =>
  order && (cart.settled?.find(({ id }) => id === order.id)?.outcome ?? 'pending')

/** The user's orders without a known outcome on this device (PAY-13). A new list each time. */
export const selectPending = (state: State, userId: string | null): PlacedCheckout[] =>
  state.checkouts.filter(isPlaced).filter((one) => one.userId === userId && selectOutcome(state, one) === 'pending')

const checkoutLink = v.object({ checkoutId: v.string() })

/** The id of the checkout that a history entry shows; null before it is started. */
export function readCheckoutId(state: unknown): string | null {
  const read = v.safeParse(checkoutLink, state)
  return read.success ? read.output.checkoutId : null
}

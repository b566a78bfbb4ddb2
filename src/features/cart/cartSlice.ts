import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import * as v from 'valibot'
import { id, maybe, won } from '../../contract/values.ts'
import { validItems } from '../../lib/readStored.ts'

/** The stored part of a product, so that a cart can be shown before the server replies. */
const productSnapshot = v.object({
  id,
  name: v.string(),
  price: won,
  discount: v.number(),
  discountedPrice: maybe(won),
  imageUrl: v.string(),
})

const cartLine = v.object({
  product: productSnapshot,
  stockId: id,
  size: v.string(),
  quantity: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
})

/** The lines of a cart, or of one product bought directly. */
export const cartLines = v.array(cartLine)
/** Stored lines; a damaged one is left out. */
export const validCartLines = validItems(cartLine)
export type CartLine = v.InferOutput<typeof cartLine>

/** An order whose outcome is known. One that succeeded may still wait for a deposit. */
const settledOrder = v.object({ id: v.string(), outcome: v.picklist(['succeeded', 'failed']) })
export type SettledOrder = v.InferOutput<typeof settledOrder>

/** `settled` is absent before the first order: what an order bought leaves together with the order's outcome (OPEN-53). */
export type CartState = { items: CartLine[]; totalItems: number; settled?: SettledOrder[] }

declare module '../../hooks.ts' {
  interface RootState {
    cart: CartState
  }
}

const MAX_SETTLED = 50
const none: CartState = { items: [], totalItems: 0 }

const withItems = (cart: CartState, items: CartLine[]): CartState => ({
  ...cart,
  items,
  totalItems: items.reduce((sum, { quantity }) => sum + quantity, 0),
})

/** What is stored of a cart. */
export const storedCart = v.pipe(
  v.object({ items: validCartLines, settled: v.fallback(v.exactOptional(validItems(settledOrder)), []) }),
  v.transform(({ items, settled }) => withItems(settled?.length ? { ...none, settled } : none, items)),
)

/** By which a line is found: a cart has one line of a product and size. */
type LineKey = Pick<CartLine, 'stockId'> & { productId: number }
const isLine =
  ({ productId, stockId }: LineKey) =>
  (line: CartLine) =>
    line.product.id === productId && line.stockId === stockId
const keyOf = ({ product, stockId }: CartLine): LineKey => ({ productId: product.id, stockId })

/** Stored by `app/persist.ts`, which applies each action to what is stored by then, for all windows. */
export const cartSlice = createSlice({
  name: 'cart',
  initialState: none,
  reducers: {
    /** Merges into the line of the same product and stock; the newest snapshot wins (CART-03, CART-08). */
    linesAdded: (cart, { payload }: PayloadAction<CartLine[]>) => withItems(cart, payload.reduce(addLine, cart.items)),
    lineRemoved: (cart, { payload: key }: PayloadAction<LineKey>) =>
      withItems(
        cart,
        cart.items.filter((line) => !isLine(key)(line)),
      ),
    /** Adds pieces to a line, or takes some away, down to one: another window may have changed the quantity meanwhile. */
    quantityChanged: (cart, { payload: { by, ...key } }: PayloadAction<LineKey & { by: number }>) => {
      const changed = cart.items.find(isLine(key))
      if (!changed || changed.quantity + by < 1) return undefined
      return withItems(
        cart,
        cart.items.map((line) => (line === changed ? { ...line, quantity: line.quantity + by } : line)),
      )
    },
    /** Undoes a removal: the line returns to its index. */
    lineRestored: (cart, { payload: { line, index } }: PayloadAction<{ line: CartLine; index: number }>) =>
      withItems(cart, cart.items.some(isLine(keyOf(line))) ? addLine(cart.items, line) : cart.items.toSpliced(index, 0, line)),
    /** Removes what the order bought, quantity by quantity and once, whichever windows see its end (CART-07). */
    orderSettled: (cart, { payload: { bought, ...order } }: PayloadAction<SettledOrder & { bought: CartLine[] }>) => {
      const { items, settled = [] } = cart
      if (settled.some(({ id }) => id === order.id)) return undefined
      const left = items.map((line) => subtract(line, bought)).filter(({ quantity }) => quantity > 0)
      return { ...withItems(cart, left), settled: [...settled, order].slice(-MAX_SETTLED) }
    },
    /** Stores the current prices that the shopper has seen (CART-08). */
    pricesAccepted: (cart, { payload }: PayloadAction<CartLine[]>) =>
      withItems(
        cart,
        cart.items.map((line) => ({ ...line, product: (payload.find(isLine(keyOf(line))) ?? line).product })),
      ),
    /** Takes over what is stored. */
    cartRead: (_, { payload }: PayloadAction<CartState>) => payload,
  },
})

function addLine(lines: CartLine[], added: CartLine): CartLine[] {
  const isSame = isLine(keyOf(added))
  const before = lines.find(isSame)
  if (!before) return [...lines, added]
  return lines.map((line) => (line === before ? { ...added, quantity: before.quantity + added.quantity } : line))
}

const subtract = (line: CartLine, bought: CartLine[]): CartLine => ({
  ...line,
  quantity: line.quantity - quantityIn(bought, line),
})

const quantityIn = (lines: readonly CartLine[], line: CartLine): number =>
  lines.filter(isLine(keyOf(line))).reduce((sum, { quantity }) => sum + quantity, 0)

/** Whether a cart holds all of these lines in at least their quantities. */
export const containsLines = (cart: readonly CartLine[], lines: readonly CartLine[]): boolean =>
  lines.every((line) => quantityIn(cart, line) >= line.quantity)

export const { linesAdded, lineRemoved, quantityChanged, lineRestored, pricesAccepted, orderSettled, cartRead } =
  cartSlice.actions

/** Navigation state of the cart after a checkout whose lines were bought or removed in another window. */
export const checkoutGone = { isCheckoutGone: true } as const

export const isCheckoutGone = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isCheckoutGone' in state

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

const cartItem = v.object({
  product: productSnapshot,
  stockId: id,
  size: v.string(),
  quantity: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
})

/** The lines of a cart, or of one product bought directly. */
export const cartItems = v.array(cartItem)
/** Stored lines; a damaged one is left out. */
export const validCartItems = validItems(cartItem)
export type CartItem = v.InferOutput<typeof cartItem>

/** An order whose outcome is known. One that succeeded may still wait for a deposit. */
const settledOrder = v.object({ id: v.string(), outcome: v.picklist(['succeeded', 'failed']) })
export type SettledOrder = v.InferOutput<typeof settledOrder>

/** `settled` is absent before the first order: what an order bought leaves together with the order's outcome (OPEN-53). */
export type CartState = { items: CartItem[]; totalItems: number; settled?: SettledOrder[] }

const MAX_SETTLED = 50
const none: CartState = { items: [], totalItems: 0 }

const withItems = (cart: CartState, items: CartItem[]): CartState => ({
  ...cart,
  items,
  totalItems: items.reduce((sum, { quantity }) => sum + quantity, 0),
})

/** What is stored of a cart. */
export const storedCart = v.pipe(
  v.object({ items: validCartItems, settled: v.fallback(v.exactOptional(validItems(settledOrder)), []) }),
  v.transform(({ items, settled }) => withItems(settled?.length ? { ...none, settled } : none, items)),
)

type Line = Pick<CartItem, 'stockId'> & { productId: number }
const isLine =
  ({ productId, stockId }: Line) =>
  (item: CartItem) =>
    item.product.id === productId && item.stockId === stockId
const toLine = ({ product, stockId }: CartItem): Line => ({ productId: product.id, stockId })

/** Stored by `app/persist.ts`, which applies each action to what is stored by then, for all windows. */
export const cartSlice = createSlice({
  name: 'cart',
  initialState: none,
  reducers: {
    /** Merges into the line of the same product and stock; the newest snapshot wins (CART-03, CART-08). */
    itemsAdded: (cart, { payload }: PayloadAction<CartItem[]>) => withItems(cart, payload.reduce(addItem, cart.items)),
    lineRemoved: (cart, { payload: line }: PayloadAction<Line>) =>
      withItems(
        cart,
        cart.items.filter((item) => !isLine(line)(item)),
      ),
    /** Adds pieces to a line, or takes some away, down to one: another window may have changed the quantity meanwhile. */
    quantityChanged: (cart, { payload: { by, ...line } }: PayloadAction<Line & { by: number }>) => {
      const changed = cart.items.find(isLine(line))
      if (!changed || changed.quantity + by < 1) return undefined
      return withItems(
        cart,
        cart.items.map((item) => (item === changed ? { ...item, quantity: item.quantity + by } : item)),
      )
    },
    /** Undoes a removal: the line returns to its index. */
    lineRestored: (cart, { payload: { item, index } }: PayloadAction<{ item: CartItem; index: number }>) =>
      withItems(cart, cart.items.some(isLine(toLine(item))) ? addItem(cart.items, item) : cart.items.toSpliced(index, 0, item)),
    /** Removes what the order bought, quantity by quantity and once, whichever windows see its end (CART-07). */
    orderSettled: (cart, { payload: { bought, ...order } }: PayloadAction<SettledOrder & { bought: CartItem[] }>) => {
      const { items, settled = [] } = cart
      if (settled.some(({ id }) => id === order.id)) return undefined
      const left = items.map((item) => subtract(item, bought)).filter(({ quantity }) => quantity > 0)
      return { ...withItems(cart, left), settled: [...settled, order].slice(-MAX_SETTLED) }
    },
    /** Stores the current prices that the shopper has seen (CART-08). */
    pricesAccepted: (cart, { payload }: PayloadAction<CartItem[]>) =>
      withItems(
        cart,
        cart.items.map((item) => ({ ...item, product: (payload.find(isLine(toLine(item))) ?? item).product })),
      ),
    /** Takes over what is stored. */
    cartRead: (_, { payload }: PayloadAction<CartState>) => payload,
  },
})

function addItem(items: CartItem[], added: CartItem): CartItem[] {
  const isSame = isLine(toLine(added))
  const before = items.find(isSame)
  if (!before) return [...items, added]
  return items.map((item) => (item === before ? { ...added, quantity: before.quantity + added.quantity } : item))
}

const subtract = (item: CartItem, bought: CartItem[]): CartItem => ({
  ...item,
  quantity: item.quantity - quantityIn(bought, item),
})

const quantityIn = (items: readonly CartItem[], item: CartItem): number =>
  items.filter(isLine(toLine(item))).reduce((sum, { quantity }) => sum + quantity, 0)

/** Whether a cart holds all of these lines in at least their quantities. */
export const containsLines = (items: readonly CartItem[], lines: readonly CartItem[]): boolean =>
  lines.every((line) => quantityIn(items, line) >= line.quantity)

export const { itemsAdded, lineRemoved, quantityChanged, lineRestored, pricesAccepted, orderSettled, cartRead } =
  cartSlice.actions

/** Navigation state of the cart after a checkout whose lines were bought or removed in another window. */
export const checkoutGone = { isCheckoutGone: true } as const

export const isCheckoutGone = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isCheckoutGone' in state

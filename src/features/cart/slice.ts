import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import * as v from 'valibot'
import { id, maybe, won } from '../../contract/values.ts'
import { parseStored, validItems } from '../../lib/readStored.ts'

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
export type CartState = { items: CartItem[]; totalItems: number }

const toCart = (items: CartItem[]): CartState => ({ items, totalItems: items.reduce((sum, { quantity }) => sum + quantity, 0) })

/** The valid lines of the stored cart; empty if nothing valid is stored. */
export function readCart(stored: string | null): CartState {
  return toCart(parseStored(stored, v.object({ items: validCartItems }), { items: [] }).items)
}

type Line = Pick<CartItem, 'stockId'> & { productId: number }
const isLine =
  ({ productId, stockId }: Line) =>
  (item: CartItem) =>
    item.product.id === productId && item.stockId === stockId
const toLine = ({ product, stockId }: CartItem): Line => ({ productId: product.id, stockId })

/** An order with a known outcome, and the lines of the cart that it bought. */
type SettledOrder = { orderId: string; outcome: 'succeeded' | 'failed'; bought: CartItem[] }

/** The cart is stored without what settled orders bought: their checkouts can store the outcomes. */
export const outcomesStored = createAction('cart/outcomesStored')

export const cartSlice = createSlice({
  name: 'cart',
  initialState: toCart([]),
  reducers: {
    /** Merges into the line of the same product and stock; the newest snapshot wins. */
    itemsAdded: ({ items }, { payload }: PayloadAction<CartItem[]>) => toCart(payload.reduce(addItem, items)),
    lineRemoved: ({ items }, { payload: line }: PayloadAction<Line>) => toCart(items.filter((item) => !isLine(line)(item))),
    /** Adds pieces to a line, or takes some away, down to one: another window may have changed the quantity meanwhile. */
    quantityChanged: ({ items }, { payload: { by, ...line } }: PayloadAction<Line & { by: number }>) => {
      const changed = items.find(isLine(line))
      if (!changed || changed.quantity + by < 1) return undefined
      return toCart(items.map((item) => (item === changed ? { ...item, quantity: item.quantity + by } : item)))
    },
    /** Undoes a removal: the line returns to its index. */
    lineRestored: ({ items }, { payload: { item, index } }: PayloadAction<{ item: CartItem; index: number }>) =>
      toCart(items.some(isLine(toLine(item))) ? addItem(items, item) : items.toSpliced(index, 0, item)),
    /** Removes what the order bought, quantity by quantity. Its checkout answers too. */
    orderSettled: ({ items }, { payload: { bought } }: PayloadAction<SettledOrder>) =>
      bought.length > 0 ? toCart(items.map((item) => subtract(item, bought)).filter(({ quantity }) => quantity > 0)) : undefined,
    /** Stores the current prices that the shopper has seen. */
    pricesAccepted: ({ items }, { payload }: PayloadAction<CartItem[]>) =>
      toCart(items.map((item) => ({ ...item, product: (payload.find(isLine(toLine(item))) ?? item).product }))),
    /** Takes over the stored cart, with the changes of other windows. */
    cartChangedElsewhere: (cart, { payload: stored }: PayloadAction<string | null>) =>
      stored === JSON.stringify(cart) ? undefined : readCart(stored),
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

export const { itemsAdded, lineRemoved, quantityChanged, lineRestored, pricesAccepted, orderSettled, cartChangedElsewhere } =
  cartSlice.actions

/** Navigation state of the cart after a checkout whose lines were bought or removed in another window. */
export const checkoutGone = { isCheckoutGone: true } as const

export const isCheckoutGone = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isCheckoutGone' in state

import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import * as v from 'valibot'
import { id, maybe, won } from '../../contract/values.ts'
import { safeLocalStorage } from '../../lib/storage.ts'

/** What is kept of a product, so that a cart can be shown before the server answers (CART-06). */
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

/** The lines of an order in the making: of the cart, or of one product bought at once. */
export const cartItems = v.array(cartItem)
export type CartItem = v.InferOutput<typeof cartItem>
export type CartState = { items: CartItem[]; totalItems: number }

const cartOf = (items: CartItem[]): CartState => ({ items, totalItems: items.reduce((sum, { quantity }) => sum + quantity, 0) })

/** What a storage holds, read by a schema: anything else is an empty cart. */
export function readCart(stored: string | null): CartState {
  try {
    return cartOf(v.parse(v.object({ items: cartItems }), JSON.parse(stored ?? 'null')).items)
  } catch {
    return cartOf([])
  }
}

type Line = Pick<CartItem, 'stockId'> & { productId: number }
const isLine =
  ({ productId, stockId }: Line) =>
  (item: CartItem) =>
    item.product.id === productId && item.stockId === stockId
const lineOf = ({ product, stockId }: CartItem): Line => ({ productId: product.id, stockId })

export const cartSlice = createSlice({
  name: 'cart',
  initialState: () => readCart(safeLocalStorage.read('cart')),
  reducers: {
    /** Merges into the line of the same product and stock; the newest snapshot wins (CART-03, CART-08). */
    itemsAdded: ({ items }, { payload }: PayloadAction<CartItem[]>) => cartOf(payload.reduce(merged, items)),
    lineRemoved: ({ items }, { payload: line }: PayloadAction<Line>) => cartOf(items.filter((item) => !isLine(line)(item))),
    quantityChanged: ({ items }, { payload: { quantity, ...line } }: PayloadAction<Line & { quantity: number }>) =>
      quantity < 1 ? undefined : cartOf(items.map((item) => (isLine(line)(item) ? { ...item, quantity } : item))),
    /** The removal is undone: the line comes back to its place. */
    lineRestored: ({ items }, { payload: { item, at } }: PayloadAction<{ item: CartItem; at: number }>) =>
      cartOf(items.some(isLine(lineOf(item))) ? merged(items, item) : items.toSpliced(at, 0, item)),
    /** An order has succeeded: as many as were bought leave the cart (CART-07). */
    linesBought: ({ items }, { payload: bought }: PayloadAction<CartItem[]>) =>
      cartOf(items.map((item) => less(item, bought)).filter(({ quantity }) => quantity > 0)),
    /** The shopper has seen what it costs today, and goes on with it (CART-08). */
    pricesAccepted: ({ items }, { payload }: PayloadAction<CartItem[]>) =>
      cartOf(items.map((item) => ({ ...item, product: (payload.find(isLine(lineOf(item))) ?? item).product }))),
    /** Another window changed the cart, to the text it stored (CART-06). */
    cartChangedElsewhere: (_, { payload: stored }: PayloadAction<string | null>) => readCart(stored),
  },
})

function merged(items: CartItem[], added: CartItem): CartItem[] {
  const isSame = isLine(lineOf(added))
  const before = items.find(isSame)
  if (!before) return [...items, added]
  return items.map((item) => (item === before ? { ...added, quantity: before.quantity + added.quantity } : item))
}

const less = (item: CartItem, bought: CartItem[]): CartItem => ({
  ...item,
  quantity: item.quantity - quantityIn(bought, item),
})

const quantityIn = (items: readonly CartItem[], wanted: CartItem): number =>
  items.filter(isLine(lineOf(wanted))).reduce((sum, { quantity }) => sum + quantity, 0)

/** Does a cart still hold these lines, as many of each? */
export const containsLines = (items: readonly CartItem[], lines: readonly CartItem[]): boolean =>
  lines.every((line) => quantityIn(items, line) >= line.quantity)

export const { itemsAdded, lineRemoved, quantityChanged, lineRestored, pricesAccepted, linesBought, cartChangedElsewhere } =
  cartSlice.actions

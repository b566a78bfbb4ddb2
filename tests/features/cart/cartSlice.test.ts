import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  cartSlice,
  linesAdded,
  lineRemoved,
  lineRestored,
  orderSettled,
  pricesAccepted,
  quantityChanged,
  storedCart,
  type CartLine,
  type CartState,
} from '../../../src/features/cart/cartSlice.ts'
import { refreshedLine } from '../../../src/features/cart/refreshedLines.ts'
import { parseStored } from '../../../src/lib/readStored.ts'
import '../../support/properties.ts'

const item = (stockId: number, quantity = 1, price = 10_000): CartLine => ({
  product: { id: 1, name: '셔츠', price, discount: 0, discountedPrice: null, imageUrl: '/a.avif' },
  stockId,
  size: `S${stockId}`,
  quantity,
})
const empty: CartState = { items: [], totalItems: 0 }
const after = (...actions: Parameters<typeof cartSlice.reducer>[1][]) => actions.reduce(cartSlice.reducer, empty)
const line = (stockId: number) => ({ productId: 1, stockId })
const readCart = (text: string | null): CartState => parseStored(text, storedCart, empty)

const detail = (price: number, left: number, stockId = 1) => ({
  product: { ...item(1).product, price, category: '상의', description: '', episodeId: null, isSoldOut: null },
  imageUrls: [],
  stock: [{ id: stockId, size: 'S1', stock: left }],
  relatedProducts: [],
  reviewPreviews: [],
})

describe('the cart', () => {
  test('[CART-03, CART-06] adding merges lines of the same product and stock; the total sums quantities', () => {
    const cart = after(linesAdded([item(1, 2), item(2)]), linesAdded([item(1, 3)]))
    expect(cart.items.map(({ stockId, quantity }) => [stockId, quantity])).toEqual([
      [1, 5],
      [2, 1],
    ])
    expect(cart.totalItems).toBe(6)
  })

  test('[CART-07] an order takes the pieces it bought once, and leaves what was added meanwhile', () => {
    const settled = orderSettled({ id: 'A-1', outcome: 'succeeded', bought: [item(1, 2), item(2, 1)] })
    const next = orderSettled({ id: 'B-2', outcome: 'succeeded', bought: [item(3, 1)] })
    const cart = after(linesAdded([item(1, 3), item(2, 1), item(3, 2)]), settled, next, settled)
    expect(readCart(JSON.stringify(cart))).toEqual(cart)
    expect(cart.settled).toEqual(['A-1', 'B-2'].map((id) => ({ id, outcome: 'succeeded' })))
    expect(cart.items.map(({ stockId, quantity }) => [stockId, quantity])).toEqual([
      [1, 1],
      [3, 1],
    ])
    expect(cart.totalItems).toBe(2)
  })

  test('[CART-08] merging takes the newest snapshot', () => {
    expect(after(linesAdded([item(1)]), linesAdded([item(1, 1, 12_000)])).items[0]?.product.price).toBe(12_000)
  })

  test('[CART-03] a line is removed by product and stock, and may come back to its place', () => {
    const cart = after(linesAdded([item(1), item(2), item(3)]), lineRemoved(line(2)))
    expect(cart.items.map(({ stockId }) => stockId)).toEqual([1, 3])
    expect(after(linesAdded([item(1)]), lineRemoved({ productId: 2, stockId: 1 })).items).toHaveLength(1)
    const back = cartSlice.reducer(cart, lineRestored({ line: item(2), index: 1 }))
    expect(back.items.map(({ stockId }) => stockId)).toEqual([1, 2, 3])
    expect(cartSlice.reducer(back, lineRestored({ line: item(2), index: 1 })).items).toHaveLength(3)
  })

  test('[CART-02, CART-03] a quantity has no upper bound and never falls below one', () => {
    const cart = after(linesAdded([item(1)]), quantityChanged({ ...line(1), by: 4999 }))
    expect(cart.totalItems).toBe(5000)
    expect(cartSlice.reducer(cart, quantityChanged({ ...line(1), by: -5000 }))).toBe(cart)
  })

  test('[CART-08] accepted prices replace the stored ones', () => {
    const cart = after(linesAdded([item(1, 2), item(2)]), pricesAccepted([item(1, 2, 12_000)]))
    expect(cart.items.map(({ product, quantity }) => [product.price, quantity])).toEqual([
      [12_000, 2],
      [10_000, 1],
    ])
  })

  test.each([
    ['a quantity of none', item(2, 0)],
    ['no price', { ...item(2), product: { ...item(2).product, price: undefined } }],
    ['nothing', null],
    ['another shop’s line', { sku: 'A-1', qty: 2 }],
    ['half a piece', item(2, 0.5)],
    ['no size', { ...item(2), size: undefined }],
  ])('[CART-06] a line with %s hides no other line', (_, bad) => {
    const stored = JSON.stringify({ items: [item(1, 2), bad, item(3)], totalItems: 3 })
    expect(readCart(stored)).toEqual({ items: [item(1, 2), item(3)], totalItems: 3 })
  })

  test.each([5, [null], [{ id: 'A-1' }]])('[CART-06] damaged outcomes of orders hide no line: %j', (settled) => {
    const stored = JSON.stringify({ items: [item(1, 2)], totalItems: 2, settled })
    expect(readCart(stored)).toEqual({ items: [item(1, 2)], totalItems: 2 })
  })

  test('[CART-06] any text in the storage is a cart, and one’s own comes back as it was', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(readCart(text)).toEqual(empty)
      }),
    )
    const cart = after(linesAdded([item(1, 2), item(2)]))
    expect(readCart(JSON.stringify(cart))).toEqual(cart)
    expect(readCart(JSON.stringify({ ...cart, totalItems: 99 })).totalItems).toBe(3)
  })
})

describe('a line as of today', () => {
  const missing = { kind: 'refused', status: 404, code: 'PRODUCT_NOT_FOUND', message: null }

  test.each([
    ['the same', { data: detail(10_000, 5) }, []],
    ['another price', { data: detail(9000, 5) }, [{ kind: 'price', before: 10_000, now: 9000 }]],
    ['sold out', { data: detail(10_000, 0) }, [{ kind: 'soldOut' }]],
    ['too few', { data: detail(10_000, 1) }, [{ kind: 'few', left: 1 }]],
    ['just enough', { data: detail(10_000, 2) }, []],
    ['without its size', { data: detail(10_000, 5, 9) }, [{ kind: 'gone' }]],
    ['a missing product', { error: missing }, [{ kind: 'gone' }]],
    ['a failed look', { error: { kind: 'network' } }, [{ kind: 'unchecked' }]],
    [
      'sold out, then a failed look',
      { data: detail(10_000, 0), error: { kind: 'network' } },
      [{ kind: 'soldOut' }, { kind: 'unchecked' }],
    ],
    ['not asked yet', {}, []],
  ])('[CART-08] %s', (_, known, changes) => {
    expect(refreshedLine(item(1, 2), known).changes).toEqual(changes)
  })

  test('[CART-08] it counts at today’s price', () => {
    for (const later of [{}, { error: { kind: 'network' } }])
      expect(refreshedLine(item(1, 2), { data: detail(9000, 5), ...later }).current.product.price).toBe(9000)
  })
})

import type { ProductDetail } from '../../contract/products.ts'
import type { CartLine } from '../cart/cartSlice.ts'

type Stock = ProductDetail['stock'][number]

/** Quantities by stock id, in the order of selection. */
export type Selection = ReadonlyMap<number, number>

/** Selects an available size with a quantity of 1, or deselects it; a sold-out size is unchanged. */
export function toggleSize(selection: Selection, { id, stock }: Stock): Selection {
  const next = new Map(selection)
  if (!next.delete(id) && stock > 0) next.set(id, 1)
  return next
}

/** Accepts a quantity above 0 and up to the stock. */
export function withQuantity(selection: Selection, { id, stock }: Stock, quantity: number): Selection {
  if (!selection.has(id) || quantity < 1 || quantity > stock) return selection
  return new Map(selection).set(id, quantity)
}

export type ChosenSize = { stock: Stock; quantity: number }

/** The selected sizes, limited to the current stock: other shoppers may have bought meanwhile. */
export function chosenSizes(selection: Selection, stocks: readonly Stock[]): ChosenSize[] {
  return [...selection].flatMap(([id, quantity]) => {
    const stock = stocks.find((one) => one.id === id)
    return stock && stock.stock > 0 ? [{ stock, quantity: Math.min(quantity, stock.stock) }] : []
  })
}

/** The selected sizes as order lines at the current price. */
export function linesOf({ product }: ProductDetail, chosen: readonly ChosenSize[]): CartLine[] {
  const { id, name, price, discount, discountedPrice, imageUrl } = product
  const snapshot = { id, name, price, discount, discountedPrice, imageUrl }
  return chosen.map(({ stock, quantity }) => ({ product: snapshot, stockId: stock.id, size: stock.size, quantity }))
}

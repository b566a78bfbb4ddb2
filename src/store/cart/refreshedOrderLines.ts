import { useMemo } from 'react'
import { shallowEqual } from 'react-redux'
import { isApiError } from '../../api/errorText.ts'
import { productsApi } from '../../api/products.ts'
import type { ProductDetail } from '../../contract/products.ts'
import { unitPrice } from './prices.ts'
import type { CartItem } from './cartSlice.ts'
import { useAppSelector } from '../hooks.ts'

/** What is no longer as the line remembers it. */
export type Change =
  | { kind: 'price'; before: number; now: number }
  /** Fewer are left than the line asks for. */
  | { kind: 'few'; left: number }
  | { kind: 'soldOut' }
  /** The product or the size is not for sale any more. */
  | { kind: 'gone' }
  /** The server could not be asked. */
  | { kind: 'unchecked' }

/** `item` is the line as of today, `kept` as it was remembered. */
export type RefreshedOrderLine = { item: CartItem; previous: CartItem; changes: readonly Change[] }

/** Lines at today's prices, as far as they are known; whoever shows a line asks for its product on entry (CART-08). */
export function useRefreshedOrderLines(items: readonly CartItem[]): RefreshedOrderLine[] {
  const ids = items.map(({ product }) => product.id).join()
  const selectors = useMemo(() => ids.split(',').map((id) => productsApi.endpoints.product.select(Number(id))), [ids])
  const known = useAppSelector((state) => selectors.map((select) => select(state)), shallowEqual)
  return items.map((item, at) => refreshedOrderLine(item, known[at]))
}

type Known = { data?: ProductDetail | undefined; error?: unknown }

/** A line as of today: the newest snapshot, and what has changed since the line was made. */
export function refreshedOrderLine(item: CartItem, { data, error }: Known = {}): RefreshedOrderLine {
  if (isApiError(error) && error.kind === 'refused' && error.status === 404)
    return { item, previous: item, changes: [{ kind: 'gone' }] }
  // What was known before a failed look is no news.
  if (error !== undefined) return { item, previous: item, changes: [{ kind: 'unchecked' }] }
  if (!data) return { item, previous: item, changes: [] }

  const { id, name, price, discount, discountedPrice, imageUrl } = data.product
  const today = { ...item, product: { id, name, price, discount, discountedPrice, imageUrl } }
  const before = unitPrice(item.product)
  const now = unitPrice(today.product)
  return {
    item: today,
    previous: item,
    changes: [...stockChanges(item, data), ...(before === now ? [] : [{ kind: 'price' as const, before, now }])],
  }
}

function stockChanges({ stockId, quantity }: CartItem, { stock }: ProductDetail): Change[] {
  const left = stock.find(({ id }) => id === stockId)?.stock
  if (left === undefined) return [{ kind: 'gone' }]
  if (left === 0) return [{ kind: 'soldOut' }]
  return left < quantity ? [{ kind: 'few', left }] : []
}

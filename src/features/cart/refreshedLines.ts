import { useEffect, useMemo, useRef } from 'react'
import { shallowEqual } from 'react-redux'
import { isNotFound } from '../../api/errorText.ts'
import { productsApi } from '../catalogue/api.ts'
import type { ProductDetail } from '../../contract/products.ts'
import { productAmount, unitPrice } from '../catalogue/prices.ts'
import type { CartLine } from './cartSlice.ts'
import { useAppDispatch, useAppSelector } from '../../hooks.ts'
import { count, won } from '../../lib/format.ts'
import type { TextsOf } from '../../texts/defineTexts.ts'
import type { purchaseTexts } from '../../texts/purchase.ts'

/** A difference between the stored line and the server's product. */
export type Change =
  | { kind: 'price'; before: number; now: number }
  /** The stock is less than the line's quantity. */
  | { kind: 'few'; left: number }
  | { kind: 'soldOut' }
  /** The product or the size is no longer sold. */
  | { kind: 'gone' }
  /** The request for the product failed. */
  | { kind: 'unchecked' }

/** A line with the current product, the line as stored, and how they differ. */
export type RefreshedLine = { current: CartLine; stored: CartLine; changes: readonly Change[] }

const { product: productEndpoint } = productsApi.endpoints

/** Lines at current prices and stock, for which it fetches their products on entry. */
export function useRefreshedLines(lines: readonly CartLine[]): RefreshedLine[] {
  // As a text, which is the same for the same products.
  const ids = lines.map(({ product }) => product.id).join()
  useFreshProducts(ids)
  const selectors = useMemo(() => idsIn(ids).map((id) => productEndpoint.select(id)), [ids])
  const cached = useAppSelector((state) => selectors.map((select) => select(state)), shallowEqual)
  return lines.map((line, index) => refreshedLine(line, cached[index]))
}

// Always anew (CART-08): another shopper may have bought the last one since the product's page was opened.
const options = { forceRefetch: true, subscriptionOptions: { refetchOnFocus: true } } as const

/** Without any, splitting alone would give one empty id. */
const idsIn = (ids: string): number[] => (ids === '' ? [] : ids.split(',').map(Number))

/** Fetches each product anew once it is in the list and on focus, and subscribes to it until it leaves the list. */
function useFreshProducts(ids: string): void {
  const dispatch = useAppDispatch()
  const subscriptions = useRef(new Map<number, { unsubscribe: () => void }>())
  useEffect(() => {
    const { current } = subscriptions
    const wanted = idsIn(ids)
    for (const id of wanted) {
      if (!current.has(id)) current.set(id, dispatch(productEndpoint.initiate(id, options)))
    }
    for (const [id, { unsubscribe }] of current) {
      if (wanted.includes(id)) continue
      unsubscribe()
      current.delete(id)
    }
  }, [ids, dispatch])
  useEffect(() => {
    const { current } = subscriptions
    return () => {
      for (const { unsubscribe } of current.values()) unsubscribe()
      current.clear()
    }
  }, [])
}

/** Fetches the product of a line again. */
export function useRefetchProduct(): (productId: number) => void {
  const dispatch = useAppDispatch()
  return (productId) => void dispatch(productEndpoint.initiate(productId, { subscribe: false, forceRefetch: true }))
}

const missing: ReadonlySet<Change['kind']> = new Set(['few', 'soldOut', 'gone'])

/** Whether the line can be ordered as it is, by what is known of the stock. */
export const isOrderable = ({ changes }: RefreshedLine): boolean => !changes.some(({ kind }) => missing.has(kind))

/** Whether nothing of the line can be ordered. */
export const isSoldOut = ({ changes }: RefreshedLine): boolean =>
  changes.some(({ kind }) => kind === 'soldOut' || kind === 'gone')

/** The amount of the lines that can be ordered, in won, without shipping. */
export const orderableAmount = (lines: readonly RefreshedLine[]): number =>
  productAmount(lines.filter(isOrderable).map(({ current }) => current))

type CachedProduct = { data?: ProductDetail | undefined; error?: unknown }

/** A line with the newest product snapshot, and what has changed since the line was stored. A failed request changes neither. */
export function refreshedLine(stored: CartLine, { data, error }: CachedProduct = {}): RefreshedLine {
  if (isNotFound(error)) return { current: stored, stored, changes: [{ kind: 'gone' }] }
  const unchecked: Change[] = error === undefined ? [] : [{ kind: 'unchecked' }]
  if (!data) return { current: stored, stored, changes: unchecked }

  const { id, name, price, discount, discountedPrice, imageUrl } = data.product
  const current = { ...stored, product: { id, name, price, discount, discountedPrice, imageUrl } }
  const before = unitPrice(stored.product)
  const now = unitPrice(current.product)
  return {
    current,
    stored,
    changes: [...stockChanges(stored, data), ...(before === now ? [] : [{ kind: 'price' as const, before, now }]), ...unchecked],
  }
}

function stockChanges({ stockId, quantity }: CartLine, { stock }: ProductDetail): Change[] {
  const left = stock.find(({ id }) => id === stockId)?.stock
  if (left === undefined) return [{ kind: 'gone' }]
  if (left === 0) return [{ kind: 'soldOut' }]
  return left < quantity ? [{ kind: 'few', left }] : []
}

/** A change of a line since it was added to the cart, as cart and checkout show it. Prices are in won. */
export function changeText(change: Change, texts: TextsOf<typeof purchaseTexts>, language: string): string {
  if (change.kind === 'price') return texts.priceChanged(won(change.before, language), won(change.now, language))
  if (change.kind === 'few') return texts.fewLeft(count(change.left))
  return texts[change.kind]
}

import { useId, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { patterns } from '../../config/paths.ts'
import type { ProductDetail } from '../../contract/products.ts'
import { productAmount } from '../../store/cart/prices.ts'
import { itemsAdded, type CartItem } from '../../store/cart/cartSlice.ts'
import { useAppDispatch } from '../../store/hooks.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { showToast } from '../../ui/toasts.ts'
import { chosenSizes, orderItems, toggleSize, withQuantity, type Selection } from './selection.ts'
import { productTexts } from './texts.ts'

export type Ordering = ReturnType<typeof useOrdering>

/** Selected sizes and quantities, and the two actions: add to cart, buy now (PROD-03…07). */
export function useOrdering(detail: ProductDetail) {
  const texts = useTexts(productTexts)
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const [selection, select] = useState<Selection>(new Map())
  const [isSizeMissing, setSizeMissing] = useState(false)
  const sizesId = useId()

  const stockOf = (id: number) => detail.stock.find((stock) => stock.id === id)
  const chosen = chosenSizes(selection, detail.stock)
  const items = orderItems(detail, chosen)
  const totalAmount = productAmount(items)

  /** Continues with the selection, or shows what is missing and focuses it. */
  const withItems = (onItems: (items: CartItem[]) => void) => () => {
    setSizeMissing(items.length === 0)
    if (items.length > 0) onItems(items)
    else document.getElementById(sizesId)?.querySelector<HTMLElement>('button:not(:disabled)')?.focus()
  }
  return {
    chosen,
    totalAmount,
    sizesId,
    isSoldOut: detail.stock.every(({ stock }) => stock === 0),
    isSizeMissing: isSizeMissing && items.length === 0,
    toggle: (id: number) => {
      const stock = stockOf(id)
      if (stock) select(toggleSize(selection, stock))
      setSizeMissing(false)
    },
    setQuantity: (id: number, quantity: number) => {
      const stock = stockOf(id)
      if (stock) select(withQuantity(selection, stock, quantity))
    },
    addToCart: withItems((added) => {
      dispatch(itemsAdded(added))
      showToast({ text: texts.added, action: { label: texts.toCart, onAct: () => void navigate(patterns.cart) } })
    }),
    // Without a shipping fee, which the checkout computes (PROD-07, OPEN-01).
    buyNow: withItems((bought) => void navigate(patterns.checkout, { state: { orderItems: bought, totalAmount } })),
  }
}

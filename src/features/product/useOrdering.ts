import { useId, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { patterns } from '../../config/paths.ts'
import type { ProductDetail } from '../../contract/products.ts'
import { won } from '../../lib/format.ts'
import { productAmount } from '../catalogue/prices.ts'
import { itemsAdded, type CartItem } from '../cart/slice.ts'
import { useAppDispatch } from '../../hooks.ts'
import { useLocale, useTexts } from '../../texts/useTexts.ts'
import { showToast } from '../../ui/toasts.ts'
import { chosenSizes, orderItems, toggleSize, withQuantity, type Selection } from './selection.ts'
import { productTexts } from './texts.ts'

export type Ordering = ReturnType<typeof useOrdering>

/** Selected sizes and quantities, and the two actions: add to cart, buy now. */
export function useOrdering(detail: ProductDetail) {
  const texts = useTexts(productTexts)
  const { language } = useLocale()
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const [selection, select] = useState<Selection>(new Map())
  const [isSizeMissing, setSizeMissing] = useState(false)
  const sizesId = useId()

  const stockOf = (id: number) => detail.stock.find((stock) => stock.id === id)
  const chosen = chosenSizes(selection, detail.stock)
  const items = orderItems(detail, chosen)
  const totalAmount = productAmount(items)

  /** Shows that a size is missing, and focuses the first size of these. */
  const requestSize = (id = sizesId) => {
    setSizeMissing(true)
    document.getElementById(id)?.querySelector<HTMLElement>('button:not(:disabled)')?.focus()
  }
  /** Continues with the selection, or requests one. */
  const withItems =
    (onItems: (items: CartItem[]) => void) =>
    (onMissing: () => void = requestSize) =>
      items.length > 0 ? onItems(items) : onMissing()
  return {
    chosen,
    /** The button's label, with the amount once a size is selected. */
    buyLabel: chosen.length > 0 ? texts.buyFor(won(totalAmount, language)) : texts.buyNow,
    totalAmount,
    sizesId,
    requestSize,
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
      showToast({
        text: texts.added,
        isSuccess: true,
        action: { label: texts.toCart, onAct: () => void navigate(patterns.cart) },
      })
    }),
    // Without a shipping fee, which the checkout computes.
    buyNow: withItems((bought) => void navigate(patterns.checkout, { state: { orderItems: bought, totalAmount } })),
  }
}

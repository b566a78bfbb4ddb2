import { useId, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { patterns } from '../../config/paths.ts'
import type { ProductDetail } from '../../contract/products.ts'
import { won } from '../../lib/format.ts'
import { productAmount } from '../catalogue/prices.ts'
import { linesAdded, type CartLine } from '../cart/cartSlice.ts'
import { useAppDispatch } from '../../hooks.ts'
import { useLocale, useTexts } from '../../texts/useTexts.ts'
import { showToast } from '../../ui/toasts.ts'
import { chosenSizes, linesOf, toggleSize, withQuantity, type Selection } from './selection.ts'
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
  const lines = linesOf(detail, chosen)
  const totalAmount = productAmount(lines)

  /** Shows that a size is missing, and focuses the first size of these. */
  const requestSize = (id = sizesId) => {
    setSizeMissing(true)
    document.getElementById(id)?.querySelector<HTMLElement>('button:not(:disabled)')?.focus()
  }
  /** Continues with the selection, or requests one. */
  const withLines =
    (onLines: (lines: CartLine[]) => void) =>
    (onMissing: () => void = requestSize) =>
      lines.length > 0 ? onLines(lines) : onMissing()
  return {
    chosen,
    /** The button's label, with the amount once a size is selected. */
    buyLabel: chosen.length > 0 ? texts.buyFor(won(totalAmount, language)) : texts.buyNow,
    totalAmount,
    sizesId,
    requestSize,
    isSoldOut: detail.stock.every(({ stock }) => stock === 0),
    isSizeMissing: isSizeMissing && lines.length === 0,
    toggle: (id: number) => {
      const stock = stockOf(id)
      if (stock) select(toggleSize(selection, stock))
      setSizeMissing(false)
    },
    setQuantity: (id: number, quantity: number) => {
      const stock = stockOf(id)
      if (stock) select(withQuantity(selection, stock, quantity))
    },
    addToCart: withLines((added) => {
      dispatch(linesAdded(added))
      showToast({
        text: texts.added,
        isSuccess: true,
        action: { label: texts.toCart, onAct: () => void navigate(patterns.cart) },
      })
    }),
    // Without a shipping fee, which the checkout computes.
    buyNow: withLines((bought) => void navigate(patterns.checkout, { state: { orderItems: bought, totalAmount } })),
  }
}

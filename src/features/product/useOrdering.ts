import { useId, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { patterns } from '../../config/paths.ts'
import type { ProductDetail } from '../../contract/products.ts'
import { productAmount } from '../../store/cart/prices.ts'
import { itemsAdded, type CartItem } from '../../store/cart/cartSlice.ts'
import { useAppDispatch } from '../../store/hooks.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { showToast } from '../../ui/toasts.ts'
import { chosenSizes, orderItems, toggled, withQuantity, type Selection } from './selection.ts'
import { productTexts } from './texts.ts'

export type Ordering = ReturnType<typeof useOrdering>

/** Sizes and quantities being chosen, and the two ways on: into the cart, or straight to the checkout (PROD-03…07). */
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

  /** Goes on with what was chosen, or says what is missing and leads there. */
  const withItems = (goOn: (items: CartItem[]) => void) => () => {
    setSizeMissing(items.length === 0)
    if (items.length > 0) goOn(items)
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
      if (stock) select(toggled(selection, stock))
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
    // Without a shipping fee: the checkout computes it (PROD-07, OPEN-01).
    buyNow: withItems((bought) => void navigate(patterns.checkout, { state: { orderItems: bought, totalAmount } })),
  }
}
